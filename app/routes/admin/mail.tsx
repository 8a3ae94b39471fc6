import { useState } from "react";
import { useRevalidator } from "react-router";
import { MailRow } from "#app/admin/mail/mail-row.tsx";
import { MailSetUp } from "#app/admin/mail/mail-set-up.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { loadApi } from "#app/admin/shell/load-api.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { Mail, MailList } from "#contracts/mail.ts";
import { showToast } from "../../ui/toast.ts";
import { Dots } from "../../ui/waiting.tsx";
import type { Route } from "./+types/mail.ts";

const PAGE_LENGTH = 50;

const pathFrom = (offset: number) => `/api/mail?limit=${PAGE_LENGTH}&offset=${offset}`;

export async function clientLoader() {
  return loadApi<MailList>(pathFrom(0));
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Dots />;
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Mail");

export default function AdminMail({ loaderData }: Route.ComponentProps) {
  const { isSending, counts } = loaderData;
  const { call, dialog } = useSignedInCall();
  const { revalidate } = useRevalidator();
  const [older, setOlder] = useState<Mail[]>([]);
  const newest = new Set(loaderData.mails.map(({ _id }) => _id));
  const mails = [...loaderData.mails, ...older.filter(({ _id }) => !newest.has(_id))];
  const total = counts.waiting + counts.sent + counts.failed;

  async function showMore() {
    const answer = await call<MailList>("GET", pathFrom(mails.length));
    if (!answer.isOk) return showToast(answer.message, "error");
    setOlder([...older, ...answer.data.mails]);
  }

  return (
    <SettingsFrame
      title="Mail"
      text={`${counts.waiting} waiting, ${counts.failed} failed, ${counts.sent} sent in the last 30 days.`}
    >
      <MailSetUp isSending={isSending} />
      {mails.length === 0 ? (
        <EmptyState title="No mail yet" text="The first enquiry brings the first mail." />
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
          Show older mail
        </button>
      ) : null}
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title="The mail could not be loaded" />;
}
