import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/admin/api/client.ts";
import { MailRow } from "#app/admin/mail/mail-row.tsx";
import { MailSetUp } from "#app/admin/mail/mail-set-up.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { accountContext, siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Mail } from "#contracts/mail.ts";
import * as words from "#i18n/en/admin/mail.ts";
import { fill } from "#i18n/fill.ts";
import type { Route } from "./+types/mail.ts";

const PAGE_LENGTH = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { outbox } = context.get(siteContext).site;
  const [mails, counts] = await Promise.all([
    outbox.list({ limit: PAGE_LENGTH, offset: 0 }),
    outbox.counts(),
  ]);
  return { isSending: context.get(accountContext).canMail, mails, counts };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.mail);

export default function AdminMail({ loaderData }: Route.ComponentProps) {
  const { isSending, counts } = loaderData;
  const { call, dialog } = useSignedInCall();
  const { revalidate } = useRevalidator();
  const [older, setOlder] = useState<Mail[]>([]);
  const newest = new Set(loaderData.mails.map(({ _id }) => _id));
  const mails = [...loaderData.mails, ...older.filter(({ _id }) => !newest.has(_id))];
  const total = counts.waiting + counts.sent + counts.failed;

  async function showMore() {
    const query = { limit: String(PAGE_LENGTH), offset: String(mails.length) };
    const answer = await call(() => api("mail").index.$get({ query }));
    if (!answer.isOk) return showToast(answer.message, "error");
    setOlder([...older, ...answer.data.mails]);
  }

  return (
    <SettingsFrame
      title={words.mail}
      text={fill(words.mailCounts, {
        waiting: counts.waiting,
        failed: counts.failed,
        sent: counts.sent,
      })}
    >
      <MailSetUp isSending={isSending} />
      {mails.length === 0 ? (
        <EmptyState title={words.noMailYet} text={words.noMailText} />
      ) : (
        <ul className="panel mail-rows">
          {mails.map((mail) => (
            <MailRow
              key={mail._id}
              mail={mail}
              call={call}
              onSentAgain={() => {
                setOlder([]);
                void revalidate();
              }}
            />
          ))}
        </ul>
      )}
      {mails.length < total ? (
        <button type="button" className="button button-secondary mt-5" onClick={showMore}>
          {words.showOlderMail}
        </button>
      ) : null}
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.theMailCouldNot} />;
}
