import type { Waiting } from "./waiting.ts";

/** Where they stand: of something public, of something that never was, or with a moment to go public at. */
export const WAITING_STATES = ["changes", "draft", "scheduled"] as const;

export type WaitingState = (typeof WAITING_STATES)[number];

export function waitingStateOf({
  publishAt,
  isPublic,
}: Pick<Waiting, "publishAt" | "isPublic">): WaitingState {
  if (publishAt) return "scheduled";
  return isPublic ? "changes" : "draft";
}
