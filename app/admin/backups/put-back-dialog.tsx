import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { TextArea, TextField } from "#app/forms/field.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { BackupCounts, Backups, KeptBackup } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { fill, inDigits } from "#i18n/fill.ts";

type PutBackDialogProps = {
  backup: KeptBackup;
  now: BackupCounts;
  call: Ask;
  onClose: () => void;
  onBegun: (state: Backups) => void;
};

type Mistakes = Partial<Record<"siteName" | "password" | "key", string>>;

/** As the API calls its fields. */
const FIELDS: Record<string, keyof Mistakes> = {
  siteName: "siteName",
  currentPassword: "password",
  key: "key",
};

/** What is in it and what is here, what happens, and what has to be typed before it does. */
export function PutBackDialog({ backup, now, call, onClose, onBegun }: PutBackDialogProps) {
  const { dayAndTime } = useTimes();
  const { name: siteName } = useSiteData().settings.brand;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});

  async function putBack(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const textOf = (name: string) => String(typed.get(name) ?? "").trim();
    const missing: Mistakes = {
      ...(textOf("siteName") ? {} : { siteName: words.nameWanted }),
      ...(typed.get("password") ? {} : { password: words.passwordWanted }),
      ...(backup.isLocked && !textOf("key") ? { key: words.keyWanted } : {}),
    };
    setProblem(null);
    if (Object.keys(missing).length > 0) return refuse(missing, form);
    setMistakes({});
    setBusy(true);
    const json = {
      name: backup.name,
      siteName: textOf("siteName"),
      currentPassword: String(typed.get("password")),
      ...(backup.isLocked ? { key: textOf("key") } : {}),
    };
    const answer = await call(() => api("backups").restore.$post({ json }));
    setBusy(false);
    if (answer.isOk) return onBegun(answer.data);
    const said = answer.issues.flatMap(({ path, message }) => {
      const field = FIELDS[path];
      return field ? [[field, message] as const] : [];
    });
    if (said.length > 0) return refuse(Object.fromEntries(said), form);
    setProblem(failureWords(words.nothingDone, answer));
  }

  /** Each is said where it was typed; the first one has the focus. */
  function refuse(found: Mistakes, form: HTMLFormElement): void {
    setMistakes(found);
    const [first] = ["siteName", "key", "password"].filter((name) => name in found);
    const control = form.elements.namedItem(first ?? "");
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      className="put-back"
      title={fill(words.putBackTitle, { moment: dayAndTime(backup.at) })}
      text={words.putBackText}
    >
      <Comparison counts={backup.counts} now={now} />
      <ul className="what-happens">
        {Object.values(words.happens).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <FormFields
        value={(name) => ({
          id: fieldId(name),
          value: undefined,
          mistake: mistakes[name as keyof Mistakes] ?? null,
        })}
      >
        <form className="grid gap-4" onSubmit={putBack} noValidate>
          <Problem text={problem} />
          <TextField
            name="siteName"
            label={fill(words.typeName, { name: `\u2068${siteName}\u2069` })}
            autoComplete="off"
            required
          />
          {backup.isLocked ? (
            <TextArea
              name="key"
              label={words.keyField}
              hint={words.keyHint}
              dir="ltr"
              rows={3}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          ) : null}
          <PasswordField autoComplete="current-password" />
          <div className="dialog-actions">
            <button type="button" className="button button-secondary" onClick={onClose}>
              {words.notNow}
            </button>
            <BusyButton isBusy={isBusy} busyText={words.beginning} className="button-danger">
              {words.putBack}
            </BusyButton>
          </div>
        </form>
      </FormFields>
    </AdminDialog>
  );
}

type ComparisonProps = { counts: BackupCounts | null; now: BackupCounts };

function Comparison({ counts, now }: ComparisonProps) {
  const names = Object.keys(words.countNames) as (keyof BackupCounts)[];
  return (
    <table className="what-is-in">
      <caption>{words.whatIsIn}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.inBackup}</th>
          <th scope="col">{words.hereNow}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, at) => (
          <tr key={name}>
            <th scope="row">{words.countNames[name]}</th>
            {counts ? <td>{inDigits(counts[name])}</td> : null}
            {!counts && at === 0 ? <td rowSpan={names.length}>{words.inItUnknown}</td> : null}
            <td>{inDigits(now[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
