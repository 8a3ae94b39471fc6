import type { departureKind } from "./kinds/departure.ts";
import type { BodyOfKind } from "./kinds/kind.ts";
import type { WaitingState } from "./waiting-state.ts";

/** A row of the admin's table: as it will be once what waits is public. */
export type ListedDeparture = {
  id: string;
  /** That is public; 0: none. */
  version: number;
  /** Of what waits; null: nothing does. */
  waiting: number | null;
  state: WaitingState | "public";
  body: BodyOfKind<typeof departureKind>;
};
