import { hc } from "hono/client";
import type { Api } from "#app/api-type.ts";
import { answerTo } from "#app/forms/api-answer.ts";
import type { InLanguage } from "#contracts/languages.ts";
import { USER_HEADER } from "#contracts/user-header.ts";
import { inOwnWords } from "./own-words.ts";
import { fetchSurely } from "./send-again.ts";

let pageOf: string | null = null;

/** From now on what this page asks is asked for this user alone, whoever signs in in another tab. */
export function askFor(userId: string): void {
  pageOf = userId;
}

/** Beside the cookie. */
export const ownHeaders = (): Record<string, string> =>
  pageOf === null ? {} : { [USER_HEADER]: pageOf };

export const jsonHeaders = () => ({ "Content-Type": "application/json", ...ownHeaders() });

const OPTIONS = { fetch: fetchSurely, headers: jsonHeaders };

/** The endpoints of a noun: `api("blogs")[":id"].$get({ param: { id } })`. */
export const api = <Noun extends keyof Api>(noun: Noun) => hc<Api[Noun]>(`/api/${noun}`, OPTIONS);

/** The same, asked of a thing in its language. */
export function apiAt<Noun extends keyof Api>(noun: Noun, { language }: InLanguage) {
  if (!language || language === "en") return api(noun);
  const asked: typeof fetch = (address, init) => {
    const url = new URL(String(address), location.origin);
    url.searchParams.set("lang", language);
    return fetchSurely(url, init);
  };
  return hc<Api[Noun]>(`/api/${noun}`, { ...OPTIONS, fetch: asked });
}

type ApiResponse = Pick<Response, "ok" | "status" | "text">;

/** What it answers when it succeeds. */
type DataOf<R> = R extends { ok: true; json(): Promise<infer Data> } ? Data : never;

/** Asks the API; never throws. */
export const ask = async <R extends ApiResponse>(request: () => Promise<R>) =>
  inOwnWords(await answerTo<DataOf<R>>(request));

/** `ask`, or what does more about the answer. */
export type Ask = typeof ask;
