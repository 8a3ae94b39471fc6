import { useState } from "react";
import type { Ask } from "#app/admin/api/client.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { EnquiryMail } from "#app/admin/mail/enquiry-mail.tsx";
import { AnswerBox } from "#app/admin/templates/answer-box.tsx";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import type { StaffMember } from "#contracts/user.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import { AskCalled } from "./ask-called.tsx";
import { AskedBefore } from "./asked-before.tsx";
import { DeleteEnquiry } from "./delete-enquiry.tsx";
import { EnquiryControls } from "./enquiry-controls.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { EnquiryHistory } from "./enquiry-history.tsx";
import { EnquiryNotes } from "./enquiry-notes.tsx";
import { DETAIL_HEADING_ID, focusName } from "./focus-name.ts";
import { MergedEnquiries } from "./merged-enquiries.tsx";
import { ReachButtons } from "./reach-buttons.tsx";
import { ReadSwitch } from "./read-switch.tsx";
import { SpamNotice } from "./spam-notice.tsx";
import { WrittenLines } from "./written-words.tsx";

type EnquiryDetailProps = {
  enquiry: Enquiry;
  state: EnquiryState;
  staff: StaffMember[] | null;
  templates: ReplyTemplate[] | null;
  /** Of the list, without the question mark. */
  query: string;
  call: Ask;
  onDeleted: () => void;
};

/** Everything about one enquiry, and what staff do with it. */
export function EnquiryDetail({ enquiry, state, call, onDeleted, ...more }: EnquiryDetailProps) {
  const { staff, templates, query } = more;
  const { name, phone, email, message, status, unread } = enquiry;
  const [reachedFrom, setReachedFrom] = useState<"head" | "answer" | null>(null);
  const [isAnswerUnkept, setAnswerUnkept] = useState(false);
  const askCalled =
    reachedFrom !== null && status === "new" ? (
      <AskCalled
        enquiry={enquiry}
        change={state.change}
        onDone={() => withoutFocused(() => setReachedFrom(null), focusName)}
      />
    ) : null;
  return (
    <article className="enquiry" aria-labelledby={DETAIL_HEADING_ID}>
      <div className="who">
        <div className="min-w-0">
          <h2 id={DETAIL_HEADING_ID} tabIndex={-1} dir="auto">
            {name}
          </h2>
          {phone ? (
            <p className="number">
              <bdi>{phone}</bdi>
            </p>
          ) : null}
          {email ? (
            <p className="text-ink2 [overflow-wrap:anywhere]">
              <bdi>{email}</bdi>
            </p>
          ) : null}
        </div>
        <ReachButtons person={enquiry} onReach={() => setReachedFrom("head")} />
      </div>
      {reachedFrom === "head" ? askCalled : null}
      {enquiry.isExample ? <p className="notice-card">{texts.exampleText}</p> : null}
      {status === "spam" ? <SpamNotice enquiry={enquiry} change={state.change} /> : null}
      <EnquiryControls enquiry={enquiry} staff={staff} change={state.change} />
      <EnquiryFacts enquiry={enquiry} />
      {message ? (
        <div className="words">
          <WrittenLines text={message} />
        </div>
      ) : (
        <p className="text-ink2">{texts.noMessageWasWritten}</p>
      )}
      <AskedBefore enquiry={enquiry} call={call} query={query} onMerged={state.take} />
      <MergedEnquiries enquiry={enquiry} call={call} onParted={state.take} />
      <AnswerBox
        enquiry={enquiry}
        templates={templates}
        call={call}
        onNoted={state.take}
        onReach={() => setReachedFrom("answer")}
        onUnkept={setAnswerUnkept}
      />
      {reachedFrom === "answer" ? askCalled : null}
      <EnquiryNotes enquiry={enquiry} isAnswerUnkept={isAnswerUnkept} onAdded={state.take} />
      <EnquiryMail enquiry={enquiry} call={call} onSentAgain={state.refresh} />
      <EnquiryHistory enquiry={enquiry} />
      <div className="foot">
        <ReadSwitch unread={unread} change={state.change} />
        <DeleteEnquiry enquiry={enquiry} call={call} onDeleted={onDeleted} />
      </div>
    </article>
  );
}
