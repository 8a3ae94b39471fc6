import { keepTyped } from "#app/forms/keep-typed.ts";
import { tellingWords } from "#app/site/departures/telling-words.ts";
import { monthsAhead } from "#app/site/enquiry/months.ts";
import "#app/site/enquiry/plan-form.css";
import { PlanForm } from "#app/site/enquiry/plan-form.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { callBackTime } from "#app/site/pages/call-back-time.ts";
import { Promises } from "#app/site/pages/promises.tsx";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { isComing } from "#contracts/departure-state.ts";
import { isTopicId } from "#contracts/enquiry-topics.ts";
import { planFormSchema } from "#contracts/forms/schemas.ts";
import { pathIn } from "#contracts/languages.ts";
import { waitsForIn } from "#contracts/waits-for.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { language } from "#i18n/en/language.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import * as plan from "#i18n/en/site/get-started.ts";
import { fill } from "#i18n/fill.ts";
import { monthLabel } from "#i18n/month-words.ts";
import { enquiryContext, siteContext } from "../../context.ts";
import type { Route } from "./+types/get-started.ts";
import { askedVisa } from "./asked-visa.server.ts";
import { sendEnquiry } from "./send-enquiry.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const settings = await site.settings.get();
  const today = dayFormat(settings.timeZone).format(Date.now());
  const asked = new URL(request.url).searchParams;
  const topic = asked.get("topic") ?? "";
  const id = asked.get("departure");
  const found = id === null ? null : await site.entry.find("departure", id);
  return {
    months: monthsAhead(settings.timeZone, monthLabel),
    callBack: callBackTime(settings),
    topic: isTopicId(topic) ? topic : null,
    about:
      found && isComing(found, today)
        ? {
            ...{ name: "departure" as const, id: found._id },
            text: tellingWords(found, waitsForIn(asked.get("waits"))),
            back: `${pathIn(language, `/packages/${found.package}`)}#dates`,
          }
        : await askedVisa(site, asked.get("visa")),
    token: context.get(enquiryContext).issueToken(),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry({
    request,
    context,
    schema: planFormSchema,
    toEnquiry: ({ note, ...fields }) => ({
      package: null,
      page: "/get-started",
      message: note,
      ...fields,
    }),
  });

/** How long to wait, when too many came. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const shouldRevalidate = keepLoaded;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitles.getStarted,
    description: plan.description,
    path: "/get-started",
    picture: "get-started",
  });

export default function GetStarted({ loaderData, actionData }: Route.ComponentProps) {
  const { callBack, ...form } = loaderData;
  return (
    <div className="bg-sand1">
      <div className="wrap grid gap-8 pt-9 pb-[var(--section)] lg:grid-cols-[minmax(0,1fr)_348px] lg:items-start lg:gap-16 lg:pt-[72px]">
        <div className="min-w-0">
          <h1 id="plan-heading" className="text-h1">
            {plan.heading}
          </h1>
          <p className="lead mt-3 max-w-[52ch]">
            {callBack ? fill(plan.leadWhen, { when: callBack }) : plan.lead}
          </p>
          <PlanForm {...form} labelledBy="plan-heading" actionData={actionData} />
        </div>
        <aside className="lg:sticky lg:top-[100px] lg:pt-6" aria-label={plan.next}>
          <Promises />
        </aside>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={pageTitles.getStarted} />;
}
