import { DomainError } from "#server/errors/domain-error.ts";
import { jsonStructure, type Sign } from "./json-structure.ts";

/** Deeper than any such file is. */
const DEEPEST = 200;
/** Characters of one of its things. */
const LONGEST = 4_000_000;

export type JsonElement = {
  /** Names of the lists and objects around it: `db/data/posts`, without the numbers of lists. */
  within: string;
  /** Null: it is too long to be read. */
  value: unknown;
};

/**
 * What stands in the lists of a JSON file whose paths are wanted, one after another: the whole of it is never in memory.
 * @param wanted paths, as `JsonElement` names them; an empty one is the list that the file is
 * @throws DomainError "import-damaged" where it is broken, or its end is missing; "import-not-ghost" where it is another thing
 */
export async function* jsonElements(
  text: AsyncGenerator<string>,
  wanted: ReadonlySet<string>,
): AsyncGenerator<JsonElement> {
  const signsIn = jsonStructure();
  const levels = openLevels(wanted);
  let element: Taken | null = null;
  for await (const chunk of text) {
    let from = 0;
    for (const sign of signsIn(chunk)) {
      if (sign.isEnd) {
        levels.leave(sign);
        if (!element || levels.depth() >= element.depth) continue;
        element.add(chunk.slice(from, sign.at + 1));
        yield { within: levels.path(), value: element.value() };
        element = null;
      } else {
        const isWanted = levels.enter(sign);
        if (element || !isWanted) continue;
        element = takenAt(levels.depth());
        from = sign.at;
      }
    }
    element?.add(chunk.slice(from));
  }
  if (!levels.isWhole()) throw new DomainError("import-damaged");
}

/** The lists and objects that are open. */
function openLevels(wanted: ReadonlySet<string>) {
  const open: { isList: boolean; path: string }[] = [];
  let hasBegun = false;

  /** @throws DomainError "import-not-ghost" */
  function begin({ isList }: Sign): void {
    if (hasBegun) throw new DomainError("import-damaged");
    if (isList !== wanted.has("")) throw new DomainError("import-not-ghost");
    hasBegun = true;
  }

  const path = () => open.at(-1)?.path ?? "";

  return {
    path,
    depth: () => open.length,
    isWhole: () => hasBegun && open.length === 0,
    /** @returns whether it is an element of a list that is wanted; those are objects */
    enter(sign: Sign): boolean {
      if (open.length === 0) begin(sign);
      const isWanted = open.at(-1)?.isList === true && wanted.has(path());
      if ((isWanted && sign.isList) || open.length === DEEPEST)
        throw new DomainError("import-damaged");
      open.push({
        isList: sign.isList,
        path: [path(), sign.name].filter(Boolean).join("/"),
      });
      return isWanted;
    },
    leave({ isList }: Sign): void {
      if (open.pop()?.isList !== isList) throw new DomainError("import-damaged");
    },
  };
}

/** The text of an element, as it comes. */
function takenAt(depth: number) {
  let parts: string[] = [];
  let length = 0;
  return {
    depth,
    add(part: string): void {
      length += part.length;
      if (length > LONGEST) parts = [];
      else parts.push(part);
    },
    value: (): unknown => (length > LONGEST ? null : parsed(parts.join(""))),
  };
}

type Taken = ReturnType<typeof takenAt>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError("import-damaged");
  }
}
