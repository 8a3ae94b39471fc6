import { useRef } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { unsavedWords } from "#app/admin/api/failure-words.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { useDocument } from "#app/admin/editor/use-document.ts";
import { useFocusKept } from "#app/admin/focus/use-focus-kept.ts";
import { TextBox } from "#app/admin/inputs/text-input.tsx";
import { UnkeptNote } from "#app/admin/session/unkept-note.tsx";
import { useSentAs } from "#app/admin/session/use-sent-as.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Mistakes } from "#app/forms/form-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import { noteRule } from "#contracts/field-rules.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { answerLeaving } from "#i18n/en/admin/templates.ts";
import { saidOf } from "#i18n/form-mistake.ts";

type Note = { text: string };

const EMPTY: Note = { text: "" };

const LEAVING = {
  isByPath: true,
  text: words.noteLeaving,
};

function mistakesIn({ text }: Note): Mistakes {
  if (text.trim() === "") return { text: words.writeYourNoteFirst };
  const mistake = noteRule(text);
  return mistake ? { text: saidOf(mistake) } : {};
}

/** What somebody wrote above it, and this device does not keep. */
const LEAVING_ANSWER = {
  ...LEAVING,
  text: answerLeaving,
  isDirty: true,
  kept: "refused",
} as const;

type NoteFormProps = {
  enquiryId: string;
  labelledBy: string;
  isAnswerUnkept: boolean;
  onAdded: (enquiry: Enquiry) => void;
};

/** A note is kept on the device while it is typed. */
export function NoteForm({ enquiryId, labelledBy, isAnswerUnkept, onAdded }: NoteFormProps) {
  const { newId, noted, goOn, beginAnew, ...sending } = useSentAs();

  async function send({ text }: Note): Promise<ApiAnswer<Note>> {
    const answer = await ask(() =>
      api("enquiries")[":id"].notes.$post({
        ...{ param: { id: enquiryId }, header: { "idempotency-key": newId }, json: { text } },
      }),
    );
    if (answer.isOk) onAdded(answer.data);
    return mapAnswer(noted(answer), () => EMPTY);
  }

  const document = useDocument<Note>({
    draftKey: `enquiry/${enquiryId}`,
    loaded: EMPTY,
    labelOf: () => words.note,
    mistakesIn,
    ...{ ...sending, send },
    onSaved(saved, isNewer) {
      showToast(words.noteSaved, "success");
      // What is written on meanwhile is the same note.
      if (isNewer) goOn();
      else beginAnew();
      return saved;
    },
    onFailed: (failure) => showToast(unsavedWords(words.noteNotSaved, failure), "error"),
  });
  const isSaving = document.status.kind === "saving";
  const form = useRef<HTMLDivElement>(null);
  useFocusKept(isSaving, form);

  return (
    <DocumentForm
      document={document}
      labelledBy={labelledBy}
      describe={(_, { text }) => text}
      leaving={isAnswerUnkept ? LEAVING_ANSWER : LEAVING}
    >
      <div ref={form} className="note-form">
        <TextBox
          name="text"
          label={words.addANote}
          placeholder={words.onlyStaffSeeThis}
          rows={1}
          value={document.value.text}
          onType={(text) => document.change({ text })}
        />
        <button type="submit" className="button button-secondary" disabled={isSaving}>
          {isSaving ? words.saving : words.saveNote}
        </button>
        <UnkeptNote isUnkept={document.drafts.kept === "refused"} />
      </div>
    </DocumentForm>
  );
}
