import { type FormEvent, useState } from "react";
import { isUnfinished, type Upload } from "#app/admin/api/upload-queue.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import { AltFields } from "#app/admin/inputs/alt-fields.tsx";
import { FormFields } from "#app/forms/use-form-fields.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import * as session from "#i18n/en/admin/session.ts";
import { useDescribing } from "./use-describing.ts";
import type { Uploads } from "./use-uploads.ts";

type DescribePictureProps = {
  upload: Upload;
  picture: Media;
  uploads: Uploads;
  /** It says something else now. */
  onDescribed: (picture: Media) => void;
  onGone: (id: string) => void;
};

/** A picture has come in: what does it show? */
export function DescribePicture(props: DescribePictureProps) {
  const { upload, picture, uploads, onDescribed } = props;
  const { key, said } = upload;
  const [isAsked, setAsked] = useState(false);
  const { save, isBusy, field, dialog } = useDescribing({
    onSaved(saved) {
      onDescribed(saved);
      const now = uploads.list().find((one) => one.key === key);
      // What was typed meanwhile is not stored.
      if (now && now.said !== said) uploads.settle(saved);
      else leave();
    },
    onNewer(newer) {
      onDescribed(newer);
      uploads.settle(newer);
    },
    onGone(id) {
      props.onGone(id);
      withoutFocused(() => uploads.forget(id));
    },
  });

  const leave = () => withoutFocused(() => uploads.dismiss(key));

  function submit(event: FormEvent) {
    event.preventDefault();
    // The row may lie inside another form, as far as React is concerned.
    event.stopPropagation();
    void save(picture, said);
  }

  return (
    <>
      <FormFields value={field}>
        <form className="describe-picture" onSubmit={submit} noValidate>
          <Picture src={picture.url} alt="" sizes={SIZES.card} />
          <div className="grid content-start gap-3">
            <AltFields
              name={`alt-${picture._id}`}
              alt={said.alt ?? picture.alt}
              decorative={said.decorative ?? picture.decorative}
              onChange={(part) => uploads.say(key, part)}
            />
            <p className="flex flex-wrap gap-2">
              <BusyButton isBusy={isBusy} busyText={words.saving}>
                {words.save}
              </BusyButton>
              <button
                type="button"
                className="button button-ghost"
                disabled={isBusy}
                onClick={() => (isUnfinished(upload) ? setAsked(true) : leave())}
              >
                {words.later}
              </button>
            </p>
          </div>
        </form>
      </FormFields>
      <ConfirmDialog
        isOpen={isAsked}
        title={session.leaveTitle}
        text={session.lostByLeaving}
        keepLabel={session.stayHere}
        goLabel={session.leave}
        onKeep={() => setAsked(false)}
        onGo={leave}
      />
      {dialog}
    </>
  );
}
