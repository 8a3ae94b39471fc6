import { createHash, generateKeyPairSync } from "node:crypto";
import type { MadePasskey } from "#contracts/passkey.ts";

const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/** User present and verified, with a key. */
const FLAGS = 0x45;
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

/** What a device answers that makes a passkey of this id. @param id 32 bytes */
export function madePasskey(
  id: Buffer,
  { challenge, origin, rpId }: { challenge: string; origin: string; rpId: string },
): MadePasskey {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
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
