import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { showToast } from "#app/ui/toast.ts";
import type { StaffSession } from "#contracts/user.ts";
import { deviceWords, isPhone } from "#i18n/device-words.ts";
import * as words from "#i18n/en/admin/security.ts";
import { nothingHasChanged, signedOutDevice, signOut, thisDevice } from "#i18n/en/admin/session.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { isRecent } from "./is-recent.ts";

type SignedInPanelProps = {
  sessions: readonly StaffSession[];
  /** ISO 8601. */
  now: string;
  call: Ask;
};

const profile = () => api("users").profile.sessions;

/** Where somebody is signed in themselves. */
export function SignedInPanel({ sessions, now, call }: SignedInPanelProps) {
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const hasOthers = sessions.length > 1;

  async function end({ _id, userAgent }: StaffSession) {
    const answer = await call(() => profile()[":_id"].$delete({ param: { _id } }));
    if (answer.isOk)
      showToast(fill(signedOutDevice, { device: deviceWords(userAgent) }), "success");
    else showToast(failureWords(nothingHasChanged, answer), "error");
    await refresh(answer);
  }

  async function endOthers() {
    setAsked(false);
    const answer = await call(() => profile().others.$delete());
    if (answer.isOk) showToast(words.othersSignedOut, "success");
    else showToast(failureWords(nothingHasChanged, answer), "error");
    await refresh(answer);
  }

  return (
    <section className="panel" aria-labelledby="signed-in">
      <div className="security-head">
        <h2 id="signed-in">{words.whereYouAre}</h2>
        {hasOthers ? (
          <button
            type="button"
            className="button button-ghost-danger button-small"
            onClick={() => setAsked(true)}
          >
            {words.signOutOthers}
          </button>
        ) : null}
      </div>
      <ul className="rows">
        {sessions.map((session) => (
          <li key={session._id}>
            <AdminIcon name={isPhone(session.userAgent) ? "smartphone" : "monitor"} />
            <span className="min-w-0 flex-1 basis-32">
              <b className="font-[640]">{deviceWords(session.userAgent)}</b>
              <Where session={session} now={now} />
            </span>
            {session.isCurrent ? (
              <span className="pill pill-published">{thisDevice}</span>
            ) : (
              <button
                type="button"
                className="button button-ghost button-small"
                aria-label={fill(words.signOutDevice, { device: deviceWords(session.userAgent) })}
                onClick={() => void end(session)}
              >
                {signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsked}
        title={words.signOutOthersTitle}
        text={words.signOutOthersText}
        keepLabel={words.stay}
        goLabel={words.signOutOthers}
        isDanger
        onKeep={() => setAsked(false)}
        onGo={() => void endOthers()}
      />
    </section>
  );
}

function Where({ session, now }: { session: StaffSession; now: string }) {
  const { clockTime } = useTimes();
  const { address, isCurrent, lastSeenAt } = session;
  const isNew = !isCurrent && session.isNewDevice && isRecent(session.createdAt, now);
  const seen = isCurrent ? words.now : clockTime(lastSeenAt);
  return (
    <span className={`block text-small ${isNew ? "text-warn" : "text-ink2"}`}>
      {isNew ? `${words.newDevice}${comma}` : null}
      {address ? (
        <>
          <bdi dir="ltr">{address}</bdi>
          {comma}
        </>
      ) : null}
      {seen}
    </span>
  );
}
