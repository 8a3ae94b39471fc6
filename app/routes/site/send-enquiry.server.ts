import { data, type RouterContextProvider } from "react-router";
import { type FormAnswer, formAnswer, type Sent } from "#app/forms/form-answer.ts";
import { type FormSchema, type FormValues, readForm } from "#app/forms/read-form.server.ts";
import { callBackTime } from "#app/site/pages/call-back-time.ts";
import { cameFromField, type NewEnquiry } from "#contracts/enquiry-write.ts";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import { waitsForIn } from "#contracts/waits-for.ts";
import { language } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/enquiry.ts";
import { plural } from "#i18n/fill.ts";
import { enquiryContext, siteContext } from "../../context.ts";

const MINUTE_S = 60;

type Sending<Schema extends FormSchema> = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: Schema;
  /** The enquiry that the fields of this form make. */
  toEnquiry: (
    fields: FormValues<Schema>,
  ) => Omit<NewEnquiry, "language" | "departure" | "visa" | "waitsFor">;
};

/** What the three forms of visitors do: read, store, and say what comes next. Nothing typed is lost. */
export async function sendEnquiry<Schema extends FormSchema>(sending: Sending<Schema>) {
  const { request, context, schema, toEnquiry } = sending;
  const { issueToken, receive } = context.get(enquiryContext);
  const { site, reportError } = context.get(siteContext);
  const form = await readForm(request, schema);
  const guards = { token: form.textOf("token"), website: form.textOf("website") };
  const answer = (status: number, parts: Partial<FormAnswer>, headers: HeadersInit = {}) =>
    data(formAnswer({ token: issueToken(guards.token), ...parts }), { status, headers });
  if (form.refusal) return answer(form.refusal.status, form.refusal.parts);

  const { values } = form;
  const cameFrom = (name: string) => cameFromField(form.textOf(name));
  const from = {
    ...{ departure: cameFrom("departure"), visa: cameFrom("visa") },
    // The form is sent to its own address, which says what the link asked for.
    waitsFor: waitsForIn(new URL(request.url).searchParams.get("waits")),
  };
  const enquiry = { ...toEnquiry(form.fields), ...from, language };
  try {
    const { reference } = await receive(enquiry, guards);
    const when = callBackTime(await site.settings.get());
    return data(formAnswer({ sent: { reference, ...calling(enquiry), when } }));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status === 429) {
      const seconds = retryAfterOf(error) ?? MINUTE_S;
      const problem = plural(words.tooMany, Math.ceil(seconds / MINUTE_S));
      return answer(429, { values, problem }, { "Retry-After": String(seconds) });
    }
    if (refusal && refusal.status >= 500) {
      const seconds = retryAfterOf(error) ?? MINUTE_S;
      return answer(
        refusal.status,
        { values, problem: words.notStored },
        { "Retry-After": String(seconds) },
      );
    }
    if (refusal) return answer(refusal.status, { values, problem: words.tooOld });
    reportError(error);
    return answer(500, { values, problem: words.notStored });
  }
}

function calling({ name, phone, email }: NewEnquiry): Pick<Sent, "name" | "reach"> {
  const reach = phone
    ? { by: "phone" as const, value: phone }
    : { by: "email" as const, value: email };
  return { name: firstName(name), reach };
}

/** "Farida" of "Farida Yasmin"; all of a name that begins with a title or an initial. */
function firstName(name: string): string {
  const [first = ""] = name.split(" ");
  const isTitle = first.endsWith(".") || Array.from(first).length <= 3;
  return isTitle ? name : first;
}
