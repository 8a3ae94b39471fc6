import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { AddressInput } from "#app/admin/inputs/address-input.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TextField } from "#app/forms/field.tsx";
import { issueTexts } from "#app/forms/issue-text.ts";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Redirect } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";

/** What the form begins with. */
export type RedirectWish = { from: string; to: string };

type RedirectFormProps = {
  wish: RedirectWish;
  call: Ask;
  onClose: () => void;
  onAdded: (redirect: Redirect) => void;
};

type Mistakes = Record<string, string>;

const LABELS: Record<string, string> = { from: words.from, to: words.to };

/** Leads one old address on. */
export function RedirectForm({ wish, call, onClose, onAdded }: RedirectFormProps) {
  const [to, setTo] = useState(wish.to);
  const [isBusy, setBusy] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [problem, setProblem] = useState<string | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const json = { from: String(typed.get("from")), to };
    setBusy(true);
    const answer = await call(() => api("redirects").index.$post({ json }));
    setBusy(false);
    if (answer.isOk) return onAdded(answer.data);
    const found = issueTexts(answer.issues, (path) => LABELS[path] ?? path);
    setMistakes(found);
    setProblem(answer.issues.length > 0 ? null : failureMessage(answer));
    const first = form.elements.namedItem(Object.keys(found)[0] ?? "");
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={words.addTitle}>
      <form className="grid gap-4" onSubmit={add} noValidate>
        <Problem text={problem} />
        <FormFields
          value={(name) => ({
            id: fieldId(name),
            value: undefined,
            mistake: mistakes[name] ?? null,
          })}
        >
          <TextField
            name="from"
            label={words.from}
            hint={words.fromHint}
            initial={wish.from}
            autoComplete="off"
            spellCheck={false}
          />
          <AddressInput
            name="to"
            label={words.to}
            hint={words.toHint}
            required
            value={to}
            onType={setTo}
          />
        </FormFields>
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <BusyButton isBusy={isBusy} busyText={words.adding}>
            {words.add}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
