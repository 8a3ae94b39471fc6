import type { Context } from "hono";
import type { Refused } from "#contracts/refusals.ts";
import type { ApiEnv } from "./api-env.ts";

const CRAMPED = [
  ...["disk-full", "no-room", "no-room-for-editors"],
  ...["backup-no-room", "import-no-room"],
];

/** Where the disk of this machine is full: with how much is left and how much is needed, for staff alone. */
export function withRoom(refusal: Refused, error: unknown, c: Context<ApiEnv>): Refused {
  if (!CRAMPED.includes(refusal.code) || !c.get("user")) return refusal;
  const room = c.get("disk").lackingFor(error, Number(c.req.header("content-length")) || 0);
  return room ? ({ ...refusal, params: { ...refusal.params, room } } as Refused) : refusal;
}
