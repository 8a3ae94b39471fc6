import { expect, test } from "vitest";
import type { ErrorCode, ErrorParams } from "#contracts/errors.ts";
import { roomAndHelp, roomWords } from "./disk-room.ts";
import type { errors } from "./en/errors.ts";
import { errorSentence } from "./error-sentence.ts";
import type { PlaceholderOf } from "./fill.ts";

/** What a sentence names and its code does not bring. */
type Unknown = {
  [Code in ErrorCode]: Exclude<PlaceholderOf<(typeof errors)[Code]>, keyof ErrorParams[Code]>;
}[ErrorCode];

const isEachKnown: [Unknown] extends [never] ? true : Unknown = true;

test("says an error in one sentence, with all that it names", () => {
  expect(isEachKnown).toBe(true);
  expect(errorSentence("wrong-credentials")).toBe("Invalid email or password");
  expect(errorSentence("picture-in-use", { places: ["Home page", "About"] })).toBe(
    "This picture is still used. Choose another one there first: Home page, About.",
  );
  // @ts-expect-error: it names the places.
  errorSentence("picture-in-use");
});

test("where a disk is full it is said how full, and what to do where the sentence does not say it already", () => {
  const room = { freeBytes: 3_000_000, neededBytes: 2_000_000_000 };
  const bare = errorSentence("disk-full", {});
  const full = errorSentence("disk-full", { room });
  expect(full).toBe(`${bare} ${roomAndHelp(room)}`);
  const helped = errorSentence("backup-no-room", {});
  expect(errorSentence("backup-no-room", { room })).toBe(`${helped} ${roomWords(room)}`);
});
