import { type ReactNode, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { historyPath } from "#app/admin/pieces/place.ts";
import { useTimes } from "#app/admin/pieces/times.ts";
import { auditWords } from "#app/admin/settings/audit-words.ts";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { AuditEntry } from "#contracts/audit.ts";
import * as texts from "#i18n/en/admin/settings.ts";
import { fillParts } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/activity.ts";

const PAGE_LENGTH = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { audit } = context.get(siteContext).site;
  return { entries: await audit.list({ limit: PAGE_LENGTH, offset: 0 }) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, texts.activity);

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { clockTime } = useTimes();
  const [older, setOlder] = useState<AuditEntry[]>([]);
  const [isWhole, setWhole] = useState(loaderData.entries.length < PAGE_LENGTH);
  const entries = [...loaderData.entries, ...older];

  async function showMore() {
    const query = { limit: String(PAGE_LENGTH), offset: String(entries.length) };
    const answer = await ask(() => api("audit").index.$get({ query }));
    if (!answer.isOk) return showToast(answer.message, "error");
    // What happened meanwhile has pushed some of the known ones onto this page.
    const known = new Set(entries.map(({ _id }) => _id));
    setOlder([...older, ...answer.data.filter(({ _id }) => !known.has(_id))]);
    setWhole(answer.data.length < PAGE_LENGTH);
  }

  return (
    <SettingsFrame title={texts.activity} text={texts.activityText}>
      {entries.length === 0 ? (
        <EmptyState title={texts.nothingYet} text={texts.nextChange} />
      ) : (
        <ol className="panel rows">
          {entries.map((entry) => (
            <li key={entry._id}>
              <span className="me-auto min-w-0">
                {fillParts<string, ReactNode>(texts.activityLine, {
                  who: (
                    <b key="who" className="font-[640]">
                      {entry.userName || texts.somebody}
                    </b>
                  ),
                  what: (
                    <span key="what" dir="auto">
                      <Deed entry={entry} />
                    </span>
                  ),
                })}
              </span>
              <time className="text-small text-ink2" dateTime={entry.at}>
                {clockTime(entry.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {isWhole ? null : (
        <button type="button" className="button button-secondary mt-5" onClick={showMore}>
          {texts.showOlderEntries}
        </button>
      )}
    </SettingsFrame>
  );
}

/** Leads to the version that it made. */
function Deed({ entry }: { entry: AuditEntry }) {
  const { thing, thingId: id, revision } = entry;
  if (!revision) return auditWords(entry);
  const kind = thing === "blog" ? "post" : thing;
  return (
    <PageLink className="text-link" to={historyPath({ kind, id }, revision)}>
      {auditWords(entry)}
    </PageLink>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={texts.activityNotLoaded} />;
}
