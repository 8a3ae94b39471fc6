import type { Row } from "#app/admin/inputs/editor-values.ts";
import { answersNamed } from "#contracts/papers-answers.ts";

/** A paper of a visa as it is typed, and its place among all of them. */
export type Placed = { row: Row; index: number };

/** What is asked of who answers so. @param answer the address of the answer; null: every paper */
export function papersFor(rows: readonly Row[], answer: string | null): Placed[] {
  return rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => {
      const only = answersNamed(row.profiles ?? "");
      return answer === null || only.length === 0 || only.includes(answer);
    });
}

/** With one answer more, or one less. */
export function withAnswer(named: string, answer: string, isFor: boolean): string {
  const others = answersNamed(named).filter((one) => one !== answer);
  return (isFor ? [...others, answer] : others).join(", ");
}

/** One of these: of the same group as the paper beside it, or of a new one. */
export function needing(row: Row, need: string, beside: readonly (Row | undefined)[]): Row {
  if (need !== "one-of") return { ...row, need, set: "" };
  const group = beside.find((other) => other?.need === "one-of" && other.set)?.set;
  return { ...row, need, set: row.set || group || (row.requirement ?? "") };
}

/** Whether they stand for each other. */
export const isJoined = (one: Row | undefined, other: Row | undefined): boolean =>
  one?.need === "one-of" && other?.need === "one-of" && one.set === other.set && one.set !== "";

/**
 * The papers after an answer has got another address: those that name it follow, unless another
 * answer has the old or the new one too, so that nobody knows which is meant.
 */
export function afterRenaming(papers: Row[], before: readonly Row[], after: readonly Row[]): Row[] {
  const renamed = after.find(({ _id, link }) =>
    before.some((one) => one._id === _id && one.link !== link),
  );
  const was = before.find(({ _id }) => _id === renamed?._id)?.link;
  const is = renamed?.link;
  if (!was || !is) return papers;
  const isUnsure = after.some(
    ({ _id, link }) => _id !== renamed._id && (link === was || link === is),
  );
  if (isUnsure) return papers;
  return papers.map((paper) => ({
    ...paper,
    profiles: answersNamed(paper.profiles ?? "")
      .map((one) => (one === was ? is : one))
      .join(", "),
  }));
}

/** The papers after answers have gone: who is asked by others too, is asked by them alone. */
export function afterRemoving(papers: Row[], before: readonly Row[], after: readonly Row[]): Row[] {
  const gone = before
    .filter(({ _id }) => !after.some((one) => one._id === _id))
    .map(({ link = "" }) => link);
  if (gone.length === 0) return papers;
  return papers.map((paper) => {
    const left = answersNamed(paper.profiles ?? "").filter((one) => !gone.includes(one));
    // Without any it would be for everybody: it keeps the name, and says that nobody can answer so.
    return left.length === 0 ? paper : { ...paper, profiles: left.join(", ") };
  });
}
