import type { Entry } from "#contracts/entry.ts";

type Departure = Pick<Entry<"departure">, "_id" | "package" | "leavesOn">;

/** Where it stands on the page of its package: among those of its month, where there are many. */
export const departureAddress = ({ _id, package: id, leavesOn }: Departure): string =>
  `/packages/${id}?month=${leavesOn.slice(0, 7)}#d${_id}`;
