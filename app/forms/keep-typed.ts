import { data, isRouteErrorResponse } from "react-router";
import * as forms from "#i18n/en/forms.ts";
import { type FormAnswer, formAnswer, type Values } from "./form-answer.ts";

type Submission = { request: Request; serverAction: () => Promise<FormAnswer> };

const MOST_MS = 30_000;

/** When sending fails, or nobody answers, the page with the words on it must stay. */
export async function keepTyped({ request, serverAction }: Submission) {
  // The browser keeps the password in its own field; a visitor's form has no files.
  const { password: _, ...typed } = Object.fromEntries(await request.clone().formData());
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, MOST_MS));
    return await Promise.race([serverAction(), late]);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = ownWords(error) ?? forms.notThrough;
    // It may have been stored: the form sent again is known by it.
    const token = typed.token === undefined ? null : String(typed.token);
    // With an error status the router does not load the page again, which could fail as well.
    return data(formAnswer({ values: typed as Values, problem, token }), { status: 400 });
  }
}

/** Refused before any page was asked; null: whatever a proxy says, or nothing. */
function ownWords(error: unknown): string | null {
  try {
    const { code, message } = JSON.parse(isRouteErrorResponse(error) ? error.data : "null");
    return typeof code === "string" && typeof message === "string" ? message : null;
  } catch {
    return null;
  }
}
