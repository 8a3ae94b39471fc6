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

/** As the field takes it. */
const LONGEST_SET = 40;

/** One of these: of the same group as the paper beside it, or of a new one. */
export function needing(row: Row, need: string, beside: readonly (Row | undefined)[]): Row {
  if (need !== "one-of") return { ...row, need, set: "" };
  const group = beside.find((other) => other?.need === "one-of" && other.set)?.set;
  return { ...row, need, set: row.set || group || (row.requirement ?? "").slice(0, LONGEST_SET) };
}

/** Whether they stand for each other. */
export const isJoined = (one: Row | undefined, other: Row | undefined): boolean =>
  one?.need === "one-of" && other?.need === "one-of" && one.set === other.set && one.set !== "";

/** Addresses that papers still name, by the answer that has none of its own just now. */
export type Left = Map<string, string>;

/**
 * The papers after an answer has got another address: those that name it follow as soon as it has one that no other
 * answer has.
 * @param left is kept from one change to the next, while an address is typed
 */
export function afterRenaming(
  papers: Row[],
  { before, after, left }: { before: readonly Row[]; after: readonly Row[]; left: Left },
): Row[] {
  const isOwn = (rows: readonly Row[], link: string | undefined) =>
    rows.filter((row) => row.link === link).length === 1;
  let renamed = papers;
  for (const { _id = "", link = "" } of after) {
    const was = before.find((row) => row._id === _id)?.link ?? "";
    if (was === link) continue;
    const named = was !== "" && isOwn(before, was) ? was : left.get(_id);
    if (named === undefined) continue;
    const isClear = link !== "" && isOwn(after, link) && !after.some((row) => row.link === named);
    if (isClear) left.delete(_id);
    else left.set(_id, named);
    if (isClear) renamed = renamed.map((paper) => withName(paper, named, link));
  }
  return renamed;
}

const withName = (paper: Row, was: string, is: string): Row => ({
  ...paper,
  profiles: answersNamed(paper.profiles ?? "")
    .map((one) => (one === was ? is : one))
    .join(", "),
});

/** The papers after answers have gone: who is asked by others too, is asked by them alone. */
export function afterRemoving(papers: Row[], before: readonly Row[], after: readonly Row[]): Row[] {
  const gone = before
    .filter(({ _id }) => !after.some((one) => one._id === _id))
    .map(({ link = "" }) => link)
    // Another one is called so too.
    .filter((link) => !after.some((one) => one.link === link));
  if (gone.length === 0) return papers;
  return papers.map((paper) => {
    const left = answersNamed(paper.profiles ?? "").filter((one) => !gone.includes(one));
    // Without any it would be for everybody: it keeps the name, and says that nobody can answer so.
    return left.length === 0 ? paper : { ...paper, profiles: left.join(", ") };
  });
}
