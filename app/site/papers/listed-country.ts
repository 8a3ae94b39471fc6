import type { Entry } from "#contracts/entry.ts";
import { LANGUAGES } from "#contracts/languages.ts";

const NAMES = LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
);

/** Two letters, as `DisplayNames` takes them. */
const CODE = /^[A-Z]{2}$/;

const plainName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s-]+/g, " ")
    .trim();

/** The visa for a country, named as people write it in one of our languages, or as in an address. */
export function listedCountry<Visa extends Pick<Entry<"visa">, "country" | "link">>(
  visas: readonly Visa[],
  name: string,
): Visa | undefined {
  const wanted = plainName(name);
  if (wanted === "") return undefined;
  return visas.find(({ country, link }) => {
    const names = CODE.test(country) ? NAMES.map((language) => language.of(country) ?? "") : [];
    return [link, ...names].some((one) => plainName(one) === wanted);
  });
}
