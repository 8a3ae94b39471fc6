import { DomainError } from "#server/errors/domain-error.ts";

/** Deeper than any such file is. */
const DEEPEST = 200;
/** Characters of one of its things. */
const LONGEST = 4_000_000;

const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, LIST_END, COMMA] = [...'"\\{}[],'].map((sign) =>
  sign.charCodeAt(0),
);

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
  /** Of each list or object that is open: its name within the one around it. */
  const open: { isList: boolean; name: string; path: string }[] = [];
  let inString = false;
  let isEscaped = false;
  let key = "";
  /** The last string, which may be the name of what follows. */
  let string = "";
  let isName = false;
  /** Depth at which the element that is being taken stands; 0: none. */
  let taking = 0;
  let taken: string[] = [];
  let length = 0;
  let hasBegun = false;

  const pathNow = () => open.at(-1)?.path ?? "";
  const isWanted = () => open.at(-1)?.isList === true && wanted.has(pathNow());

  for await (const chunk of text) {
    const found: JsonElement[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk.charCodeAt(at);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) inString = false;
        else if (taking === 0 && string.length < 100) string += chunk[at];
        continue;
      }
      if (sign === QUOTE) {
        inString = true;
        string = "";
      } else if (sign === 58) {
        key = string;
        isName = true;
      } else if (sign === OPEN || sign === LIST) {
        if (!hasBegun && (sign === LIST) !== wanted.has("")) {
          throw new DomainError("import-not-ghost");
        }
        if (isWanted() && taking === 0) {
          if (sign !== OPEN) throw new DomainError("import-damaged");
          taking = open.length + 1;
          from = at;
          taken = [];
          length = 0;
        }
        hasBegun = true;
        const name = isName ? key : "";
        const path = [pathNow(), name].filter(Boolean).join("/");
        open.push({ isList: sign === LIST, name, path });
        isName = false;
        if (open.length > DEEPEST) throw new DomainError("import-damaged");
      } else if (sign === CLOSE || sign === LIST_END) {
        const closed = open.pop();
        if (!closed || closed.isList !== (sign === LIST_END))
          throw new DomainError("import-damaged");
        if (taking > 0 && open.length < taking) {
          taken.push(chunk.slice(from, at + 1));
          found.push({
            within: pathNow(),
            value: length > LONGEST ? null : parsed(taken.join("")),
          });
          taking = 0;
          taken = [];
        }
      } else if (sign === COMMA) isName = false;
      else if (!hasBegun && sign > 32 && sign !== 0xfeff) throw new DomainError("import-not-ghost");
    }
    if (taking > 0) {
      length += chunk.length - from;
      if (length <= LONGEST) taken.push(chunk.slice(from));
      else taken = [];
    }
    yield* found;
  }
  if (!hasBegun || open.length > 0 || inString) throw new DomainError("import-damaged");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError("import-damaged");
  }
}
