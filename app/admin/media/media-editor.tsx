import type { Ask } from "#app/admin/api/client.ts";
import { unsavedWords } from "#app/admin/api/failure-words.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { useSentBefore } from "#app/admin/editor/lost-answer.ts";
import { useDocument } from "#app/admin/editor/use-document.ts";
import { AltFields } from "#app/admin/inputs/alt-fields.tsx";
import { UnkeptNote } from "#app/admin/session/unkept-note.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Media, MediaDetail } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill } from "#i18n/fill.ts";
import { ungrouped } from "#i18n/ungrouped.ts";
import { DeletePicture } from "./delete-picture.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import {
  type MediaForm,
  mediaLabelOf,
  mediaMistakes,
  saveMedia,
  toMediaForm,
} from "./media-form.ts";

type MediaEditorProps = {
  detail: MediaDetail;
  call: Ask;
  onSaved: (picture: Media) => void;
  onDeleted: (id: string) => void;
};

/** What a picture shows, what of it stays in view, where it is used. */
export function MediaEditor({ detail, call, onSaved, onDeleted }: MediaEditorProps) {
  const send = useSentBefore<MediaForm>(async (form) => {
    const answer = await saveMedia(detail._id, form);
    if (answer.saved) onSaved(answer.saved);
    return answer;
  });
  const document = useDocument<MediaForm>({
    draftKey: `media/${detail._id}`,
    loaded: toMediaForm(detail),
    labelOf: mediaLabelOf,
    mistakesIn: mediaMistakes,
    send,
    onSaved(saved) {
      showToast(words.pictureSaved, "success");
      return saved;
    },
    onFailed: (failure) => showToast(unsavedWords(words.pictureNotSaved, failure), "error"),
  });
  const { value, change, status, isDirty } = document;
  return (
    <>
      <DocumentForm
        document={document}
        labelledBy="picture-facts"
        describe={(field, form) => describe(form[field as keyof MediaForm])}
      >
        <div className="grid gap-5">
          <FocusPicker
            src={detail.url}
            focus={value.focus}
            onChange={(focus) => change({ focus })}
          />
          <AltFields
            name="alt"
            alt={value.alt}
            decorative={value.decorative}
            onChange={(part) => change(part)}
          />
          <p className="flex flex-wrap items-center gap-3">
            <BusyButton isBusy={status.kind === "saving"} busyText={words.saving}>
              {words.save}
            </BusyButton>
            <span role="status" className="text-ink2 text-small">
              {status.kind === "failed" ? status.message : isDirty ? words.notSavedYet : null}
            </span>
          </p>
          <UnkeptNote isUnkept={document.drafts.kept === "refused"} />
        </div>
      </DocumentForm>
      <section className="grid gap-4 border-line border-t pt-5">
        <p id="picture-facts" className="text-ink2 text-small">
          {fill(words.facts, {
            width: ungrouped(detail.width),
            height: ungrouped(detail.height),
            size: fileSize(detail.bytes),
          })}
        </p>
        <CopyAddress address={detail.url} />
        <DeletePicture detail={detail} call={call} onDeleted={() => onDeleted(detail._id)} />
      </section>
    </>
  );
}

function CopyAddress({ address }: { address: string }) {
  return (
    <label>
      <span className="field-label">{words.address}</span>
      <input
        className="input"
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}

function describe(value: MediaForm[keyof MediaForm]): string {
  if (typeof value === "object") return fill(words.focusAt, { x: value.x, y: value.y });
  return typeof value === "boolean" ? (value ? words.yes : words.no) : String(value);
}
