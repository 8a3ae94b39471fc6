import { data, redirect } from "react-router";
import { keepTyped } from "#app/forms/keep-typed.ts";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { AskForPapers } from "#app/site/papers/ask-for-papers.tsx";
import { PapersList } from "#app/site/papers/papers-list.tsx";
import { PapersQuestion } from "#app/site/papers/papers-question.tsx";
import "#app/site/papers/countries.css";
import "#app/site/papers/papers.css";
import "#app/site/papers/papers-beside.css";
import "#app/site/papers/papers-print.css";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { papersFormSchema } from "#contracts/forms/schemas.ts";
import { languageAt } from "#contracts/languages.ts";
import { PACKAGE_OF_VISA, purposeAt } from "#contracts/papers-path.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import { enquiryContext, siteContext } from "../../context.ts";
import type { Route } from "./+types/papers.ts";
import { bothHeaders } from "./both-headers.ts";
import { papersPage } from "./papers-page.server.ts";
import { sendEnquiry } from "./send-enquiry.server.ts";

export const shouldRevalidate = keepLoaded;

/** Routes of each kind of visa share this page: "work-visa/papers/*", "packages/umrah/papers/*". */
export async function loader({ context, url, params, pattern }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const asked = url.searchParams.get("country") ?? "";
  const parts = (params["*"] ?? "").split("/").filter(Boolean);
  const found = await papersPage(site, { pattern, parts, country: asked, now: Date.now() });
  if ("leadsTo" in found) throw redirect(found.leadsTo);
  const { page, trust, endsAt } = found;
  const token = context.get(enquiryContext).issueToken();
  const { path } = languageAt(url.pathname);
  return data(
    {
      ...{ page, path, token, trust },
      address: context.get(siteContext).publicUrl + url.pathname,
    },
    { headers: { Expires: new Date(endsAt).toUTCString() } },
  );
}

/** "Ask us". */
export const action = ({ request, context, pattern }: Route.ActionArgs) => {
  const base = `/${pattern.replace("/*", "")}`;
  const topic = PACKAGE_OF_VISA[purposeAt(base)];
  return sendEnquiry({
    request,
    context,
    schema: papersFormSchema,
    toEnquiry: ({ country, ...fields }) => ({
      ...{ topic, package: topic, page: `${base}/other`, email: "", month: "" },
      ...{ travellers: null, message: country ? fill(words.wanted, { country }) : "" },
      ...fields,
    }),
  });
};

export const headers = bothHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return unlistedMeta(matches, words.which);
  const { page, path } = loaderData;
  if (page.is !== "list") return unlistedMeta(matches, page.title);
  return pageMeta(matches, {
    ...{ title: page.title, path, description: page.intro || words.description },
    picture: page.base.split("/").at(-2) ?? "",
  });
};

export default function Papers({ loaderData, actionData }: Route.ComponentProps) {
  const { page, address, token, trust } = loaderData;
  switch (page.is) {
    case "question":
      return <PapersQuestion question={page} />;
    case "other":
      return <AskForPapers {...{ page, token, actionData }} />;
    case "list":
      return (
        <>
          <NotTranslated content={page} />
          <PapersList key={page.address} list={page} address={address} trust={trust} />
        </>
      );
  }
}

export function ErrorBoundary() {
  return <PageNotLoaded title={words.notLoaded} />;
}
