import { blocksOf, inEnglish, isInEnglish, substanceOf } from "./blocks.ts";
import { createBudget, differences } from "./differences.ts";

/**
 * A formatted text in English, and what it is in another language. Whoever translates it paragraph by paragraph
 * leaves as many blocks in `said` as there are in `made`: what nobody has translated yet is an empty paragraph in
 * `said`, and where one paragraph became several there are empty ones after it in `made`.
 */
export type BesideEnglish = { english: string; said: string; made: string };

/** What of it belongs together. Where English does not say it any more, `english` is empty. */
export type Paragraph = BesideEnglish & {
  /** A line, a picture that says nothing: the same in every language. */
  isWordless: boolean;
};

const GAP = "<p></p>";

/** Of one text: it is asked at many, when a list of documents is made. Beyond it no paragraph is found again. */
const MOST_SPENT = 800_000;

/**
 * @param most beyond so many English ones it is not looked on
 * @returns null where it was not translated paragraph by paragraph, or has more
 */
export function paragraphsOf(
  { english, said, made }: BesideEnglish,
  most = Number.POSITIVE_INFINITY,
): Paragraph[] | null {
  const now = groupsOf(english, most);
  const before = said === "" ? [] : translatedGroups(said, made);
  if (!now || !before) return null;
  const firsts = now.map(([first = ""]) => first);
  const matched = matchedWith(
    before.map((one) => one.made),
    firsts,
  );
  return matched.flatMap(({ from, to }) => {
    const told = from === null ? undefined : before[from];
    const english = to === null ? "" : (firsts[to] ?? "");
    const { said, made } = told ?? { said: "", made: "" };
    const isWordless = !substanceOf(english || said).hasWords;
    if (english === "" && isWordless) return [];
    return { english, said, made, isWordless };
  });
}

type Told = { said: string; made: string };

/** One text of what was said paragraph by paragraph, and of what that was made from. */
export function joined(paragraphs: readonly (Paragraph & { isFresh: boolean })[]): Told {
  const parts = paragraphs.flatMap(({ english, said, made, isWordless, isFresh }) => {
    if (english === "" && said === "") return [];
    if (isWordless) return { said: [english], made: [english] };
    const blocks = partsOf(said);
    const from = (isFresh && english) || made || english;
    return {
      said: blocks.length > 0 ? blocks : [GAP],
      made: [from, ...blocks.slice(1).map(() => GAP)],
    };
  });
  const isSaid = paragraphs.some(({ said, isWordless }) => said !== "" && !isWordless);
  const text = (side: keyof Told) => parts.flatMap((part) => part[side]).join("");
  return { said: isSaid ? text("said") : "", made: text("made") };
}

/** As it is read: what nobody has translated stands in English, and says so. */
export function withoutGaps(text: BesideEnglish): string {
  if (!text.said.includes(GAP)) return text.said;
  const paragraphs = paragraphsOf(text);
  if (!paragraphs) return text.said;
  return paragraphs
    .map(({ english, said, isWordless }) => {
      if (said !== "" || english === "") return said;
      return isWordless ? english : inEnglish(english);
    })
    .join("");
}

/** As it is stored: what was read in English, and is sent back, is not translated. */
export const withGaps = (said: string): string =>
  partsOf(said).some(isInEnglish)
    ? partsOf(said)
        .map((block) => (isInEnglish(block) ? GAP : block))
        .join("")
    : said;

/** Without the white space between them. */
const partsOf = (html: string): string[] => (blocksOf(html) ?? []).filter(isNoGap);

const isNoGap = (block: string): boolean => block.trim() !== "";

function isSomething(block: string): boolean {
  const { hasWords, hasThings } = substanceOf(block);
  return hasWords || hasThings;
}

/** Empty ones between them. */
const BLOCKS_A_GROUP = 10;

/**
 * Each begins with a block that says something; empty ones belong to the one before.
 * @returns null where an empty one is first, or there are more than `most`
 */
function groupsOf(html: string, most = Number.POSITIVE_INFINITY): string[][] | null {
  const blocks = blocksOf(html, most * BLOCKS_A_GROUP);
  if (!blocks) return null;
  const groups: string[][] = [];
  for (const block of blocks.filter(isNoGap)) {
    if (isSomething(block)) groups.push([block]);
    else if (groups.length === 0) return null;
    else groups.at(-1)?.push(block);
    if (groups.length > most) return null;
  }
  return groups;
}

function translatedGroups(said: string, made: string): Told[] | null {
  const groups = groupsOf(made);
  const blocks = partsOf(said);
  if (!groups || blocks.length !== groups.flat().length) return null;
  let at = 0;
  return groups.map((group) => {
    const own = blocks.slice(at, at + group.length);
    at += group.length;
    return { made: group[0] ?? "", said: own.some(isSomething) ? own.join("") : "" };
  });
}

type Match = { from: number | null; to: number | null };

/** Which of the old ones each of the new ones is; one that is reworded stands in the place of one that is gone. */
function matchedWith(before: string[], after: string[]): Match[] {
  const budget = createBudget(MOST_SPENT);
  const changes = differences(before, after, (block) => block, budget) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];
  const matches: Match[] = [];
  let [from, to] = [0, 0];
  let [gone, come]: [number[], number[]] = [[], []];
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at++) {
      matches.push({ from: gone[at] ?? null, to: come[at] ?? null });
    }
    [gone, come] = [[], []];
  };
  for (const { removed, added, count } of changes) {
    const isSame = !removed && !added;
    if (isSame) settle();
    for (let done = 0; done < count; done++) {
      if (isSame) matches.push({ from: from++, to: to++ });
      else if (removed) gone.push(from++);
      else come.push(to++);
    }
  }
  settle();
  return matches;
}
