import { useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { Dots } from "#app/site/pieces/waiting.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { StaffSession, User } from "#contracts/user.ts";
import { deviceWords } from "#i18n/device-words.ts";
import * as texts from "#i18n/en/admin/session.ts";
import { fill } from "#i18n/fill.ts";

type DevicesDialogProps = { member: User; call: Ask; onClose: () => void };

const readSessions = (id: string) => (ask: Ask) =>
  ask(() => api("users")[":id"].sessions.$get({ param: { id } }));

/** Where somebody is signed in. */
export function DevicesDialog({ member, call, onClose }: DevicesDialogProps) {
  const { dayWords } = useTimes();
  const id = member._id;
  const read = useMemo(() => readSessions(id), [id]);
  const { data: sessions, problem, retry } = useReading(read, { call });

  async function end({ _id, userAgent }: StaffSession) {
    const answer = await call(() =>
      api("users")[":id"].sessions[":_id"].$delete({ param: { id, _id } }),
    );
    if (answer.isOk)
      showToast(fill(texts.signedOutDevice, { device: deviceWords(userAgent) }), "success");
    else showToast(failureWords(texts.nothingHasChanged, answer), "error");
    await retry();
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={fill(texts.whereSignedIn, { name: member.name })}
      text={texts.devicesText}
    >
      <Problem text={problem?.message ?? null} />
      {sessions === null && !problem ? <Dots /> : null}
      {sessions?.length === 0 ? <p>{texts.signedInNowhere}</p> : null}
      <ul className="rows -mx-5">
        {sessions?.map((session) => (
          <li key={session._id}>
            <span className="me-auto min-w-0">
              <b className="font-[640]">{deviceWords(session.userAgent)}</b>
              <span className="block text-ink2 text-small">
                {fill(texts.signedInDates, {
                  since: dayWords(session.createdAt),
                  seen: dayWords(session.lastSeenAt),
                })}
              </span>
            </span>
            {session.isCurrent ? (
              <span className="text-ink2 text-small">{texts.thisDevice}</span>
            ) : (
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={fill(texts.signOutDevice, { device: deviceWords(session.userAgent) })}
                onClick={() => void end(session)}
              >
                {texts.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </AdminDialog>
  );
}
