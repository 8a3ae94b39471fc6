import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { TextField } from "#app/forms/field.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Passkey } from "#contracts/passkey.ts";
import { name as nameLabel, nothingHasChanged } from "#i18n/en/admin/accounts.ts";
import * as words from "#i18n/en/admin/security.ts";
import { fill } from "#i18n/fill.ts";

type RenamePasskeyProps = {
  passkey: Passkey;
  call: Ask;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** So that one knows which device it is. */
export function RenamePasskey({ passkey, call, onClose, onDone }: RenamePasskeyProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    setBusy(true);
    const answer = await call(() =>
      api("users").profile.passkeys[":_id"].$put({ param: { _id: passkey._id }, json: { name } }),
    );
    setBusy(false);
    if (!answer.isOk) {
      return setProblem(failureWords(nothingHasChanged, { ...answer, ...answer.issues[0] }));
    }
    onClose();
    await onDone();
  }

  return (
    <AdminDialog isOpen onClose={onClose} title={fill(words.renameNamed, { name: passkey.name })}>
      <form className="grid gap-4" onSubmit={save} noValidate>
        <Problem text={problem} />
        <TextField name="name" label={nameLabel} initial={passkey.name} />
        <div className="dialog-actions">
          <button type="button" className="button button-secondary" onClick={onClose}>
            {words.notNow}
          </button>
          <BusyButton isBusy={isBusy} busyText={words.checking}>
            {words.rename}
          </BusyButton>
        </div>
      </form>
    </AdminDialog>
  );
}
