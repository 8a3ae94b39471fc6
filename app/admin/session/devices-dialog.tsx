import { useCallback, useEffect, useState } from "react";
import { AdminDialog } from "#app/admin/shell/admin-dialog.tsx";
import { dayWords } from "#app/admin/shell/day-words.ts";
import { showToast } from "#app/ui/toast.ts";
import { Dots } from "#app/ui/waiting.tsx";
import type { StaffSession, User } from "#contracts/user.ts";
import { deviceWords } from "./device-words.ts";
import type { Call } from "./use-signed-in-call.tsx";

type DevicesDialogProps = { member: User; call: Call; onClose: () => void };

/** Where somebody is signed in. */
export function DevicesDialog({ member, call, onClose }: DevicesDialogProps) {
  const [sessions, setSessions] = useState<StaffSession[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const path = `/api/users/${member._id}/sessions`;

  const load = useCallback(async () => {
    const answer = await call<StaffSession[]>("GET", path);
    setProblem(answer.isOk ? null : answer.message);
    if (answer.isOk) setSessions(answer.data);
  }, [call, path]);
  useEffect(() => {
    void load();
  }, [load]);

  async function end({ _id, userAgent }: StaffSession) {
    const answer = await call("DELETE", `${path}/${_id}`);
    if (answer.isOk) showToast(`Signed out: ${deviceWords(userAgent)}.`, "success");
    else showToast(`Nothing has changed. ${answer.message}`, "error");
    await load();
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={`Where ${member.name} is signed in`}
      text="Whoever is signed out has to sign in again there. What was typed stays on the device."
    >
      {problem ? (
        <p className="error-summary" role="alert">
          {problem}
        </p>
      ) : null}
      {sessions === null && !problem ? <Dots /> : null}
      {sessions?.length === 0 ? <p>Nowhere at the moment.</p> : null}
      <ul className="rows -mx-5">
        {sessions?.map((session) => (
          <li key={session._id}>
            <span className="me-auto min-w-0">
              <b className="font-[640]">{deviceWords(session.userAgent)}</b>
              <span className="block text-ink2 text-small">
                Signed in {dayWords(session.createdAt)}, last seen {dayWords(session.lastSeenAt)}
              </span>
            </span>
            {session.isCurrent ? (
              <span className="text-ink2 text-small">This device</span>
            ) : (
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={`Sign out: ${deviceWords(session.userAgent)}`}
                onClick={() => void end(session)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
    </AdminDialog>
  );
}
