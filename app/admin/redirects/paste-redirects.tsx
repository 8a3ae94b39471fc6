import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TextArea } from "#app/forms/field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { RedirectLinesAnswer } from "#contracts/redirect.ts";
import { LINES_LENGTH } from "#contracts/redirect-limits.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { plural } from "#i18n/fill.ts";
import { LinesToMend, PastedLines } from "./pasted-lines.tsx";

type PasteRedirectsProps = {
  call: Ask;
  /** They stay when the dialog is closed. */
  lines: string;
  onLines: (lines: string) => void;
  onClose: () => void;
  /** `left`: those of the text that have mistakes. */
  onAdded: (count: number, lines: { text: string; left: string }) => Promise<void>;
};

/** What would come of a text; `added`: so many lines that stood beside it are stored. */
type Checked = { text: string; answer: RedirectLinesAnswer; added: number };

/** Many old addresses at once: checked first, stored when somebody says so. */
export function PasteRedirects(props: PasteRedirectsProps) {
  const { call, lines, onLines, onClose, onAdded } = props;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isMending, setMending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = useRef(lines);
  useEffect(() => {
    typed.current = lines;
  }, [lines]);

  async function send(text: string, store: boolean): Promise<RedirectLinesAnswer | null> {
    setBusy(true);
    const answer = await call(() => api("redirects").lines.$post({ json: { lines: text, store } }));
    setBusy(false);
    if (answer.isOk) return answer.data;
    const isLost = store && isUnanswered(answer);
    setProblem(isLost ? words.mayBeAdded : (answer.issues[0]?.message ?? answer.message));
    return null;
  }

  async function check(text: string, added = 0) {
    const answer = await send(text, false);
    if (!answer) return;
    const isSame = typed.current === text;
    setProblem(isSame ? null : words.changedMeanwhile);
    setChecked(isSame ? { text, answer, added } : null);
    setMending(answer.good.length === 0 && answer.bad.length > 0);
  }

  async function add({ text }: Checked) {
    const answer = await send(text, true);
    if (!answer) return;
    const { good, bad, known } = answer;
    const left = bad.map((line) => line.text).join("\n");
    setProblem(null);
    setChecked(null);
    // Of a second try all are known.
    const added = good.length || known;
    await onAdded(added, { text, left });
    // By the numbers that they have now.
    if (left) await check(left, added);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void (outcome ? add(outcome) : check(lines));
  }

  const outcome = isMending ? null : checked;
  const count = outcome?.answer.good.length ?? 0;
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
        {outcome ? (
          <PastedLines answer={outcome.answer} />
        ) : (
          <>
            {checked && (checked.answer.bad.length > 0 || checked.added > 0) ? (
              <LinesToMend bad={checked.answer.bad} added={checked.added} />
            ) : null}
            <TextArea
              name="lines"
              label={words.lines}
              value={lines}
              onChange={({ target }) => onLines(target.value)}
              placeholder={words.linesExample}
              maxLength={LINES_LENGTH}
              rows={checked ? 6 : 10}
              dir="ltr"
              spellCheck={false}
            />
          </>
        )}
        <div className="dialog-actions">
          <button
            type="button"
            className="button button-secondary"
            onClick={() => (outcome ? setMending(true) : onClose())}
          >
            {outcome ? words.change : words.cancel}
          </button>
          {outcome && count === 0 ? null : (
            <BusyButton isBusy={isBusy} busyText={outcome ? words.adding : words.checking}>
              {outcome ? plural(words.addSome, count) : words.check}
            </BusyButton>
          )}
        </div>
      </form>
    </AdminDialog>
  );
}
