import type { ErrorCode, ParamsOf } from "#contracts/errors.ts";
import type { Room } from "#contracts/room.ts";
import { roomAndHelp, roomWords } from "./disk-room.ts";
import { errors } from "./en/errors.ts";
import { comma } from "./en/language.ts";
import { fillParts } from "./fill.ts";

/** Of a full disk: these say what to do already. */
const HELPING: readonly ErrorCode[] = ["no-room-for-editors", "backup-no-room", "import-no-room"];

/** What people read about an error: made where it leaves the server. */
export function errorSentence<Code extends ErrorCode>(
  code: Code,
  ...[params]: ParamsOf<Code>
): string {
  const text: string = errors[code];
  const said = fillParts<string, unknown>(text, { ...params })
    .map((part) => (Array.isArray(part) ? part.join(comma) : part))
    .join("");
  const { room }: { room?: Room } = params ?? {};
  if (!room) return said;
  return `${said} ${HELPING.includes(code) ? roomWords(room) : roomAndHelp(room)}`;
}
