import { type FormEvent, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { TextField } from "#app/forms/field.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { TakenLink } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { fill } from "#i18n/fill.ts";

type ChangeLinkProps = {
  taken: TakenLink;
  onClose: () => void;
  /** @returns why not; null: it is done */
  onChange: (link: string) => Promise<string | null>;
};

/** Another link for something whose link is taken. */
export function ChangeLink({ taken, onClose, onChange }: ChangeLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const link = String(new FormData(event.currentTarget).get("link") ?? "").trim();
    setBusy(true);
    const problem = await onChange(link);
    setBusy(false);
    if (problem === null) return onClose();
    setMistake(problem);
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={fill(words.changeNamed, { title: taken.title })}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <FormFields value={(name) => ({ id: fieldId(name), value: undefined, mistake })}>
          <TextField
            name="link"
            label={words.newLink}
            hint={words.newLinkHint}
            initial={taken.link}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
        </FormFields>
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {words.keepLink}
          </button>
          <BusyButton isBusy={isBusy} busyText={words.savingLink}>
            {words.saveLink}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
