import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { language } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { textIn } from "./text-in.ts";

type DeleteTemplateProps = { template: ReplyTemplate; call: Ask; onDeleted: () => void };

export function DeleteTemplate({ template, call, onDeleted }: DeleteTemplateProps) {
  const [isAsking, setAsking] = useState(false);
  const title = textIn(template.title, language).text;

  async function remove() {
    setAsking(false);
    const param = { _id: template._id };
    const answer = await call(() => api("templates")[":_id"].$delete({ param }));
    if (!answer.isOk) return showToast(failureWords(words.templateStillThere, answer), "error");
    showToast(fill(words.templateDeleted, { title }), "success");
    onDeleted();
  }

  return (
    <>
      <button type="button" className="button button-ghost-danger" onClick={() => setAsking(true)}>
        <AdminIcon name="trash" /> {words.deleteTemplate}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={fill(words.askToDeleteTemplate, { title })}
        text={words.deleteTemplateText}
        keepLabel={words.keepTemplate}
        goLabel={words.deleteTemplate}
        isDanger
        onKeep={() => setAsking(false)}
        onGo={() => void remove()}
      />
    </>
  );
}
