import type { ErrorBody } from "#contracts/error.ts";
import { callFaults } from "#i18n/en/calls.ts";

/** What is wrong, with what its sentence was made from. */
export type ApiFault = Pick<ErrorBody, "code" | "params" | "message">;

export type ApiIssue = ApiFault & { path: string };

/** What an endpoint answered; `status` is 0 when no answer came. */
export type ApiAnswer<T> =
  | { isOk: true; status: number; data: T }
  | (ApiFault & {
      isOk: false;
      status: number;
      /** Why there was no answer of ours. */
      error?: "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR";
      issues: ApiIssue[];
      /** Of several that were asked for. */
      language?: ErrorBody["language"];
      /** The newer version that somebody else saved. */
      current?: T;
    });

const TIMEOUT_MS = 30_000;

/** `fetch` for our own API, with a time limit. */
export const fetchApi: typeof fetch = (address, init) =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

/** Never throws: when no answer comes, that is an answer too. */
export async function answerTo<T>(
  request: () => Promise<Pick<Response, "ok" | "status" | "text">>,
): Promise<ApiAnswer<T>> {
  let response: Pick<Response, "ok" | "status" | "text">;
  try {
    response = await request();
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return failedCall(0, isLate ? "TIMEOUT_ERROR" : "FETCH_ERROR");
  }
  const { status, ok } = response;
  try {
    const text = await response.text();
    if (ok) return { isOk: true, status, data: JSON.parse(text) };
    const said = text === "" ? {} : JSON.parse(text);
    const issues = Array.isArray(said.issues) ? said.issues : [];
    return { isOk: false, status, message: callFaults.PARSING_ERROR, ...said, issues };
  } catch {
    return failedCall(status, "PARSING_ERROR");
  }
}

/** What is said when no answer of ours came. */
export function failedCall(
  status: number,
  error: keyof typeof callFaults,
): Extract<ApiAnswer<never>, { isOk: false }> {
  return { isOk: false, status, error, message: callFaults[error], issues: [] };
}
