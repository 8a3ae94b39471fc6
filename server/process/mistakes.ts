import type { SystemMistake } from "#contracts/system.ts";
import { codeOf } from "#server/errors/code-of.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import type { Logger } from "./log.ts";

/** So many kinds are kept; the one that has not come for the longest is forgotten. */
const MOST = 20;

type What = SystemMistake["what"];

/** By the words of the log, whatever else its line says: that may be about somebody. */
const ABOUT: [words: RegExp, what: What][] = [
  [/^a (page|request) failed$/, "page"],
  [/^an endpoint failed$/, "api"],
  [/^pictures cannot be stored/i, "pictures"],
  [/mail|outbox|^lease lost$/, "mail"],
  [/planned/, "planned"],
  [/indexed anew/, "search"],
  [/^links could not/, "links"],
  [/^tidying up/, "tidying"],
  [/^moved addresses/, "moved"],
  [/could not be written; they are tried again$/, "counts"],
];

/** A code is of capitals: whatever else an error calls itself may hold a name or an address. */
const CODE = /^[A-Z][A-Z0-9_]{1,39}$|^[0-9A-Z]{5}$/;

/** What the log has had at the level of errors since the start, in memory. */
export function createMistakes() {
  const kept = new Map<string, SystemMistake>();
  let tell = (_what: What, _code: string) => {};

  function note(given: unknown[], now = new Date()): void {
    const [first] = given;
    const words = given.find((one) => typeof one === "string") ?? "";
    // Why nothing is stored is said in words alone.
    const what =
      ABOUT.find(([pattern]) => pattern.test(words))?.[1] ??
      (typeof first === "string" ? "storing" : "other");
    const code = codeIn(first);
    add(what, code, now);
    tell(what, code);
  }

  function add(what: What, code: string, now: Date): void {
    const key = `${what} ${code}`;
    const count = (kept.get(key)?.count ?? 0) + 1;
    kept.delete(key);
    kept.set(key, { what, code, count, at: now.toISOString() });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }

  return {
    note,

    /** Of processes that serve one site, each tells the others. */
    share({ tell: told, onTold }: Pick<Colleagues, "tell" | "onTold">): void {
      tell = (what, code) => told("mistake", { what, code });
      onTold("mistake", ({ what, code }: { what: What; code: string }) =>
        add(what, code, new Date()),
      );
    },

    /** Newest first. */
    list: (): SystemMistake[] => [...kept.values()].reverse(),

    /** Whatever it writes at that level is noted too. @returns the log */
    heardIn(log: Logger): Logger {
      for (const level of ["error", "fatal"] as const) {
        const write = log[level].bind(log) as (...given: unknown[]) => void;
        log[level] = (...given: unknown[]) => {
          note(given);
          write(...given);
        };
      }
      return log;
    },
  };
}

export type Mistakes = ReturnType<typeof createMistakes>;

/** Of the error, or of what caused it. */
function codeIn(given: unknown): string {
  const error = typeof given === "object" && given !== null && "err" in given ? given.err : null;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = codeOf(at);
    if (CODE.test(code)) return code;
  }
  return "";
}
