import { createHash, generateKeyPairSync, sign, X509Certificate } from "node:crypto";

/** Tag, length, value: DER. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), value]);
}

const SEQUENCE = 0x30;
const inHex = (text: string) => Buffer.from(text, "hex");
const VERSION_3 = inHex("a003020102");
const ECDSA_SHA256 = inHex("300a06082a8648ce3d040302");
const COMMON_NAME = inHex("0603550403");
const OTHER_NAMES = inHex("0603551d11");

const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

/** A certificate of one's own for these names, good for a day; `pin`: as Chromium takes it. */
export function selfSigned(names: readonly [string, ...string[]]) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const [first] = names;
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(first)))));
  const day = 24 * 3600_000;
  const valid = der(SEQUENCE, time(new Date(Date.now() - day)), time(new Date(Date.now() + day)));
  const listed = der(SEQUENCE, ...names.map((one) => der(0x82, Buffer.from(one))));
  const extensions = der(0xa3, der(SEQUENCE, der(SEQUENCE, OTHER_NAMES, der(0x04, listed))));
  const serial = der(0x02, inHex("01"));
  const body = der(
    SEQUENCE,
    ...[VERSION_3, serial, ECDSA_SHA256, name, valid, name, spki, extensions],
  );
  const signature = sign("sha256", body, privateKey);
  const whole = der(SEQUENCE, body, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: new X509Certificate(whole).toString(),
    pin: createHash("sha256").update(spki).digest("base64"),
  };
}
