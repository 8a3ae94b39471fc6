import { data, isRouteErrorResponse } from "react-router";
import * as forms from "#i18n/en/forms.ts";
import { type FormAnswer, formAnswer, type Values } from "./form-answer.ts";

type Submission = { request: Request; serverAction: () => Promise<FormAnswer> };

const MOST_MS = 30_000;

/** When sending fails, or nobody answers, the page with the words on it must stay. */
export async function keepTyped({ request, serverAction }: Submission) {
  const values = await typedIn(request.clone());
  const late = new Promise<never>((_, reject) => setTimeout(reject, MOST_MS));
  try {
    return await Promise.race([serverAction(), late]);
  } catch (error) {
    if (error instanceof Response) throw error;
    // Refused before any page was asked: these words are the server's own, not a proxy's page.
    const isRefused = isRouteErrorResponse(error) && /^[^<]/.test(String(error.data));
    return unsent({ values, problem: isRefused ? String(error.data) : forms.notThrough });
  }
}

/** With an error status the router does not load the page again, which could fail as well. */
function unsent(parts: Partial<FormAnswer>) {
  return data(formAnswer(parts), { status: 400 });
}

async function typedIn(request: Request): Promise<Values> {
  // The browser keeps the password in its own field; a visitor's form has no files.
  const { password: _, ...values } = Object.fromEntries(await request.formData());
  return values as Values;
}
