import { useTimes } from "#app/admin/times/times.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { NoteForm } from "./note-form.tsx";
import { WrittenWords } from "./written-words.tsx";

type EnquiryNotesProps = {
  enquiry: Enquiry;
  isAnswerUnkept: boolean;
  onAdded: (enquiry: Enquiry) => void;
};

/** What staff told each other about it. */
export function EnquiryNotes({ enquiry, ...form }: EnquiryNotesProps) {
  const { _id, notes } = enquiry;
  const { dayAndTime } = useTimes();
  return (
    <section aria-labelledby="notes-heading">
      <h3 id="notes-heading">{words.staffNotes}</h3>
      {notes.length > 0 ? (
        <ol className="timeline">
          {notes.map((note) => (
            <li key={note._id}>
              <time dateTime={note.at}>{dayAndTime(note.at)}</time>
              <span>
                <b>{note.by}</b>{" "}
                <span dir="auto">
                  <WrittenWords text={note.text} />
                </span>
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      <NoteForm enquiryId={_id} labelledBy="notes-heading" {...form} />
    </section>
  );
}
