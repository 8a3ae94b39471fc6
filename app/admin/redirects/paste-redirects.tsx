import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TextArea } from "#app/forms/field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { RedirectLinesAnswer } from "#contracts/redirect.ts";
import { LINES_LENGTH } from "#contracts/redirect-limits.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { plural } from "#i18n/fill.ts";
import { PastedLines } from "./pasted-lines.tsx";

type PasteRedirectsProps = {
  call: Ask;
  /** They stay when the dialog is closed. */
  lines: string;
  onLines: (lines: string) => void;
  onClose: () => void;
  onAdded: (count: number) => void;
};

/** Many old addresses at once: checked first, stored when somebody says so. */
export function PasteRedirects(props: PasteRedirectsProps) {
  const { call, lines, onLines, onClose, onAdded } = props;
  const [checked, setChecked] = useState<RedirectLinesAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(text: string, store: boolean) {
    setBusy(true);
    const answer = await call(() => api("redirects").lines.$post({ json: { lines: text, store } }));
    setBusy(false);
    setProblem(answer.isOk ? null : (answer.issues[0]?.message ?? answer.message));
    if (!answer.isOk) return;
    if (store) onAdded(answer.data.good.length);
    else setChecked(answer.data);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (checked) return void send(lines, true);
    void send(lines, false);
  }

  const count = checked?.good.length ?? 0;
  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      title={words.pasteTitle}
      text={words.pasteText}
      className="dialog-wide"
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Problem text={problem} />
        {checked ? (
          <PastedLines answer={checked} />
        ) : (
          <TextArea
            name="lines"
            label={words.lines}
            initial={lines}
            onChange={({ target }) => onLines(target.value)}
            placeholder={words.linesExample}
            maxLength={LINES_LENGTH}
            rows={10}
            dir="ltr"
            spellCheck={false}
          />
        )}
        <div className="dialog-actions">
          <button
            type="button"
            className="button button-secondary"
            onClick={() => (checked ? setChecked(null) : onClose())}
          >
            {checked ? words.change : words.cancel}
          </button>
          {checked && count === 0 ? null : (
            <BusyButton isBusy={isBusy} busyText={checked ? words.adding : words.checking}>
              {checked ? plural(words.addSome, count) : words.check}
            </BusyButton>
          )}
        </div>
      </form>
    </AdminDialog>
  );
}
