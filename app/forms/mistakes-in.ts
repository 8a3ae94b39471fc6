import type { Rule } from "#contracts/field-rules.ts";
import type { FormMistake } from "#contracts/mistakes.ts";
import { saidOf } from "#i18n/form-mistake.ts";

export type Rules = Record<string, Rule>;

/** Fields of which one is enough: a right one settles the others. */
export type Either = {
  names: readonly string[];
  /** What to do when none is filled in; said at the first. */
  mistake: FormMistake;
};

/** In the order of the rules, which is that of the page. */
export function mistakesIn(typedIn: (name: string) => string, rules: Rules, either?: Either) {
  const isNone = either?.names.every((name) => typedIn(name).trim() === "");
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const isFirst = name === either?.names[0];
      const mistake = isNone && isFirst ? either?.mistake : rule(typedIn(name));
      return mistake ? [[name, saidOf(mistake)]] : [];
    }),
  );
}
