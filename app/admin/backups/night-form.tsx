import { type FormEvent, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { placeOf } from "#app/admin/times/moment-words.ts";
import { TextField } from "#app/forms/field.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Backups } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { fill } from "#i18n/fill.ts";

type NightFormProps = Pick<Backups, "plan" | "hasBucket"> & { call: Ask; onSaved: () => void };

/** Whether and when one is made by itself; how long, and where, they are kept. */
export function NightForm({ plan, hasBucket, call, onSaved }: NightFormProps) {
  const place = placeOf(useSiteData().settings.timeZone);
  const [isOn, setOn] = useState(plan.isOn);
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const at = String(typed.get("at"));
    if (at === "") return setMistake(words.typeTime);
    setMistake(null);
    setBusy(true);
    const json = { isOn, at };
    const answer = await call(() => api("backups").plan.$put({ json }));
    setBusy(false);
    if (!answer.isOk) return showToast(failureWords(words.nothingDone, answer), "error");
    showToast(words.nightSaved, "success");
    onSaved();
  }

  return (
    <FormFields value={(name) => ({ id: fieldId(name), value: undefined, mistake })}>
      <form className="night-form" onSubmit={save} noValidate>
        <h2>{words.everyNight}</h2>
        <label className="night-switch">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={isOn}
            aria-checked={isOn}
            onChange={() => setOn(!isOn)}
          />
          {words.nightSwitch}
        </label>
        <TextField
          name="at"
          type="time"
          label={words.nightAt}
          hint={fill(words.nightZone, { place: `\u2068${place}\u2069` })}
          initial={plan.at}
          required
        />
        <BusyButton isBusy={isBusy} busyText={words.saving} className="button-secondary">
          {words.save}
        </BusyButton>
        <dl>
          <dt>{words.keptFor}</dt>
          <dd>{words.keptForText}</dd>
          <dt>{words.where}</dt>
          <dd>{hasBucket ? words.hereAndBucket : words.hereOnly}</dd>
        </dl>
        <p>{words.leftOut}</p>
      </form>
    </FormFields>
  );
}
