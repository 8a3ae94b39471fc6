import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { decryptFile, encryptFile } from "./age-file.ts";
import { makeAgeKeys } from "./age-keys.ts";
import { decryptWith, encryptFor } from "./age-stream.ts";

const { recipient, identity } = await makeAgeKeys();
const PIECE = 65_536;
const SEALED = PIECE + 16;
const UNSTOPPED = new AbortController().signal;

/** Made by age-keygen and age 1.1.1. */
const OF_AGE = {
  identity: "AGE-SECRET-KEY-1XSVFQWPHZ5LGY8EM4UF7PYCRULMQJA84W2M6Q7E6SRSQKWJCTLKS5SD852",
  base64:
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBKZTl5eXVHZldWM0daUVZkT1JPWXQ4Rnd1a1k1ZHJwVVZOdDd5Nmp6NDFnClF1dTYzM21qMTlYOGlRaG1hUDUxM1M5eXlzNnJINThRemhtaFowV0pXVGsKLS0tIEk3TFJSblVUVGN6UkM0dEZQY2swNm9QQ0txMnhLeUdka3ZnNFgwcWlqZUUKhEJTDu8V+vLjOr/4QuhK3hxUT3Ft40KgIcBTGSd5y9OLfhRI2TuzYHbLv2RcDgjZ00RD5dXc7aN0",
};

async function* portions(bytes: Uint8Array, size = 30_011) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const seal = (bytes: Uint8Array) => buffer(Readable.from(encryptFor(recipient)(portions(bytes))));
const read = (bytes: Uint8Array, key = identity) =>
  buffer(Readable.from(decryptWith(key)(portions(bytes))));

/** What is wrong with it, in a word. */
const flawOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => "whole",
    ({ flaw }) => flaw,
  );

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE + 5])(
  "%i bytes go there and back",
  async (size) => {
    const bytes = randomBytes(size);
    const sealed = await seal(bytes);
    expect((await read(sealed)).equals(bytes)).toBe(true);
    const pieces = Math.max(1, Math.ceil(size / PIECE));
    expect(sealed.length - size - 16 * pieces).toBe((await seal(Buffer.alloc(0))).length - 16);
  },
);

test("what is cut, altered, put in another order or made longer is told apart", async () => {
  const sealed = await seal(randomBytes(3 * PIECE));
  const start = sealed.length - 3 * SEALED;
  const piece = (index: number) =>
    sealed.subarray(start + index * SEALED, start + (index + 1) * SEALED);
  const joined = (...parts: Uint8Array[]) => Buffer.concat([sealed.subarray(0, start), ...parts]);
  const altered = Buffer.from(sealed);
  altered[start + SEALED + 9] = (altered[start + SEALED + 9] ?? 0) ^ 1;
  const [first, second, third] = [piece(0), piece(1), piece(2)];
  expect(
    await Promise.all(
      [
        joined(first, second, third),
        altered,
        joined(second, first, third),
        joined(first, second),
        joined(first, second, third.subarray(0, 999)),
        joined(first, second, third, third),
        joined(first, second, third, Buffer.alloc(16)),
        sealed.subarray(0, start),
        sealed.subarray(0, start - 1),
        sealed.subarray(0, 20),
        await seal(Buffer.alloc(0)),
      ].map(flawOf),
    ),
  ).toEqual([
    ...["whole", "altered", "altered", "cut-off", "cut-off", "altered", "altered"],
    ...["cut-off", "cut-off", "cut-off", "whole"],
  ]);
});

test("files are written for this account alone; one that is not whole is not there", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const bytes = randomBytes(PIECE + 3);
  writeFileSync(at("plain"), bytes);
  await encryptFile(at("plain"), at("sealed"), recipient, UNSTOPPED);
  await decryptFile(at("sealed"), at("opened"), `# a note\n${identity}\n`, UNSTOPPED);
  expect(readFileSync(at("opened")).equals(bytes)).toBe(true);
  expect(["sealed", "opened"].map((name) => statSync(at(name)).mode & 0o777)).toEqual([
    0o600, 0o600,
  ]);

  writeFileSync(at("by-age"), Buffer.from(OF_AGE.base64, "base64"));
  await decryptFile(at("by-age"), at("from-age"), OF_AGE.identity, UNSTOPPED);
  expect(readFileSync(at("from-age"), "utf8")).toBe("Dhaka, Chattogram, Sylhet");

  writeFileSync(at("cut"), readFileSync(at("sealed")).subarray(0, PIECE));
  const failed = await Promise.allSettled([
    decryptFile(at("cut"), at("a"), identity, UNSTOPPED),
    decryptFile(at("sealed"), at("b"), OF_AGE.identity, UNSTOPPED),
    encryptFile(at("plain"), at("c"), identity, UNSTOPPED),
    encryptFile(at("plain"), at("d"), recipient, AbortSignal.abort(new Error("stopped"))),
  ]);
  const flaws = failed.map((one) => one.status === "rejected" && (one.reason.flaw ?? one.reason));
  expect(flaws).toEqual(["cut-off", "wrong-key", "secret-as-recipient", new Error("stopped")]);
  expect(["a", "b", "c", "d"].map((name) => existsSync(at(name)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
