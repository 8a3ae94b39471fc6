import { type FormEvent, useState } from "react";
import { AltFields } from "#app/admin/inputs/alt-fields.tsx";
import { FocusPicker } from "#app/admin/media/focus-picker.tsx";
import { toMediaForm } from "#app/admin/media/media-form.ts";
import { useDescribing } from "#app/admin/media/use-describing.ts";
import { FormFields } from "#app/forms/use-form-fields.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";

type PictureFactsProps = {
  /** Of the library. */
  picture: Media | undefined;
  /** What a drawing of the site says of itself. */
  said: string | undefined;
  onPutBack: () => void;
  /** With what was said of it here. */
  onUse: (described?: Media) => void;
  onNewer: (picture: Media) => void;
  onGone: (id: string) => void;
};

/** What must stay in view, what it shows; and whether it is the one. */
export function PictureFacts({ picture, said, onPutBack, onUse, ...told }: PictureFactsProps) {
  const loaded = picture && toMediaForm(picture);
  const [typed, setTyped] = useState<Partial<NonNullable<typeof loaded>>>({});
  const { save, isBusy, field, dialog } = useDescribing({ onSaved: onUse, ...told });
  const form = loaded && { ...loaded, ...typed };
  const change = (part: typeof typed) => setTyped((now) => ({ ...now, ...part }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (picture && form && Object.keys(typed).length > 0) void save(picture, typed);
    else onUse();
  }

  return (
    <>
      <FormFields value={field}>
        <form className="picture-panel-facts" onSubmit={submit} noValidate>
          {picture && form ? (
            <>
              <FocusPicker
                src={picture.url}
                focus={form.focus}
                onChange={(focus) => change({ focus })}
              />
              <AltFields
                name="edit-alt"
                alt={form.alt}
                decorative={form.decorative}
                onChange={change}
              />
            </>
          ) : null}
          {said ? <p>{fill(words.comesWith, { said })}</p> : null}
          <div className="picture-panel-acts">
            <button type="button" className="button button-secondary" onClick={onPutBack}>
              {words.putBack}
            </button>
            <BusyButton isBusy={isBusy} busyText={words.saving}>
              {words.useThisPicture}
            </BusyButton>
          </div>
        </form>
      </FormFields>
      {dialog}
    </>
  );
}
