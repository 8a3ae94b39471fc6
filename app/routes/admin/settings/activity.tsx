import { type ReactNode, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { historyAddress } from "#app/admin/pieces/place.ts";
import { auditWords, type Said } from "#app/admin/settings/audit-words.ts";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { AuditEntry } from "#contracts/audit.ts";
import * as texts from "#i18n/en/admin/settings.ts";
import { direction } from "#i18n/en/language.ts";
import { fillParts } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
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
                      <bdi>{(entry.userId && entry.userName) || texts.somebody}</bdi>
                    </b>
                  ),
                  what: <Deed key="what" entry={entry} />,
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
  const said = auditWords(entry);
  if (!revision) return <Words said={said} />;
  const kind = thing === "blog" ? "post" : thing;
  return (
    <PageLink
      className="text-link"
      to={historyAddress({ kind, id, language: said.language }, revision)}
    >
      <Words said={said} />
    </PageLink>
  );
}

/** A name may be in any script: it moves nothing round it. */
function Words({ said: { sentence, name, language, isEnglish, isOurs } }: { said: Said }) {
  const isIn = isEnglish ? { lang: "en", dir: "ltr" } : isOurs ? { dir: direction } : {};
  return (
    <span>
      {fillParts<string, ReactNode>(sentence, {
        name: (
          <bdi key="name" {...isIn}>
            {name}
          </bdi>
        ),
        language: language && (
          <bdi key="language" lang={language}>
            {languageNames[language]}
          </bdi>
        ),
      })}
    </span>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={texts.activityNotLoaded} />;
}
