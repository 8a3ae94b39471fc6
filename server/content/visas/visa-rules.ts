import { asIssue } from "#contracts/zod-mistake.ts";
import { lockedEntry } from "#server/content/entries/entry-shelf.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { InputError } from "#server/errors/parse-input.ts";
import { visasWith } from "./paper-uses.ts";
import { mistakesOfVisa, type VisaBody } from "./visa-contradictions.ts";

/** @throws DomainError "paper-in-use" */
export async function refuseInUse(tx: Tx, id: string): Promise<void> {
  // Whoever publishes a visa with it at this moment comes first, and is seen.
  await lockedEntry(tx, id);
  const uses = await visasWith(tx, id);
  if (uses.length === 0) return;
  throw new DomainError("paper-in-use", { places: uses.map(({ title }) => title) });
}

/** Nobody is asked for less than before when a visa comes back from the trash: its papers come with it. */
export const papersOfVisa = ({ papers }: Pick<VisaBody, "papers">): string[] =>
  papers.map(({ requirement }) => requirement);

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
  const ids = [...new Set(papersOfVisa({ papers }))];
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
