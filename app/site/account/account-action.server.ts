import { data, redirect } from "react-router";
import { formAnswer, type Values } from "#app/forms/form-answer.ts";
import type { FormRefusal } from "#app/forms/read-form.server.ts";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import { errorSentence } from "#i18n/error-sentence.ts";

/** Goes on to `to` with the cookies of the result, or says what is wrong. */
export async function goOnSignedIn<T extends { cookies: string[] }>(
  to: string | ((result: T) => string),
  values: Values,
  work: () => Promise<T>,
) {
  try {
    const result = await work();
    return leaveWith(typeof to === "string" ? to : to(result), result);
  } catch (error) {
    return refuseWork(error, values);
  }
}

export function leaveWith(to: string, { cookies }: { cookies: string[] }): Response {
  return redirect(to, { headers: cookies.map((cookie) => ["Set-Cookie", cookie]) });
}

export const refuseForm = ({ status, parts }: FormRefusal) => data(formAnswer(parts), { status });

/**
 * A broken rule in its own words; any other error is not for the visitor, and is thrown on.
 * @param values what was typed, to fill the form with again
 */
export function refuseWork(error: unknown, values: Values) {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  const { status, path, code, params } = refusal;
  const message = errorSentence(code, params);
  const said = path ? { mistakes: { [path]: message } } : { problem: message };
  const seconds = retryAfterOf(error);
  return data(formAnswer({ values, ...said }), {
    status,
    headers: seconds === null ? {} : { "Retry-After": String(seconds) },
  });
}
