import { data } from "react-router";
import { pageMeta, unlistedMeta } from "../../components/page-meta.ts";
import { PageNotLoaded } from "../../components/page-not-loaded.tsx";
import { PageNotWritten } from "../../components/page-not-written.tsx";
import { PrivacyBody } from "../../components/privacy-body.tsx";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/privacy-policy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const privacy = await context.get(siteContext).site.page.findPrivacy();
  if (!privacy) return data({ privacy: null, lastChanged: "" }, { status: 404 });
  const lastChanged = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    // A day without a time: it is the same day everywhere.
    timeZone: "UTC",
  }).format(new Date(privacy.lastChanged));
  return data({ privacy, lastChanged });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const privacy = loaderData?.privacy;
  if (!privacy) return unlistedMeta(matches, "Privacy Policy");
  return pageMeta(matches, {
    title: "Privacy Policy",
    description: privacy.intro,
    path: "/privacy-policy",
    picture: "privacy-policy",
  });
};

export default function PrivacyPolicy({
  loaderData: { privacy, lastChanged },
}: Route.ComponentProps) {
  if (!privacy) return <PageNotWritten title="Privacy Policy" />;
  return <PrivacyBody privacy={privacy} lastChanged={lastChanged} />;
}

export function ErrorBoundary() {
  return <PageNotLoaded title="Privacy Policy" />;
}
