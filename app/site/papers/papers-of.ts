import type { Entry } from "#contracts/entry.ts";
import { PAPER_GROUPS } from "#contracts/kinds/requirement.ts";
import { answersNamed } from "#contracts/papers-answers.ts";
import { ANY_ANSWER } from "#contracts/papers-path.ts";

export type Answers = {
  /** Link of what was chosen; ANY_ANSWER: nobody said. */
  profile: string;
  /** Whether they worked abroad before; null: nobody said. */
  abroad: "yes" | "no" | null;
};

export type Paper = {
  id: string;
  title: string;
  why: string;
  note: string;
  form: string;
  age: string;
  where: string;
  source: string;
  need: string;
  /** Papers with the same stand for each other; empty: none does. */
  set: string;
};

export type PaperGroup = { from: string; papers: Paper[] };

type Asked = Entry<"visa">["papers"][number];

/** What a visa asks of who answers so, in groups of who has it; a paper stands once. */
export function papersOf(
  visa: Pick<Entry<"visa">, "papers">,
  library: readonly Entry<"requirement">[],
  answers: Answers,
): PaperGroup[] {
  const asked = new Map<string, Asked>();
  for (const paper of visa.papers.filter((one) => isAskedOf(one, answers))) {
    const other = asked.get(paper.requirement);
    if (other?.need !== "must") asked.set(paper.requirement, paper);
  }
  const papers = [...asked.values()].flatMap((paper) => {
    const found = library.find(({ _id }) => _id === paper.requirement);
    return found ? [{ from: found.from, paper: paperFrom(paper, found) }] : [];
  });
  return PAPER_GROUPS.map((from) => ({
    from,
    papers: papers.filter((one) => one.from === from).map(({ paper }) => paper),
  })).filter((group) => group.papers.length > 0);
}

function isAskedOf({ profiles, abroad }: Asked, answers: Answers): boolean {
  const only = answersNamed(profiles);
  const isOfProfile =
    only.length === 0 || answers.profile === ANY_ANSWER || only.includes(answers.profile);
  const isOfPast = abroad === "" || answers.abroad === null || abroad === answers.abroad;
  return isOfProfile && isOfPast;
}

const paperFrom = ({ need, set, note }: Asked, paper: Entry<"requirement">): Paper => ({
  ...{ id: paper._id, title: paper.title, why: paper.why, note: note || paper.note },
  ...{ form: paper.form, age: paper.age, where: paper.where, source: paper.source },
  ...{ need, set: need === "one-of" ? set : "" },
});
