import { useState } from "react";
import { PasswordDialog } from "#app/admin/accounts/password-dialog.tsx";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { OnceDialog } from "#app/admin/security/once-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { fillParts } from "#i18n/fill.ts";

type LockPanelProps = { recipient: string | null; call: Ask; onChanged: () => void };

/** What is asked with the password, or the key, shown this once. */
type Step = { is: "lock" | "unlock" } | { is: "key"; key: string };

const key = () => api("backups").key;

/** Whether backups are locked for a key, which the server does not keep. */
export function LockPanel({ recipient, call, onChanged }: LockPanelProps) {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const asked = { keepLabel: words.notNow, busyText: words.checking, onClose: close };
  return (
    <section className="lock-panel" aria-labelledby="lock-heading">
      <h2 id="lock-heading">{words.lock}</h2>
      <p>
        {recipient
          ? fillParts(words.lockedFor, {
              recipient: (
                <code key="recipient" dir="ltr">
                  {recipient}
                </code>
              ),
            })
          : words.lockHint}
      </p>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => setStep({ is: "lock" })}
      >
        <AdminIcon name={recipient ? "key" : "lock"} />
        {recipient ? words.newKey : words.lockNow}
      </button>
      {recipient ? (
        <button
          type="button"
          className="button button-ghost button-ghost-danger"
          onClick={() => setStep({ is: "unlock" })}
        >
          {words.unlock}
        </button>
      ) : null}
      {step?.is === "lock" ? (
        <PasswordDialog
          {...asked}
          title={words.lockTitle}
          text={recipient ? words.newKeyText : words.lockText}
          goLabel={words.lockGo}
          work={(currentPassword) => call(() => key().$post({ json: { currentPassword } }))}
          onDone={(made) => {
            setStep({ is: "key", key: made.key });
            onChanged();
          }}
        />
      ) : null}
      {step?.is === "unlock" ? (
        <PasswordDialog
          {...asked}
          title={words.unlockTitle}
          text={words.unlockText}
          goLabel={words.unlockGo}
          work={(currentPassword) => call(() => key().$delete({ json: { currentPassword } }))}
          onDone={({ message }) => {
            close();
            showToast(message, "success");
            onChanged();
          }}
        />
      ) : null}
      {step?.is === "key" ? (
        <OnceDialog
          title={words.keyTitle}
          text={words.keyText}
          texts={[step.key]}
          label={words.theKey}
          copied={words.keyCopied}
          haveKept={words.haveKept}
          className="backup-key"
          leaving={{
            title: words.keyLeaveTitle,
            text: words.keyLeaveText,
            keepLabel: words.showKeyAgain,
          }}
          onDone={close}
        />
      ) : null}
    </section>
  );
}
