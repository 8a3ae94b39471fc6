/** What fits under a title in three lines. */
const LONGEST_LINE = 110;

/** The description of a package, in the sizes of its page. */
type DescriptionParts = {
  /** Under the title; empty: the first sentence is long, or all there is. */
  line: string;
  /** In large letters. */
  opening: string;
  /** In the letters of the page. */
  rest: string;
};

/** The first sentence stands under the title, the second opens the page; nothing is said twice. */
export function descriptionParts(description: string): DescriptionParts {
  const [first = "", ...others] = sentencesOf(description);
  const hasLine = others.length > 0 && first.length <= LONGEST_LINE;
  const opening = hasLine ? others.slice(0, 1) : [first, ...others.slice(0, 1)];
  return {
    line: hasLine ? first : "",
    opening: opening.join("").trim(),
    rest: others.slice(1).join("").trim(),
  };
}

/**
 * A full stop, then a space or a new line, then no small letter: "Dr. rahman" and "3.5" end no
 * sentence.
 */
const BETWEEN_SENTENCES = /(?<=[.!?।؟…]["”’)]?)(?=\s+[^\s\p{Ll}])/u;

function sentencesOf(text: string): string[] {
  return text.trim().split(BETWEEN_SENTENCES);
}
