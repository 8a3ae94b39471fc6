import type { Colleagues } from "./colleagues.ts";

/**
 * @param colleagues of whom only one has it at a time too; null: there are none
 * @returns what takes something by its name: gives what gives it back, or null, where somebody has it
 */
export function oneAtATime(
  colleagues: Colleagues | null,
): (name: string) => Promise<(() => void) | null> {
  const taken = new Set<string>();

  return async (name) => {
    if (taken.has(name)) return null;
    taken.add(name);
    const giveBack = colleagues ? await colleagues.turn(name) : () => {};
    if (!giveBack) taken.delete(name);
    return (
      giveBack &&
      (() => {
        taken.delete(name);
        giveBack();
      })
    );
  };
}
