import { data, isRouteErrorResponse } from "react-router";
import * as forms from "#i18n/en/forms.ts";
import { type FormAnswer, formAnswer, type Values } from "./form-answer.ts";

type Submission = { request: Request; serverAction: () => Promise<FormAnswer> };

/** When sending fails, the page with the words on it must stay. */
export async function keepTyped({ request, serverAction }: Submission) {
  const values = await typedIn(request.clone());
  try {
    return await serverAction();
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
  const entries = [...(await request.formData())].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  // The browser keeps the password in its own field.
  const { password: _, ...values } = Object.fromEntries(entries);
  return values;
}
