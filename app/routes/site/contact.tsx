import { keepTyped } from "#app/forms/keep-typed.ts";
import { MessageForm } from "#app/site/enquiry/message-form.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { ContactBody } from "#app/site/pages/contact-body.tsx";
import "#app/site/pages/office-map.css";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { messageFormSchema } from "#contracts/forms/schemas.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import * as contact from "#i18n/en/site/contact.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { enquiryContext, siteContext } from "../../context.ts";
import type { Route } from "./+types/contact.ts";
import { sendEnquiry } from "./send-enquiry.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [settings, ...written] = await Promise.all([
    site.settings.get(),
    site.page.findContact(),
    site.home.findContactSection(),
  ]);
  const [page, section] = fillFacts(written, factsOf(settings));
  const pictures = await site.media.factsIn([page, section]);
  return { page, section, pictures, token: context.get(enquiryContext).issueToken() };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendEnquiry({
    request,
    context,
    schema: messageFormSchema,
    toEnquiry: (fields) => ({
      topic: "message",
      package: null,
      page: "/contact",
      phone: "",
      month: "",
      travellers: null,
      ...fields,
    }),
  });

/** How long to wait, when too many came. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const shouldRevalidate = keepLoaded;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: pageTitles.contact,
    description: loaderData?.page?.hero.text || contact.lead,
    path: "/contact",
    picture: "contact",
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <NotTranslated content={loaderData.page} />
      <ContactBody {...loaderData}>
        <MessageForm token={loaderData.token} actionData={actionData} />
      </ContactBody>
    </>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={pageTitles.contact} />;
}
