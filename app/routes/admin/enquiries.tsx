import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, useParams, useSearchParams } from "react-router";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { EnquirySearch, StatusChips } from "#app/admin/inbox/enquiry-filter.tsx";
import { EnquiryList } from "#app/admin/inbox/enquiry-list.tsx";
import { EnquiryPane } from "#app/admin/inbox/enquiry-pane.tsx";
import { rowId } from "#app/admin/inbox/enquiry-rows.tsx";
import { FreshLine } from "#app/admin/inbox/fresh-line.tsx";
import {
  type EnquiryFilter,
  OWNERS,
  queryOf,
  useEnquiryList,
} from "#app/admin/inbox/use-enquiry-list.ts";
import { useFirstUnread } from "#app/admin/inbox/use-first-unread.ts";
import { useInboxKeys } from "#app/admin/inbox/use-inbox-keys.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { useTemplates } from "#app/admin/templates/use-templates.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#contracts/enquiry-status.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import type { Route } from "./+types/enquiries.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.enquiries);

/** The list and the open enquiry are one place: which has the focus is settled here. */
export const handle = { isOnePlace: true };

const readStaff = (ask: Ask) => ask(() => api("users").index.$get());

/** Opened as the first that nobody has read: the focus stays where it is. */
const BY_ITSELF = "first unread";

export default function AdminEnquiries() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const query = queryOf(filter);
  const { call, dialog } = useSignedInCall();
  const list = useEnquiryList(filter, call);
  const { templates, isSettled } = useTemplates(call);
  const { data: staff } = useReading(readStaff, { call });
  const hasMoved = useFocusOnMoves(id);
  const isByItself = useLocation().state === BY_ITSELF;
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const back = { pathname: "/admin/enquiries", search: query };

  const ids = list.enquiries?.map(({ _id }) => _id) ?? [];
  const open = (next: string, isByItself = false) =>
    navigate(
      { pathname: `/admin/enquiries/${next}`, search: query },
      { preventScrollReset: true, ...(isByItself ? { replace: true, state: BY_ITSELF } : {}) },
    );
  useInboxKeys(ids, id, open);
  // Whoever presses a link before the list has come goes there.
  useFirstUnread(isLeaving ? null : list.enquiries, id, (unread) => open(unread, true));

  const here = `${id}?${query}`;
  const stillHere = useRef<string | null>(here);
  useEffect(() => {
    stillHere.current = here;
    return () => {
      stillHere.current = null;
    };
  }, [here]);

  /** Who is at work on one status, and looks at it still, goes on with the next of them. */
  function goOn(status: EnquiryStatus) {
    if (!filter.status || filter.status === status || !id || stillHere.current !== here) return;
    const place = ids.indexOf(id);
    const next = ids[place + 1] ?? ids[place - 1];
    if (next) open(next);
  }

  function leaveDeleted(gone: string) {
    list.drop(gone);
    list.refresh();
    navigate(back, { replace: true, state: WITHOUT_ASKING });
  }

  return (
    <div className="admin-wrap inbox" data-open={id ? true : undefined}>
      <div className="page-head">
        <h1 tabIndex={-1}>{words.enquiries}</h1>
        <EnquirySearch
          q={filter.q}
          onSearch={(q) => setSearch(queryOf({ ...filter, q }), { preventScrollReset: true })}
        />
        <a href={`/api/enquiries.csv?${query}`} className="button button-secondary" download>
          <AdminIcon name="file-text" /> {words.downloadList}
        </a>
      </div>
      <StatusChips filter={filter} counts={list.counts} />
      <FreshLine list={list} />
      <div className="panel inbox-box">
        <section aria-label={words.listOfEnquiries} className="inbox-list">
          <EnquiryList list={list} filter={filter} openId={id} query={query} />
        </section>
        {id ? (
          <EnquiryPane
            key={id}
            id={id}
            call={call}
            back={back}
            staff={staff}
            templates={templates}
            isReady={isSettled}
            takesFocus={hasMoved && !isByItself}
            onChanged={list.refresh}
            onStatus={goOn}
            onDeleted={() => leaveDeleted(id)}
          />
        ) : (
          <div className="enquiry-pane max-lg:hidden">
            {list.enquiries?.length ? (
              <EmptyState title={words.chooseAnEnquiry} text={words.itOpensHereAnd} />
            ) : null}
          </div>
        )}
      </div>
      {dialog}
    </div>
  );
}

function filterOf(search: URLSearchParams): EnquiryFilter {
  const status = ENQUIRY_STATUSES.find((one) => one === search.get("status")) ?? null;
  const owner = OWNERS.find((one) => one === search.get("owner")) ?? null;
  return { status, owner, q: (search.get("q") ?? "").trim().slice(0, 100) };
}

/**
 * Back in the list the focus is on the row one came from, or on the heading when it is gone.
 * @returns whether one has moved here
 */
function useFocusOnMoves(id: string | undefined): boolean {
  const shown = useRef(id);
  const hasMoved = useRef(false);
  if (shown.current !== id) hasMoved.current = true;
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id) return;
    const isPhone = matchMedia("(width < 64rem)").matches;
    if (id && isPhone) window.scrollTo(0, 0);
    if (!id && before) {
      const row = document.getElementById(rowId(before));
      (row ?? document.querySelector("h1"))?.focus();
    }
  }, [id]);
  return hasMoved.current;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
