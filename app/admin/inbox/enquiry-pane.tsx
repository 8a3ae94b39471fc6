import { useEffect } from "react";
import type { Ask } from "#app/admin/api/client.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { EnquiryDetail } from "#app/admin/enquiries/enquiry-detail.tsx";
import { DETAIL_HEADING_ID } from "#app/admin/enquiries/focus-name.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import type { StaffMember } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import * as follow from "#i18n/en/admin/follow-up.ts";
import { loading } from "#i18n/en/calls.ts";
import { fill } from "#i18n/fill.ts";
import { type EnquiryState, useEnquiry } from "./use-enquiry.ts";

type EnquiryPaneProps = {
  id: string;
  call: Ask;
  /** The list, as it was. */
  back: { pathname: string; search: string };
  staff: StaffMember[] | null;
  templates: ReplyTemplate[] | null;
  /** Nothing is on its way that would move what is read. */
  isReady: boolean;
  /** Somebody came here from the list: the heading takes the focus. */
  takesFocus: boolean;
  onChanged: () => void;
  /** It has another status now. */
  onStatus: (status: EnquiryStatus) => void;
  onDeleted: () => void;
};

/** The open enquiry beside the list; on phones a page of its own, with Back. */
export function EnquiryPane({ id, call, back, takesFocus, ...told }: EnquiryPaneProps) {
  const opened = useEnquiry(id, call, told.onChanged);
  const state: EnquiryState = {
    ...opened,
    async change(change) {
      const answer = await opened.change(change);
      if (answer.isOk && change.status) told.onStatus(change.status);
      return answer;
    },
  };
  const { problem } = state;
  const enquiry = told.isReady ? state.enquiry : null;
  const isGone = problem?.status === NOT_THERE;
  const isThere = enquiry !== null;

  useEffect(() => {
    if (isThere && takesFocus) {
      document.getElementById(DETAIL_HEADING_ID)?.focus({ preventScroll: true });
    }
  }, [isThere, takesFocus]);

  return (
    <div className="enquiry-pane">
      <PageLink to={back} className="button button-ghost button-small back-to-list">
        <AdminIcon name="chevron-left" /> {words.backToTheList}
      </PageLink>
      {problem && (isGone || !enquiry) ? (
        <EmptyState
          title={isGone ? words.enquiryGone : words.enquiryNotLoaded}
          text={isGone ? words.enquiryGoneText : problem.message}
        >
          {isGone ? null : (
            <TryAgain className="button-secondary button-small" onPress={state.retry} />
          )}
        </EmptyState>
      ) : null}
      {enquiry?.mergedInto && !isGone ? (
        <EmptyState title={fill(follow.standsIn, enquiry.mergedInto)} text={follow.standsInText}>
          <PageLink
            to={{ ...back, pathname: `/admin/enquiries/${enquiry.mergedInto._id}` }}
            className="button button-secondary button-small"
          >
            {fill(follow.openIt, enquiry.mergedInto)}
          </PageLink>
        </EmptyState>
      ) : null}
      {enquiry && !enquiry.mergedInto && !isGone ? (
        <EnquiryDetail
          enquiry={enquiry}
          state={state}
          staff={told.staff}
          templates={told.templates}
          query={back.search}
          call={call}
          onDeleted={told.onDeleted}
        />
      ) : null}
      {enquiry || problem ? null : (
        <div className="skeleton" role="status">
          <span className="sr-only">{loading}</span>
          <div>
            <i />
            <i />
            <i />
          </div>
        </div>
      )}
    </div>
  );
}
