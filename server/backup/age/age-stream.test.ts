import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Decrypter, Encrypter } from "age-encryption";
import { expect, test } from "vitest";
import { makeAgeKeys } from "./age-keys.ts";
import { decryptWith, encryptFor } from "./age-stream.ts";

const KEYS = await makeAgeKeys();
const PIECE = 65_536;
const SEALED = PIECE + 16;
const SIZES = [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 777];

/** In portions of that size, as a file or a network gives them. */
async function* portions(bytes: Uint8Array, size = 10_007) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const encrypt = (bytes: Uint8Array, size?: number) =>
  buffer(Readable.from(encryptFor(KEYS.recipient)(portions(bytes, size))));
const decrypt = (bytes: Uint8Array, { identity = KEYS.identity, size = 10_007 } = {}) =>
  buffer(Readable.from(decryptWith(identity)(portions(bytes, size))));

const flaw = (...names: string[]) =>
  expect.objectContaining({ flaw: expect.stringMatching(names.join("|")) });

/** The library, which reads and writes on its own: slow, so what it takes is small. */
const peer = {
  async decrypt(bytes: Uint8Array) {
    const decrypter = new Decrypter();
    decrypter.addIdentity(KEYS.identity);
    return Buffer.from(await decrypter.decrypt(bytes));
  },
  encrypt(bytes: Uint8Array) {
    const encrypter = new Encrypter();
    encrypter.addRecipient(KEYS.recipient);
    return encrypter.encrypt(bytes);
  },
};

test.each(SIZES)("%i bytes are written and read, also by another program", async (size) => {
  const bytes = randomBytes(size);
  const sealed = await encrypt(bytes);
  expect(bytes.equals(await decrypt(sealed))).toBe(true);
  expect(bytes.equals(await peer.decrypt(sealed))).toBe(true);
  expect(bytes.equals(await decrypt(await peer.encrypt(bytes)))).toBe(true);
});

test.each([1, 16, PIECE, SEALED, 5_000_000])(
  "in portions of %i bytes it is the same",
  async (size) => {
    const bytes = randomBytes(size === 1 ? 3000 : 5_000_000);
    expect(bytes.equals(await decrypt(await encrypt(bytes, size), { size }))).toBe(true);
  },
);

test("the same is never written twice alike", async () => {
  const [one, other] = [await encrypt(Buffer.from("a")), await encrypt(Buffer.from("a"))];
  expect(one.equals(other)).toBe(false);
});

test("a change of any byte is refused, and nothing is given out", async () => {
  const sealed = await encrypt(Buffer.from("Passports of a family"));
  for (let at = 0; at < sealed.length; at++) {
    for (const bit of [0x01, 0x80]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ bit;
      const given: Uint8Array[] = [];
      const read = async () => {
        for await (const one of decryptWith(KEYS.identity)(portions(changed))) given.push(one);
      };
      await expect(read(), `byte ${at}`).rejects.toMatchObject({ name: "AgeError" });
      expect(given).toEqual([]);
    }
  }
});

test("a cut at any byte is refused", async () => {
  const sealed = await encrypt(Buffer.from("Passports of a family"));
  for (let length = 0; length < sealed.length; length++) {
    await expect(decrypt(sealed.subarray(0, length)), `${length}`).rejects.toThrow(flaw("cut-off"));
  }
});

test("a piece is given out only once it is known to be whole, and none after the first that is not", async () => {
  const bytes = randomBytes(3 * PIECE + 10);
  const sealed = await encrypt(bytes);
  const start = sealed.length - 10 - 16 - 3 * SEALED;
  const swapped = Buffer.concat([
    sealed.subarray(0, start),
    ...[1, 0, 2].map((at) => sealed.subarray(start + at * SEALED, start + (at + 1) * SEALED)),
    sealed.subarray(start + 3 * SEALED),
  ]);
  const changed = Buffer.from(sealed);
  changed[start + SEALED + 5] = (changed[start + SEALED + 5] ?? 0) ^ 1;
  for (const [harmed, pieces] of [[swapped, 0] as const, [changed, 1] as const]) {
    const given: Uint8Array[] = [];
    const read = async () => {
      for await (const one of decryptWith(KEYS.identity)(portions(harmed))) given.push(one);
    };
    await expect(read()).rejects.toThrow(flaw("altered"));
    expect(Buffer.concat(given).equals(bytes.subarray(0, pieces * PIECE))).toBe(true);
  }
});

test("whole pieces that are missing at the end, or too many, are noticed", async () => {
  for (const size of [3 * PIECE, 3 * PIECE + 10]) {
    const sealed = await encrypt(randomBytes(size));
    const end = size === 3 * PIECE ? SEALED : 26;
    await expect(decrypt(sealed.subarray(0, -end))).rejects.toThrow(flaw("cut-off"));
    const longer = Buffer.concat([sealed, Buffer.alloc(SEALED)]);
    await expect(decrypt(longer)).rejects.toThrow(flaw("altered"));
    await expect(decrypt(Buffer.concat([sealed, sealed]))).rejects.toThrow(flaw("altered"));
  }
});

test("each file that cannot be opened says why", async () => {
  const other = await makeAgeKeys();
  const sealed = await encrypt(Buffer.from("a"));
  await expect(decrypt(sealed, other)).rejects.toThrow(flaw("wrong-key"));
  const both = `# ours and another\n${other.identity}\n${KEYS.identity}`;
  expect(String(await decrypt(sealed, { identity: both }))).toBe("a");
  const locked = new Encrypter();
  locked.setScryptWorkFactor(1);
  locked.setPassphrase("a passphrase");
  await expect(decrypt(await locked.encrypt("a"))).rejects.toThrow(flaw("passphrase"));
  const text = "-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n-----END AGE ENCRYPTED FILE-----\n";
  await expect(decrypt(Buffer.from(text))).rejects.toThrow(flaw("armored"));
  await expect(decrypt(Buffer.from(text), { size: 1 })).rejects.toThrow(flaw("armored"));
  for (const foreign of ["SQLite format 3\0", "age-encryption.org/v2\n", "-----BEGIN PGP"]) {
    await expect(decrypt(Buffer.from(foreign))).rejects.toThrow(flaw("not-age"));
  }
  const endless = Buffer.from(`age-encryption.org/v1\n${"-> X25519 a\nb\n".repeat(100_000)}`);
  await expect(decrypt(endless)).rejects.toThrow(flaw("altered"));
  const broken = Buffer.from("age-encryption.org/v1\n-> X25519\n\n--- \n".padEnd(200, "x"));
  await expect(decrypt(broken)).rejects.toThrow(flaw("altered"));
});

test("for what is no key nothing is written", async () => {
  const step = encryptFor("age1");
  await expect(buffer(Readable.from(step(portions(Buffer.from("a")))))).rejects.toThrow(
    flaw("no-recipient"),
  );
  // The point of order one: whatever the secret, the shared one is zero.
  const zero = "age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5cu47z";
  await expect(buffer(Readable.from(encryptFor(zero)(portions(Buffer.from("a")))))).rejects.toThrow(
    flaw("no-recipient"),
  );
});
