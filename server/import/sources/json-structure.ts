import { DomainError } from "#server/errors/domain-error.ts";

/** A bracket or a brace. */
export type Sign = {
  /** Index within its chunk. */
  at: number;
  isList: boolean;
  /** Something ends with it. */
  isEnd: boolean;
  /** The name that what begins has in the object around it; empty in a list. */
  name: string;
};

/** Longer ones are none that anybody asks for. */
const LONGEST_NAME = 100;
const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, LIST_END, COLON, COMMA] = [...'"\\{}[]:,'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * What gives a JSON text its structure, chunk after chunk; whether it is right between is not looked at.
 * @throws DomainError "import-not-ghost" for a text that begins in another way
 */
export function jsonStructure(): (chunk: string) => Generator<Sign> {
  let inString = false;
  let isEscaped = false;
  /** The last one, which may be the name of what follows. */
  let string = "";
  let name = "";
  let hasBegun = false;

  function readString(sign: number, letter: string): void {
    if (isEscaped) isEscaped = false;
    else if (sign === BACKSLASH) isEscaped = true;
    else if (sign === QUOTE) inString = false;
    else if (string.length < LONGEST_NAME) string += letter;
  }

  function readBetween(sign: number): void {
    if (sign === QUOTE) {
      inString = true;
      string = "";
    } else if (sign === COLON) name = string;
    else if (sign === COMMA) name = "";
  }

  return function* signsIn(chunk) {
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk.charCodeAt(at);
      if (inString) readString(sign, chunk.charAt(at));
      else if (sign === OPEN || sign === LIST) {
        yield { at, isList: sign === LIST, isEnd: false, name };
        name = "";
        hasBegun = true;
      } else if (sign === CLOSE || sign === LIST_END) {
        yield { at, isList: sign === LIST_END, isEnd: true, name: "" };
      } else if (hasBegun) readBetween(sign);
      else if (sign > 32) throw new DomainError("import-not-ghost");
    }
  };
}
