import { useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/today.ts";

/** Each decides for themselves; the mail leads here. */
export function MondayMail({ getsMail }: { getsMail: boolean }) {
  const [isOn, setOn] = useState(getsMail);
  const [isSaving, setSaving] = useState(false);

  async function turn() {
    if (isSaving) return;
    const next = !isOn;
    setSaving(true);
    setOn(next);
    const answer = await ask(() => api("monday-mail").index.$put({ json: { isOn: next } }));
    setSaving(false);
    if (answer.isOk) return showToast(next ? words.mondayIsOn : words.mondayIsOff, "success");
    setOn(!next);
    showToast(failureMessage(answer), "error");
  }

  return (
    <label className="monday-mail" id="monday-mail">
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={() => void turn()}
      />
      {words.mondayMail}
    </label>
  );
}
