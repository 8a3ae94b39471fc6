import type { Load } from "./load.ts";

/** Short ones, so that all sides of a round have the same weather. */
const ROUNDS = 12;
const ROUND_S = 0.5;
/** Until the machine code is as good as it gets, on each side. */
const WARM_UP_S = 2;

/** One that answers: how it does for so many seconds. */
export type Side = (seconds: number) => Promise<Load>;

/** @returns what each of them did in each round */
export async function inRounds<Name extends string>(
  sides: Record<Name, Side>,
): Promise<Record<Name, Load[]>> {
  const all = Object.entries(sides) as [Name, Side][];
  const loads = {} as Record<Name, Load[]>;
  for (const [name, side] of all) {
    loads[name] = [];
    await side(WARM_UP_S);
  }
  for (let turn = 0; turn < ROUNDS; turn++) {
    // Whoever is last finds a warmer machine.
    const order = turn % 2 === 0 ? all : all.toReversed();
    for (const [name, side] of order) loads[name].push(await side(ROUND_S));
  }
  return loads;
}
