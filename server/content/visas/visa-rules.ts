import type { BodyOfKind } from "#contracts/kinds/kind.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { ANY_ANSWER, papersPath } from "#contracts/papers-path.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { InputError } from "#server/errors/parse-input.ts";
import { mistakesOfVisa, type VisaBody } from "./visa-contradictions.ts";

type Use = {
  _id: string;
  title: string;
  /** Public addresses of the lists that it stands in. */
  pages: string[];
};

/** The visas that ask for a paper, by its id. There are some dozens of visas. */
export async function visasWith(source: Db | Tx, requirement: string): Promise<Use[]> {
  const rows = await source
    .selectFrom("entry")
    .select(["id", "title", "schema", "body"])
    .where("kind", "=", "visa")
    .orderBy("position")
    .execute();
  return rows.flatMap(({ id, title, body, schema }) => {
    const visa = upgraded(visaKind, JSON.parse(body), schema);
    const asked = visa.papers.filter((paper) => paper.requirement === requirement);
    return asked.length > 0 ? [{ _id: id, title, pages: pagesWith(visa, asked) }] : [];
  });
}

type Visa = BodyOfKind<typeof visaKind>;

/** One for each answer to its question, of those that papers are asked of. */
function pagesWith(visa: Visa, asked: Visa["papers"]): string[] {
  const path = papersPath(visa);
  if (path === null) return [];
  const answers = visa.profiles.map(({ link }) => link);
  const isAsked = (answer: string) =>
    asked.some(({ profiles }) => profiles === "" || listed(profiles).includes(answer));
  const shown = answers.length > 0 ? answers.filter(isAsked) : [ANY_ANSWER];
  return shown.map((answer) => `${path}/${answer}`);
}

const listed = (profiles: string) => profiles.split(",").map((one) => one.trim());

/** @throws DomainError "paper-in-use" */
export async function refuseInUse(tx: Tx, id: string): Promise<void> {
  const uses = await visasWith(tx, id);
  if (uses.length === 0) return;
  throw new DomainError("paper-in-use", { places: uses.map(({ title }) => title) });
}

/** @throws InputError where it contradicts itself, or names a paper that is not in the library */
export async function mayPublishVisa(tx: Tx, body: VisaBody): Promise<void> {
  const issues = mistakesOfVisa(body, Date.now()).map(({ path, mistake }) => ({
    ...{ code: "custom" as const, path: path.split("."), message: asIssue(mistake) },
  }));
  if (issues.length > 0) throw new InputError(issues);
  await refuseUnknownPapers(tx, body);
}

/** Nobody deletes a paper meanwhile. @throws InputError */
async function refuseUnknownPapers(tx: Tx, { papers }: Pick<VisaBody, "papers">): Promise<void> {
  const ids = [...new Set(papers.map(({ requirement }) => requirement))];
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom("entry")
    .select("id")
    .where("kind", "=", "requirement")
    .where("id", "in", ids)
    .orderBy("id")
    .forShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const message = asIssue({ code: "no-paper" });
  const issues = papers.flatMap(({ requirement }, index) =>
    known.has(requirement)
      ? []
      : [{ code: "custom" as const, path: ["papers", index, "requirement"], message }],
  );
  if (issues.length > 0) throw new InputError(issues);
}
