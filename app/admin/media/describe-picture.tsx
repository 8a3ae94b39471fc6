import { type FormEvent, useState } from "react";
import { AltFields } from "#app/admin/inputs/alt-fields.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { mediaMistakes, saveMedia, toMediaForm } from "./media-form.ts";

type DescribePictureProps = { picture: Media; onDone: (picture: Media) => void };

/** A picture has come in: what does it show? */
export function DescribePicture({ picture, onDone }: DescribePictureProps) {
  const [form, setForm] = useState(() => toMediaForm(picture));
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const name = `alt-${picture._id}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The row may lie inside another form, as far as React is concerned.
    event.stopPropagation();
    const missing = mediaMistakes(form).alt ?? null;
    setMistake(missing);
    if (missing) return;
    setBusy(true);
    const answer = await saveMedia(picture._id, form);
    setBusy(false);
    if (answer.saved) onDone(answer.saved);
    else if (!answer.isOk) setMistake(answer.message);
  }

  return (
    <FormFields value={(field) => ({ id: fieldId(field), value: undefined, mistake })}>
      <form className="describe-picture" onSubmit={submit} noValidate>
        <Picture src={picture.url} alt="" sizes={SIZES.card} />
        <div className="grid content-start gap-3">
          <AltFields
            name={name}
            alt={form.alt}
            decorative={form.decorative}
            onChange={(part) => setForm((now) => ({ ...now, ...part }))}
          />
          <p>
            <BusyButton isBusy={isBusy} busyText={words.saving}>
              {words.save}
            </BusyButton>
          </p>
        </div>
      </form>
    </FormFields>
  );
}
