import { expect, test } from "vitest";
import { partSays } from "./system-words.ts";

const TELLING = { zone: "Asia/Dhaka", dayAndTime: (moment: string) => moment };

test("a part that failed says by which code, where it has one", () => {
  const said = (code: string) =>
    partSays({ part: "mail", what: "failed", facts: { code }, state: "look" } as never, TELLING);
  expect([said("EACCES"), said("")]).toEqual([
    "It did not work. \u2066EACCES\u2069",
    "It did not work.",
  ]);
});
