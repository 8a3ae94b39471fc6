import type { Language } from "#contracts/languages.ts";
import { DomainError } from "./domain-error.ts";
import { InputError } from "./parse-input.ts";

/** Of several languages one is refused: `cause` says why. */
export class RefusedIn extends Error {
  override readonly name = "RefusedIn";
  readonly language: Language;

  constructor(language: Language, cause: InputError | DomainError) {
    super(`refused in ${language}`, { cause });
    this.language = language;
  }
}

/** One after the other. @throws RefusedIn where a rule is broken, of the first */
export async function eachInTurn<Place extends { language?: Language }>(
  places: readonly Place[],
  work: (place: Place) => Promise<void>,
): Promise<void> {
  for (const place of places) {
    try {
      await work(place);
    } catch (error) {
      const isRefusal = error instanceof InputError || error instanceof DomainError;
      throw isRefusal ? new RefusedIn(place.language ?? "en", error) : error;
    }
  }
}
