import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { settingsGroups } from "#app/admin/settings/settings-places.ts";
import { settingsStanding } from "#app/admin/settings/settings-standing.ts";
import { useAdminData } from "#app/admin/shell/admin-data.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { accountContext, siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { can } from "#contracts/policies.ts";
import * as words from "#i18n/en/admin/settings.ts";
import type { Route } from "./+types/settings.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const user = context.get(userContext);
  const mayInvite = user !== null && can(user, "staff.invite");
  const account = context.get(accountContext);
  const [settings, languages, redirects, unknown, mails, staff, invitations, { factor }, house] =
    await Promise.all([
      site.settings.get(),
      site.languages.shown(),
      site.redirect.count({}),
      site.unknownPath.list(),
      site.outbox.counts(),
      site.user.list(),
      mayInvite ? site.invitation.listOpen() : [],
      account.findSecurity(),
      site.house.state(),
    ]);
  return {
    standing: settingsStanding({
      settings,
      isNoticeShown: site.settings.noticeEnds(settings) !== 0,
      languages: languages.length - 1,
      redirects,
      unknown: unknown.length,
      canMail: account.canMail,
      failedMails: mails.failed,
      staff: staff.length,
      invitations: invitations.length,
      email: user?.email ?? "",
      hasSecondFactor: factor.isOn,
      backupAt: house.backupAt,
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.settings);

export default function Settings({ loaderData: { standing } }: Route.ComponentProps) {
  const user = useAdminData()?.user;
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.settings}</h1>
      </div>
      <nav aria-label={words.settings} className="settings-page">
        {user
          ? settingsGroups(user).map(({ title, places }) => (
              <section key={title} className="panel">
                <h2>{title}</h2>
                <ul>
                  {places.map(({ name, to, label }) => (
                    <li key={to}>
                      <PageLink to={to} className="panel-row">
                        <span>
                          <b>{label}</b>
                          <small dir="auto">{standing[name]}</small>
                        </span>
                        <AdminIcon name="chevron-right" />
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))
          : null}
      </nav>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
