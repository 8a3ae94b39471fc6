import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isDiskFull } from "#server/errors/owner-error.ts";
import { fillDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { decryptFile, encryptFile } from "./age-file.ts";
import { makeAgeKeys } from "./age-keys.ts";
import { isEncrypted } from "./beginning.ts";

const KEYS = await makeAgeKeys();
const UNSTOPPED = new AbortController().signal;
const hasAge = spawnSync("age", ["--version"]).status === 0;

/** Made by age-keygen and age 1.1.1. */
const WRITTEN_BY_AGE = {
  identity: "AGE-SECRET-KEY-1XSVFQWPHZ5LGY8EM4UF7PYCRULMQJA84W2M6Q7E6SRSQKWJCTLKS5SD852",
  base64:
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBKZTl5eXVHZldWM0daUVZkT1JPWXQ4Rnd1a1k1ZHJwVVZOdDd5Nmp6NDFnClF1dTYzM21qMTlYOGlRaG1hUDUxM1M5eXlzNnJINThRemhtaFowV0pXVGsKLS0tIEk3TFJSblVUVGN6UkM0dEZQY2swNm9QQ0txMnhLeUdka3ZnNFgwcWlqZUUKhEJTDu8V+vLjOr/4QuhK3hxUT3Ft40KgIcBTGSd5y9OLfhRI2TuzYHbLv2RcDgjZ00RD5dXc7aN0",
};

function open(bytes = randomBytes(3_000_000)) {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at("plain"), bytes);
  const encrypt = (signal = UNSTOPPED) =>
    encryptFile(at("plain"), at("sealed"), KEYS.recipient, signal);
  const decrypt = (signal = UNSTOPPED) =>
    decryptFile(at("sealed"), at("opened"), KEYS.identity, signal);
  const opened = () => readFileSync(at("opened"));
  return { folder, bytes, at, encrypt, decrypt, opened };
}

test("a file goes there and back, and only this account may read either", async () => {
  const { at, bytes, encrypt, decrypt, opened } = open();
  await encrypt();
  await decrypt();
  expect(bytes.equals(opened())).toBe(true);
  for (const name of ["sealed", "opened"]) expect(statSync(at(name)).mode & 0o777).toBe(0o600);
  expect([await isEncrypted(at("sealed")), await isEncrypted(at("plain"))]).toEqual([true, false]);
});

test("what the program age wrote is read", async () => {
  const { at } = open();
  writeFileSync(at("sealed"), Buffer.from(WRITTEN_BY_AGE.base64, "base64"));
  await decryptFile(at("sealed"), at("opened"), WRITTEN_BY_AGE.identity, UNSTOPPED);
  expect(readFileSync(at("opened"), "utf8")).toBe("Dhaka, Chattogram, Sylhet");
});

test.skipIf(!hasAge).each([0, 1, 65_535, 65_536, 65_537, 3_000_000])(
  "the program age reads our %i bytes, and we read its",
  async (size) => {
    const { at, bytes, encrypt, decrypt, opened } = open(randomBytes(size));
    await encrypt();
    writeFileSync(at("keys"), KEYS.identity);
    const read = execFileSync("age", ["-d", "-i", at("keys"), at("sealed")], { maxBuffer: 1e8 });
    expect(bytes.equals(read)).toBe(true);
    execFileSync("age", ["-r", KEYS.recipient, "-o", at("sealed"), at("plain")]);
    await decrypt();
    expect(bytes.equals(opened())).toBe(true);
  },
);

test("of a file that breaks off in the middle nothing is left behind", async () => {
  const { at, encrypt, decrypt } = open();
  await encrypt();
  const sealed = readFileSync(at("sealed"));
  for (const harmed of [sealed.subarray(0, 2_000_000), Buffer.concat([sealed, sealed])]) {
    writeFileSync(at("sealed"), harmed);
    await expect(decrypt()).rejects.toMatchObject({ name: "AgeError" });
    expect(existsSync(at("opened"))).toBe(false);
  }
});

test("whoever stops it finds nothing of it", async () => {
  const { folder, encrypt } = open(randomBytes(30_000_000));
  const stop = new AbortController();
  const running = encrypt(stop.signal);
  setImmediate(() => stop.abort(new Error("stopped")));
  await expect(running).rejects.toThrow("stopped");
  expect(readdirSync(folder)).toEqual(["plain"]);
  await expect(encrypt(stop.signal)).rejects.toThrow("stopped");
  expect(readdirSync(folder)).toEqual(["plain"]);
});

test("a file that is there already stays as it is", async () => {
  const { at, encrypt, decrypt, opened } = open();
  await encrypt();
  writeFileSync(at("opened"), "somebody's");
  await expect(decrypt()).rejects.toMatchObject({ code: "EEXIST" });
  expect(String(opened())).toBe("somebody's");
});

test("what is not there, or no file, is said by the system, and nothing is left", async () => {
  const { folder, at } = open();
  for (const [source, code] of [
    ["gone", "ENOENT"],
    [".", "EISDIR"],
  ] as const) {
    const encrypt = encryptFile(at(source), at("sealed"), KEYS.recipient, UNSTOPPED);
    await expect(encrypt).rejects.toMatchObject({ code });
  }
  await expect(encryptFile(at("plain"), at("sealed"), "age1", UNSTOPPED)).rejects.toThrow("no key");
  await expect(decryptFile(at("plain"), at("opened"), "no key", UNSTOPPED)).rejects.toThrow();
  await expect(decryptFile(at("plain"), at("opened"), KEYS.identity, UNSTOPPED)).rejects.toThrow(
    "not encrypted with age",
  );
  expect(readdirSync(folder)).toEqual(["plain"]);
});

test.skipIf(!mayMount)("a disk that fills in the middle keeps nothing of it", async () => {
  const { at } = open();
  const disk = smallDisk("2m");
  onTestFinished(() => unmount(disk));
  fillDisk(disk, 1_000_000);
  const before = readdirSync(disk);
  const target = path.join(disk, "sealed");
  const fault = await encryptFile(at("plain"), target, KEYS.recipient, UNSTOPPED).catch((e) => e);
  expect(isDiskFull(fault)).toBe(true);
  expect(readdirSync(disk)).toEqual(before);
});
