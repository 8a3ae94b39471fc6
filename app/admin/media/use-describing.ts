import { useState } from "react";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { fieldId } from "#app/forms/use-form-fields.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { fill } from "#i18n/fill.ts";
import {
  type MediaForm,
  mediaMistakes,
  saveMedia,
  saysNothing,
  toMediaForm,
} from "./media-form.ts";

type Told = {
  onSaved: (picture: Media) => void;
  /** Somebody has changed it meanwhile. */
  onNewer: (picture: Media) => void;
  /** Somebody has deleted it meanwhile. */
  onGone: (id: string) => void;
};

/** Stores what is said of a picture, once it says what the picture shows. */
export function useDescribing({ onSaved, onNewer, onGone }: Told) {
  const { call, dialog } = useSignedInCall();
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function save(picture: Media, typed: Partial<MediaForm>): Promise<void> {
    const form = { ...toMediaForm(picture), ...typed };
    const missing = mediaMistakes(form).alt ?? null;
    setMistake(missing);
    if (missing) return;
    setBusy(true);
    const answer = await saveMedia(picture._id, form, call);
    setBusy(false);
    if (answer.saved) return onSaved(answer.saved);
    if (answer.newer) {
      onNewer(answer.newer);
      return saysNothing(answer.newer)
        ? save(answer.newer, typed)
        : setMistake(describedWords(answer.newer));
    }
    if (answer.status === NOT_THERE) {
      showToast(words.pictureGone, "error");
      return onGone(picture._id);
    }
    if (!answer.isOk) setMistake(failureMessage(answer));
  }

  return {
    save,
    isBusy,
    /** For `FormFields`: the only field is what the picture shows. */
    field: (name: string) => ({ id: fieldId(name), value: undefined, mistake }),
    /** Stands outside of that form. */
    dialog,
  };
}

const describedWords = ({ alt, decorative }: Media): string =>
  decorative ? words.decorativeMeanwhile : fill(words.describedMeanwhile, { alt });
