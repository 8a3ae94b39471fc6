import type { OtherLanguage } from "#contracts/languages.ts";
import { byName } from "#i18n/by-name.ts";
import type { PostReading } from "./post-reading.ts";
import type { TypeNames } from "./type-names.ts";

type Filter = { type?: string | null | undefined };

/**
 * Posts of a type are asked for by its name in any language.
 * @param language that calls the types of what is read; without it they are English, and nothing is looked up
 */
export function withNamedTypes(
  reading: PostReading,
  { typeOf, namesIn }: Pick<TypeNames, "typeOf" | "namesIn">,
  language?: OtherLanguage,
): PostReading {
  const asked = async <F extends Filter>(filter: F): Promise<F> =>
    filter.type ? { ...filter, type: await typeOf(filter.type) } : filter;

  async function named<T extends { type: string }>(found: Promise<T[]>): Promise<T[]> {
    if (!language) return found;
    const [nameOf, all] = await Promise.all([namesIn(language), found]);
    return all.map((one) => ({ ...one, type: nameOf(one.type) }));
  }

  const namedOne = async <T extends { type: string }>(found: Promise<T | null>) => {
    const [one] = await named(found.then((post) => (post ? [post] : [])));
    return one ?? null;
  };

  return {
    ...reading,
    list: async (query) => named(reading.list(await asked(query))),
    listCards: async (query) => named(reading.listCards(await asked(query))),
    listFindings: async (query) => named(reading.listFindings(await asked(query))),
    count: async (filter) => reading.count(await asked(filter)),
    async listTypes() {
      const types = byName(await named(reading.listTypes()), ({ type }) => type, language);
      return types.toSorted((one, other) => other.count - one.count);
    },
    pickRandomCards: async (limit, type = null) =>
      named(reading.pickRandomCards(limit, (await asked({ type })).type)),
    find: (id) => namedOne(reading.find(id)),
    findByLink: (link) => namedOne(reading.findByLink(link)),
  };
}
