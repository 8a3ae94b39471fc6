import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { EnquiryRows } from "./enquiry-rows.tsx";
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
      <EmptyState title="The enquiries could not be loaded" text={problem}>
        <TryAgain onPress={list.retry} />
      </EmptyState>
    );
  }
  if (!enquiries) return <Skeleton />;
  return (
    <div className="enquiry-list" aria-busy={isLoading || undefined}>
      {list.staleness ? (
        <div role="status" className="stale">
          <p>This list is not up to date. {list.staleness}</p>
          <TryAgain onPress={list.retry} />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {foundWords(enquiries.length, list.isWhole)}
      </p>
      {enquiries.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <EnquiryRows {...{ enquiries, openId, query }} />
      )}
      {list.isWhole ? null : (
        <button
          type="button"
          className="button button-ghost m-3"
          onClick={() => void list.showMore()}
        >
          Show more enquiries
        </button>
      )}
    </div>
  );
}

function foundWords(count: number, isWhole: boolean): string {
  if (!isWhole) return `The newest ${count} enquiries`;
  return count === 1 ? "1 enquiry" : `${count} enquiries`;
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onPress}>
      Try again
    </button>
  );
}

function Nothing({ filter: { status, q } }: { filter: EnquiryFilter }) {
  if (q) {
    return (
      <EmptyState title="No enquiry says that" text="Try fewer letters, or look at all of them.">
        <PageLink to={{ search: "" }} className="button button-secondary button-small">
          Show all
        </PageLink>
      </EmptyState>
    );
  }
  if (status === "spam") {
    return <EmptyState title="No spam" text="What looks like advertising is kept here." />;
  }
  if (status) {
    return <EmptyState title="None here" text="Nothing has this status at the moment." />;
  }
  return (
    <EmptyState
      title="No enquiries yet"
      text="What visitors send from the contact page, a package or Get Started appears here."
    />
  );
}

function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">Loading</span>
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
