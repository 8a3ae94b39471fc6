import { inspect } from "node:util";
import { RouterContextProvider } from "react-router";
import { onTestFinished, vi } from "vitest";
import {
  accountContext,
  backupsContext,
  importsContext,
  siteContext,
  systemContext,
  userContext,
} from "#app/context.ts";

type Answers = Record<string, unknown>;
type Loader = (args: never) => unknown;

/** Asked of a loader: the address with its query, what is in its path, and who asks. */
type Asking = {
  at?: string;
  params?: Record<string, string>;
  user?: object | null;
  answers?: Answers;
};

/** Past midnight in Dhaka, and not yet in London. */
const LATE = "2026-11-24T19:00:00.000Z";
const NADIA = { _id: "nadia", name: "Nadia Islam", email: "nadia@rihla.example", role: "owner" };
const ANSWERS: Answers = {
  "settings.get": { timeZone: "Asia/Dhaka" },
  "settings.noticeEnds": () => 0,
  "languages.shown": ["en", "bn"],
  "translation.ofMany": { a: { bn: "done" } },
  "account.canMail": true,
  "account.secondFactorDue": null,
};

/** What is no question, but known. */
const KNOWN = ["account.canMail", "account.secondFactorDue"];

const inWords = (value: unknown) =>
  inspect(value, { depth: 15, breakLength: Number.POSITIVE_INFINITY, compact: true });

/** Runs a loader on parts that note what they are asked and answer what the test gives, else an empty list. */
export async function askLoader(loader: Loader | undefined, asking: Asking = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(LATE) });
  onTestFinished(() => void vi.useRealTimers());
  const { at = "", params = {}, user = NADIA } = asking;
  const answers: Answers = { ...ANSWERS, ...asking.answers };
  const lines: string[] = [];
  const part = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => {
        if (typeof name === "symbol" || name === "then") return undefined;
        const next = path ? `${path}.${name}` : name;
        return KNOWN.includes(next) ? answers[next] : part(next);
      },
      apply: (_, __, args: unknown[]) => {
        lines.push([path, ...args.map(inWords)].join(" "));
        const given = path in answers ? answers[path] : [];
        return typeof given === "function" ? given(...args) : Promise.resolve(given);
      },
    });
  const context = new RouterContextProvider();
  context.set(siteContext, { site: part("") } as never);
  context.set(accountContext, part("account") as never);
  context.set(backupsContext, part("backups") as never);
  context.set(importsContext, part("imports") as never);
  context.set(systemContext, part("system") as never);
  context.set(userContext, user as never);
  const url = new URL(`https://rihla.example/admin${at}`);
  try {
    const loaded = await loader?.({ context, params, url, request: new Request(url) } as never);
    lines.push(`= ${inWords(loaded)}`);
  } catch (error) {
    if (error instanceof Response) lines.push(`${error.status} ${error.headers.get("location")}`);
    else lines.push(`! ${inWords((error as { init?: object }).init ?? String(error))}`);
  }
  return lines;
}
