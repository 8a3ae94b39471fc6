import { useState } from "react";
import { fieldId } from "#app/forms/use-form-fields.ts";
import type { Media } from "#contracts/media.ts";
import { type MediaForm, mediaMistakes, saveMedia } from "./media-form.ts";

/** Stores what is said of a picture, once it says what the picture shows. */
export function useDescribing(onSaved: (picture: Media) => void) {
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function save(id: string, form: MediaForm): Promise<void> {
    const missing = mediaMistakes(form).alt ?? null;
    setMistake(missing);
    if (missing) return;
    setBusy(true);
    const answer = await saveMedia(id, form);
    setBusy(false);
    if (answer.saved) onSaved(answer.saved);
    else if (!answer.isOk) setMistake(answer.message);
  }

  return {
    save,
    isBusy,
    /** For `FormFields`: the only field is what the picture shows. */
    field: (name: string) => ({ id: fieldId(name), value: undefined, mistake }),
  };
}
