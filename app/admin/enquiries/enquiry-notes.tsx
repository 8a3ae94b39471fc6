import type { ReactNode } from "react";
import { StatusPill } from "#app/admin/pieces/status-pill.tsx";
import { useTimes } from "#app/admin/pieces/times.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { fillParts } from "#i18n/fill.ts";
import { NoteForm } from "./note-form.tsx";
import { WrittenWords } from "./written-words.tsx";

type EnquiryNotesProps = { enquiry: Enquiry; onAdded: (enquiry: Enquiry) => void };

/** What staff told each other about it. */
export function EnquiryNotes({ enquiry: { _id, notes }, onAdded }: EnquiryNotesProps) {
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
      <NoteForm enquiryId={_id} labelledBy="notes-heading" onAdded={onAdded} />
    </section>
  );
}

/** Who changed its status, and when. */
export function EnquiryHistory({ enquiry: { createdAt, history } }: { enquiry: Enquiry }) {
  const { dayAndTime } = useTimes();
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading">{words.history}</h3>
      <ol className="timeline">
        <li>
          <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
          <span>{words.enquiryArrived}</span>
        </li>
        {history.map((change) => (
          <li key={change._id}>
            <time dateTime={change.at}>{dayAndTime(change.at)}</time>
            <span>
              {fillParts<string, ReactNode>(words.setItTo, {
                who: <b key="who">{change.by}</b>,
                status: <StatusPill key="status" status={change.status ?? "new"} />,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
