import { FirstDayList } from "#app/admin/home/first-day.tsx";
import { HomeEditor } from "#app/admin/home/home-editor.tsx";
import { WaitingLine } from "#app/admin/home/waiting-line.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { accountContext, siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import { can } from "#contracts/policies.ts";
import { unwritten } from "#contracts/unwritten.ts";
import * as words from "#i18n/en/admin/home.ts";
import type { Route } from "./+types/home.ts";

/** An empty form until somebody writes it. */
const NOT_WRITTEN = unwritten(homeKind.fields, "home");

/** Of those who wait, as many as are shown above the form. */
const FIRST_WAITING = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const user = context.get(userContext);
  const [home, draft, waiting, firstDay] = await Promise.all([
    site.home.find(),
    site.draft.find({ kind: "home", id: "home" }, { by: user?._id ?? null }),
    site.enquiry.listWaiting(FIRST_WAITING),
    user && can(user, "demo.remove")
      ? site.firstDay.get({ isMailing: context.get(accountContext).canMail })
      : null,
  ]);
  return { home, draft, waiting, firstDay, pictures: await site.media.factsIn(home) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.homePage);

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { home, draft, waiting, firstDay } = loaderData;
  return (
    <>
      <div className="admin-wrap desk">
        <WaitingLine waiting={waiting} />
        {firstDay ? <FirstDayList firstDay={firstDay} /> : null}
      </div>
      <HomeEditor home={home ?? NOT_WRITTEN} draft={draft} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
