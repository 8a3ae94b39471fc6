import { type FormEvent, useState } from "react";
import { AltFields } from "#app/admin/inputs/alt-fields.tsx";
import { FormFields } from "#app/forms/use-form-fields.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { toMediaForm } from "./media-form.ts";
import { useDescribing } from "./use-describing.ts";

type DescribePictureProps = { picture: Media; onDone: (picture: Media) => void };

/** A picture has come in: what does it show? */
export function DescribePicture({ picture, onDone }: DescribePictureProps) {
  const [form, setForm] = useState(() => toMediaForm(picture));
  const { save, isBusy, field } = useDescribing(onDone);
  const name = `alt-${picture._id}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The row may lie inside another form, as far as React is concerned.
    event.stopPropagation();
    void save(picture._id, form);
  }

  return (
    <FormFields value={field}>
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
