import { callFaults } from "#i18n/en/forms.ts";

type Issue = { path: string; message: string };

/** What an endpoint answered; `status` is 0 when no answer came. */
export type ApiAnswer<T> =
  | { isOk: true; status: number; data: T }
  | {
      isOk: false;
      status: number;
      /** Why there was no answer of ours. */
      error?: "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR";
      message: string;
      issues: Issue[];
      /** The newer version that somebody else saved. */
      current?: T;
    };

type Method = "GET" | "POST" | "PUT" | "DELETE";

const TIMEOUT_MS = 30_000;

/** Asks our own API. Never throws: an answer that did not come is an answer too. */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: object,
  { timeoutMs = TIMEOUT_MS } = {},
): Promise<ApiAnswer<T>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return failedCall(0, isLate ? "TIMEOUT_ERROR" : "FETCH_ERROR");
  }
  const { status, ok } = response;
  try {
    const text = await response.text();
    const data = text === "" ? null : JSON.parse(text);
    if (ok) return { isOk: true, status, data };
    const { message = callFaults.PARSING_ERROR, issues = [], current } = data ?? {};
    return { isOk: false, status, message, issues, current };
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
