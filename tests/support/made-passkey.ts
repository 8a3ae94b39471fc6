import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { MadePasskey, UsedPasskey } from "#contracts/passkey.ts";

const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** User present and verified, with a key. */
const FLAGS = 0x45;
/** The same without a new key. */
const KNOWN = 0x05;
const ID_BYTES = 32;

/** CBOR, RFC 8949: a text shorter than 24; bytes, of which there are 24 to 255. */
const text = (words: string) => Buffer.from([0x60 | words.length, ...Buffer.from(words)]);
const bytes = (content: Uint8Array) =>
  Buffer.concat([Buffer.from([0x58, content.length]), content]);
/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`: ES256, RFC 9053. */
const cose = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    ...[bytes(x), Buffer.from([0x22]), bytes(y)],
  ]);

type Asked = { challenge: string; origin: string; rpId: string };

type Key = { publicKey: KeyObject; privateKey: KeyObject };

export const passkeyKey = (): Key => generateKeyPairSync("ec", { namedCurve: "P-256" });

/** What a device answers that makes a passkey of this id. @param id 32 bytes */
export function madePasskey(
  id: Buffer,
  { challenge, origin, rpId }: Asked,
  { publicKey }: Pick<Key, "publicKey"> = passkeyKey(),
): MadePasskey {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const authData = Buffer.concat([
    createHash("sha256").update(rpId).digest(),
    Buffer.from([FLAGS, 0, 0, 0, 0]),
    ...[Buffer.alloc(16), Buffer.from([0, ID_BYTES]), id],
    cose(Buffer.from(x, "base64url"), Buffer.from(y, "base64url")),
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
    ...[text("authData"), bytes(authData)],
  ]);
  const clientData = JSON.stringify({ type: "webauthn.create", challenge, origin });
  return {
    ...{ id: encoded(id), rawId: encoded(id), type: "public-key", clientExtensionResults: {} },
    response: {
      clientDataJSON: encoded(clientData),
      attestationObject: encoded(attestation),
    },
  };
}

/** What it answers that signs in by one. @param flags that tell whether it knew the person */
export function usedPasskey(
  id: Buffer,
  { challenge, origin, rpId }: Asked,
  { key, flags = KNOWN }: { key: Key; flags?: number },
): UsedPasskey {
  const authData = Buffer.concat([
    createHash("sha256").update(rpId).digest(),
    Buffer.from([flags, 0, 0, 0, 0]),
  ]);
  const clientData = JSON.stringify({ type: "webauthn.get", challenge, origin });
  const hash = createHash("sha256").update(clientData).digest();
  const signature = sign("sha256", Buffer.concat([authData, hash]), key.privateKey);
  return {
    ...{ id: encoded(id), rawId: encoded(id), type: "public-key", clientExtensionResults: {} },
    response: {
      clientDataJSON: encoded(clientData),
      authenticatorData: encoded(authData),
      signature: encoded(signature),
    },
  };
}
