import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/enquiries.ts";
import { loading } from "#i18n/en/calls.ts";
import { fill, plural } from "#i18n/fill.ts";
import { EnquiryGroups } from "./enquiry-groups.tsx";
import type { EnquiryFilter, EnquiryListState } from "./use-enquiry-list.ts";

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f"];

type EnquiryListProps = {
  list: EnquiryListState;
  filter: EnquiryFilter;
  openId: string | undefined;
  query: string;
};

/** The list, or why there is none. */
export function EnquiryList({ list, filter, openId, query }: EnquiryListProps) {
  const { enquiries, problem, isLoading } = list;
  if (problem) {
    return (
      <EmptyState title={words.enquiriesNotLoaded} text={problem}>
        <TryAgain className="button-secondary button-small" onPress={list.retry} />
      </EmptyState>
    );
  }
  if (!enquiries) return <Skeleton />;
  return (
    <div className="enquiry-list" aria-busy={isLoading || undefined}>
      {list.staleness ? (
        <div role="status" className="stale">
          <p>{fill(words.notUpToDate, { reason: list.staleness })}</p>
          <TryAgain className="button-secondary button-small" onPress={list.retry} />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {foundWords(enquiries.length, list.isWhole)}
      </p>
      {enquiries.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <EnquiryGroups
          {...{ enquiries, openId, query, today: list.today }}
          isWhole={list.isWhole}
        />
      )}
      {list.isWhole ? null : (
        <button
          type="button"
          className="button button-ghost m-3"
          onClick={() => void list.showMore()}
        >
          {words.showMoreEnquiries}
        </button>
      )}
    </div>
  );
}

function foundWords(count: number, isWhole: boolean): string {
  return isWhole ? plural(words.counted, count) : fill(words.newest, { count });
}

const WHOSE = { mine: words.noneIsYours, nobody: words.noneWithoutOwner };

function Nothing({ filter: { status, owner, q } }: { filter: EnquiryFilter }) {
  if (q) {
    return (
      <EmptyState title={words.noneFound} text={words.noneFoundText}>
        <PageLink to={{ search: "" }} className="button button-secondary button-small">
          {words.showAll}
        </PageLink>
      </EmptyState>
    );
  }
  if (status === "spam") {
    return <EmptyState title={words.noSpam} text={words.noSpamText} />;
  }
  if (status || owner) {
    const text = status ? words.noneHereText : WHOSE[owner ?? "mine"];
    return <EmptyState title={words.noneHere} text={text} />;
  }
  return <EmptyState title={words.noEnquiriesYet} text={words.noEnquiriesText} />;
}

function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">{loading}</span>
      {SKELETON_ROWS.map((row) => (
        <div key={row}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
