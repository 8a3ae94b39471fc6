import { redirect } from "react-router";
import { EnquiryDashboard } from "#app/admin/dashboard/enquiry-dashboard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { GoesPublicNext } from "#app/admin/today/goes-public-next.tsx";
import { dayWords, greeting } from "#app/admin/today/greeting.ts";
import { NeedsAttention } from "#app/admin/today/needs-attention.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/today.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user) throw redirect("/login");
  const { site } = context.get(siteContext);
  const [today, { timeZone }] = await Promise.all([site.today.get(), site.settings.get()]);
  const stale = await site.attention.list(dayFormat(timeZone).format(Date.now()));
  // Told by the server's clock, so that the browser says the same while it takes over.
  return { today, stale, timeZone, hello: greeting(user.name, timeZone), day: dayWords(timeZone) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.todayTitle);

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { today, stale, timeZone, hello, day } = loaderData;
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1 dir="auto">{hello}</h1>
        <p>{day}</p>
      </div>
      <div className="today">
        <div>
          <NeedsAttention today={today} stale={stale} timeZone={timeZone} />
          <EnquiryDashboard />
        </div>
        <GoesPublicNext next={today.next} timeZone={timeZone} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
