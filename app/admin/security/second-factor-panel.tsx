import { useState } from "react";
import { PasswordDialog } from "#app/admin/accounts/password-dialog.tsx";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { SecondFactor, SecondFactorSetUp } from "#contracts/second-factor.ts";
import * as words from "#i18n/en/admin/security.ts";
import { fill, plural } from "#i18n/fill.ts";
import { OnceDialog } from "./once-dialog.tsx";
import { SetUpApp } from "./set-up-app.tsx";

type SecondFactorPanelProps = {
  factor: SecondFactor;
  call: Ask;
  onChanged: () => Promise<void>;
};

/** What is asked with the password, or stands open after it. */
type Step =
  | { is: "set-up" | "renew" | "end" }
  | { is: "app"; made: SecondFactorSetUp }
  | { is: "codes"; codes: string[] };

const ALL_CODES = 10;
const totp = () => api("users").profile.totp;

/** A code after the password; for themselves. */
export function SecondFactorPanel({ factor, call, onChanged }: SecondFactorPanelProps) {
  const [step, setStep] = useState<Step | null>(null);
  const { isOn, recoveryCodesLeft: left } = factor;
  const close = () => setStep(null);
  const asked = { keepLabel: words.notNow, busyText: words.checking, onClose: close };

  async function showCodes(codes: string[]) {
    setStep({ is: "codes", codes });
    await onChanged();
  }

  return (
    <section className="panel" aria-labelledby="second-factor">
      <div className="security-head">
        <h2 id="second-factor">{words.secondFactor}</h2>
        <span className={`pill ${isOn ? "pill-published" : ""}`}>
          {isOn ? words.on : words.off}
        </span>
      </div>
      <ul className="rows">
        <li>
          <AdminIcon name="key" />
          <span className="min-w-0 flex-1 basis-48">
            <b className="font-[640]">{words.codeFromApp}</b>
            <span className="block text-ink2 text-small">
              {isOn ? words.isAsked : words.whatItIs}
            </span>
          </span>
          {isOn ? (
            <button
              type="button"
              className="button button-ghost-danger button-small"
              onClick={() => setStep({ is: "end" })}
            >
              {words.turnOff}
            </button>
          ) : null}
          <button
            type="button"
            className={`button button-small ${isOn ? "button-ghost" : "button-primary"}`}
            onClick={() => setStep({ is: "set-up" })}
          >
            {isOn ? words.setUpAgain : words.setUp}
          </button>
        </li>
        {isOn ? (
          <li>
            <AdminIcon name="scroll" />
            <span className="min-w-0 flex-1 basis-48">
              <b className="font-[640]">{words.recoveryCodes}</b>
              <span className={`block text-small ${left < 3 ? "text-warn" : "text-ink2"}`}>
                {left === 0
                  ? fill(words.noneLeft, { all: ALL_CODES })
                  : plural(words.codesLeft, left, { all: ALL_CODES })}
              </span>
            </span>
            <button
              type="button"
              className="button button-ghost button-small"
              onClick={() => setStep({ is: "renew" })}
            >
              {words.makeNew}
            </button>
          </li>
        ) : null}
      </ul>
      {step?.is === "set-up" ? (
        <PasswordDialog
          {...asked}
          title={words.setUpTitle}
          text={isOn ? words.setUpAgainText : words.setUpText}
          goLabel={words.goOn}
          work={(currentPassword) => call(() => totp().$post({ json: { currentPassword } }))}
          onDone={(made) => setStep({ is: "app", made })}
        />
      ) : null}
      {step?.is === "renew" ? (
        <PasswordDialog
          {...asked}
          title={words.renewTitle}
          text={words.renewText}
          goLabel={words.makeNew}
          work={(currentPassword) =>
            call(() => totp()["recovery-codes"].$post({ json: { currentPassword } }))
          }
          onDone={({ recoveryCodes }) => void showCodes(recoveryCodes)}
        />
      ) : null}
      {step?.is === "end" ? (
        <PasswordDialog
          {...asked}
          title={words.endTitle}
          text={words.endText}
          goLabel={words.turnOff}
          work={(currentPassword) => call(() => totp().$delete({ json: { currentPassword } }))}
          onDone={({ message }) => {
            close();
            showToast(message, "success");
            void onChanged();
          }}
        />
      ) : null}
      {step?.is === "app" ? (
        <AdminDialog isOpen onClose={close} title={words.scanTitle} text={words.scanText}>
          <SetUpApp
            made={step.made}
            call={call}
            onClose={close}
            onDone={(codes) => void showCodes(codes)}
          />
        </AdminDialog>
      ) : null}
      {step?.is === "codes" ? (
        <OnceDialog
          title={words.codesTitle}
          text={words.codesText}
          texts={step.codes}
          label={words.recoveryCodes}
          copied={words.codesCopied}
          haveKept={words.haveKept}
          leaving={{
            title: words.codesLeaveTitle,
            text: words.codesLeaveText,
            keepLabel: words.showCodesAgain,
          }}
          onDone={close}
        />
      ) : null}
    </section>
  );
}
