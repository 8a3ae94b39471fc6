import type { Language } from "#contracts/languages.ts";
import { language as own } from "./en/language.ts";

/** Made once a language: making one costs more than comparing with it. */
const collators = new Map<Language, Intl.Collator>();

function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language);
  if (known) return known;
  const made = new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
}

/**
 * Things in the order in which readers of a language look for a name: letters by its alphabet, those of its script
 * first, numbers by how much they are. Of one name they stay as they come.
 * @param language without it that of the words of this build; of the server, English
 */
export function byName<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  language: Language = own,
): Thing[] {
  const { compare } = collatorOf(language);
  return things.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}
