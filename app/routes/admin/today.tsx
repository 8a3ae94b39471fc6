import { redirect } from "react-router";
import { EnquiryDashboard } from "#app/admin/dashboard/enquiry-dashboard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { FollowUpToday } from "#app/admin/today/follow-up-today.tsx";
import { GoesPublicNext } from "#app/admin/today/goes-public-next.tsx";
import { dayWords, greeting } from "#app/admin/today/greeting.ts";
import { HouseLine } from "#app/admin/today/house-line.tsx";
import { MondayMail } from "#app/admin/today/monday-mail.tsx";
import { NeedsAttention } from "#app/admin/today/needs-attention.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { ATTENTION } from "#contracts/attention.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { accountContext, siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/today.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user) throw redirect("/login");
  const { site } = context.get(siteContext);
  const { timeZone } = await site.settings.get();
  const today = dayFormat(timeZone).format(Date.now());
  const asked = url.searchParams.get("what");
  const only = ATTENTION.find((what) => what === asked);
  const [desk, lines, nextPriceEnd, getsMail] = await Promise.all([
    site.today.get(today),
    site.attention.list(today, only),
    site.attention.nextPriceEnd(today),
    site.mondayMail.isOn(user._id),
  ]);
  const { canMail } = context.get(accountContext);
  // Told by the server's clock, so that the browser says the same while it takes over.
  const told = { hello: greeting(user.name, timeZone), day: dayWords(timeZone) };
  return { ...desk, ...told, only, lines, nextPriceEnd, getsMail, today, timeZone, canMail };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.todayTitle);

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { lines, nextPriceEnd, followUp, next, house, canMail, getsMail } = loaderData;
  const { today, timeZone, hello, day, only } = loaderData;
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1 dir="auto">{hello}</h1>
        <p>{day}</p>
      </div>
      <div className="today">
        <div>
          <NeedsAttention {...{ lines, only, nextPriceEnd, today, timeZone }} next={next[0]} />
          <EnquiryDashboard />
        </div>
        <div>
          <FollowUpToday followUp={followUp} today={today} />
          <GoesPublicNext next={next} timeZone={timeZone} />
          <HouseLine house={house} canMail={canMail} />
          <MondayMail getsMail={getsMail} />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
