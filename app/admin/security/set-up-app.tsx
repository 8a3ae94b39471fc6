import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TextField } from "#app/forms/field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { SecondFactorSetUp } from "#contracts/second-factor.ts";
import { nothingHasChanged } from "#i18n/en/admin/accounts.ts";
import * as words from "#i18n/en/admin/security.ts";
import { QrCode } from "./qr-code.tsx";

type SetUpAppProps = {
  made: SecondFactorSetUp;
  call: Ask;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
};

const GROUP = /.{1,4}/g;

/** The picture for the app, and a code of it as the proof. */
export function SetUpApp({ made, call, onClose, onDone }: SetUpAppProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code")).trim();
    if (code === "") return setProblem(words.typeTheCode);
    setBusy(true);
    setProblem(null);
    const answer = await call(() => api("users").profile.totp.confirm.$post({ json: { code } }));
    setBusy(false);
    if (answer.isOk) onDone(answer.data.recoveryCodes);
    else setProblem(failureWords(nothingHasChanged, { ...answer, ...answer.issues[0] }));
  }

  return (
    <form className="grid gap-4" onSubmit={confirm} noValidate>
      <QrCode text={made.uri} label={words.qrCode} />
      {/* A phone cannot scan itself. */}
      <a href={made.uri} className="button button-secondary hidden pointer-coarse:inline-flex">
        {words.openInApp}
      </a>
      <p className="text-small text-ink2">
        {words.orType}{" "}
        <code dir="ltr" className="break-words font-[620] text-ink">
          {made.secret.match(GROUP)?.join(" ")}
        </code>
      </p>
      <Problem text={problem} />
      <TextField
        name="code"
        label={words.codeOfApp}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={onClose}>
          {words.notNow}
        </button>
        <BusyButton isBusy={isBusy} busyText={words.checking}>
          {words.turnOn}
        </BusyButton>
      </div>
    </form>
  );
}
