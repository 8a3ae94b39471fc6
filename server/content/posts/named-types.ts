import type { PostReading } from "./post-reading.ts";
import type { NamesOfTypes } from "./type-names.ts";

type Filter = { type?: string | null | undefined };

/** Posts whose types are called as a language calls them; a filter may say either name. */
export function withNamedTypes(
  reading: PostReading,
  names: () => Promise<NamesOfTypes>,
): PostReading {
  const asked = async <F extends Filter>(filter: F): Promise<F> =>
    filter.type ? { ...filter, type: (await names()).typeOf(filter.type) } : filter;

  async function named<T extends { type: string }>(found: Promise<T[]>): Promise<T[]> {
    const [{ nameOf }, all] = await Promise.all([names(), found]);
    return all.map((one) => ({ ...one, type: nameOf(one.type) }));
  }

  async function namedOne<T extends { type: string }>(found: Promise<T | null>) {
    const one = await found;
    return one && { ...one, type: (await names()).nameOf(one.type) };
  }

  return {
    ...reading,
    list: async (query) => named(reading.list(await asked(query))),
    listCards: async (query) => named(reading.listCards(await asked(query))),
    listFindings: async (query) => named(reading.listFindings(await asked(query))),
    count: async (filter) => reading.count(await asked(filter)),
    listTypes: () => named(reading.listTypes()),
    pickRandomCards: async (limit, type = null) =>
      named(reading.pickRandomCards(limit, (await asked({ type })).type)),
    find: (id) => namedOne(reading.find(id)),
    findByLink: (link) => namedOne(reading.findByLink(link)),
  };
}
