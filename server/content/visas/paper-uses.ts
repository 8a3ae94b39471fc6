import type { BodyOfKind } from "#contracts/kinds/kind.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { answersNamed } from "#contracts/papers-answers.ts";
import { ANY_ANSWER, papersPath } from "#contracts/papers-path.ts";
import { byName } from "#i18n/by-name.ts";
import type { Db, Tx } from "#server/db/schema.ts";

type Use = {
  _id: string;
  title: string;
  /** Of whom, by the words of their answers, and how much; nobody named: of everybody. */
  asks: { answers: string[]; need: string }[];
  /** Public addresses of the lists that it stands in. */
  pages: string[];
};

type Visa = BodyOfKind<typeof visaKind>;

/** The visas that ask for a paper, by its id. */
export async function visasWith(source: Db | Tx, requirement: string): Promise<Use[]> {
  return (await listVisas(source)).flatMap(({ id, title, visa }) => {
    const asked = visa.papers.filter((paper) => paper.requirement === requirement);
    if (asked.length === 0) return [];
    const asks = asked.map(({ profiles, need }) => ({ answers: labelsOf(visa, profiles), need }));
    return [{ _id: id, title, asks, pages: pagesWith(visa, asked) }];
  });
}

/** How many visas ask for each paper, by its id; of others there is no number. */
async function countVisasWith(source: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { visa } of await listVisas(source)) {
    for (const id of new Set(visa.papers.map(({ requirement }) => requirement))) {
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}

/** There are some dozens of visas. */
async function listVisas(source: Db | Tx) {
  const rows = await source
    .selectFrom("entry")
    .select(["id", "title", "schema", "body"])
    .where("kind", "=", "visa")
    .orderBy("id")
    .execute();
  return byName(rows, ({ title }) => title).map(({ id, title, body, schema }) => ({
    ...{ id, title, visa: upgraded(visaKind, JSON.parse(body), schema) },
  }));
}

/** What is no answer any more is named as it is. */
const labelsOf = (visa: Visa, profiles: string): string[] =>
  answersNamed(profiles).map(
    (answer) => visa.profiles.find(({ link }) => link === answer)?.label ?? answer,
  );

/** One for each answer to its question, of those that papers are asked of. */
function pagesWith(visa: Visa, asked: Visa["papers"]): string[] {
  const path = papersPath(visa);
  if (path === null) return [];
  const answers = visa.profiles.map(({ link }) => link);
  const isAsked = (answer: string) =>
    asked.some(({ profiles }) => {
      const only = answersNamed(profiles);
      return only.length === 0 || only.includes(answer);
    });
  const shown = answers.length > 0 ? answers.filter(isAsked) : [ANY_ANSWER];
  return shown.map((answer) => `${path}/${answer}`);
}

/** Where the papers of the library are asked for. */
export const createPaperUses = (db: Db) => ({
  /** The visas that ask for one. */
  list: (requirement: string) => visasWith(db, requirement),
  counts: () => countVisasWith(db),
});
