import { useNavigate } from "react-router";
import { useChosen } from "#app/admin/lists/use-chosen.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { choosable } from "#app/admin/posts/choosable.ts";
import { ChosenBar } from "#app/admin/posts/chosen-bar.tsx";
import { ListPages } from "#app/admin/posts/list-pages.tsx";
import { NoPosts } from "#app/admin/posts/no-posts.tsx";
import { NotPublic } from "#app/admin/posts/not-public.tsx";
import { PostCard } from "#app/admin/posts/post-card.tsx";
import { PostFilter } from "#app/admin/posts/post-filter.tsx";
import {
  isWaitingState,
  type PostPart,
  type PostSearch,
  pageOf,
  partOf,
  queryOf,
  searchOf,
  waitingPageOf,
  waitingQueryOf,
} from "#app/admin/posts/post-pages.ts";
import { PostStates } from "#app/admin/posts/post-states.tsx";
import { usePostList } from "#app/admin/posts/use-post-list.ts";
import { usePostsView } from "#app/admin/posts/use-posts-view.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TrashDialog } from "#app/admin/writing/trash-dialog.tsx";
import { type SiteContext, siteContext } from "#app/context.ts";
import { inLanguagesOf } from "#app/routes/admin/in-languages.server.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import type { WaitingState } from "#contracts/waiting-state.ts";
import { dateWords } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/posts.ts";
import type { Route } from "./+types/blog-list.ts";

/** The latest: more of them are found by what they say. */
const MOST_WAITING = 50;

/** More than these, and a search and a filter stand above them. */
const FEW_POSTS = 9;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const part = partOf(new URL(request.url).searchParams);
  const { q, type, state } = part;
  const [listed, count, counts, types] = await Promise.all([
    isWaitingState(state) ? listWaiting(site, part, state) : listPublished(site, part),
    site.blog.count(part),
    site.draft.countByState("post"),
    site.blog.listTypes(),
  ]);
  return { ...listed, q, type, state, count, counts, types };
}

const NO_STATES: Record<string, WaitingState> = {};
const NO_LANGUAGES: Record<string, StatesInLanguages> = {};

async function listWaiting(site: SiteContext["site"], part: PostPart, state: WaitingState) {
  const found = await site.draft.list(waitingQueryOf(part, state));
  const page = waitingPageOf(part, found);
  return { ...page, posts: [], states: NO_STATES, inLanguages: NO_LANGUAGES, pictures: {} };
}

async function listPublished(site: SiteContext["site"], part: PostPart) {
  const isFirst = searchOf(part) === "" && !part.after && !part.before;
  const [found, waiting] = await Promise.all([
    site.blog.listFindings(queryOf(part)),
    isFirst ? site.draft.list({ kind: "post", limit: MOST_WAITING, offset: 0 }) : [],
  ]);
  const ids = found.map(({ _id }) => _id);
  const [pictures, states, inLanguages] = await Promise.all([
    site.media.factsIn(found.map(({ image }) => image)),
    site.draft.statesOf("post", ids),
    inLanguagesOf(site, "post", ids),
  ]);
  return { ...pageOf(part, found), waiting, states, inLanguages, pictures };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.blog);

export default function AdminBlogList({ loaderData }: Route.ComponentProps) {
  const { q, type, state, types, counts, states, inLanguages, newer, older } = loaderData;
  const list = usePostList(loaderData.posts);
  // Deleted ones and those that came back count here too.
  const gone = loaderData.posts.length - list.posts.length;
  const waiting = loaderData.waiting.filter(({ id }) => !list.isGone(id));
  const count = loaderData.count - gone;
  const total = types.reduce((sum, { count }) => sum + count, -gone);
  const shown = isWaitingState(state) ? waiting : list.posts;
  const isEmpty = shown.length === 0 && newer === null && older === null;
  const [view, setView] = usePostsView();
  const { timeZone } = useSiteData().settings;
  const navigate = useNavigate();
  const change = (query: PostSearch) =>
    navigate(
      { search: searchOf({ ...query, state }) },
      { replace: true, preventScrollReset: true },
    );
  const chosen = useChosen(choosable(waiting, list.posts, states));
  const goneWaiting = loaderData.waiting.length - waiting.length;
  const notPublic = counts.unseen + counts.changes + counts.scheduled - goneWaiting;
  const hasStates = state !== "" || notPublic > 0;
  const isSearchable = !isWaitingState(state) && (total > FEW_POSTS || q !== "" || type !== "");
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.blog}</h1>
        <Segmented
          className="max-lg:hidden"
          label={words.view}
          chosen={view}
          onChoose={setView}
          options={[
            { value: "table", label: words.table, icon: "list" },
            { value: "cards", label: words.cards, icon: "image" },
          ]}
        />
        <PageLink to="/admin/blog/create" className="button button-primary">
          <AdminIcon name="plus" /> {words.createNewBlog}
        </PageLink>
      </div>
      {hasStates ? <PostStates state={state} waiting={counts} published={total} /> : null}
      {isSearchable ? <PostFilter {...{ q, type, types, count }} onChange={change} /> : null}
      {isEmpty ? <NoPosts hasAny={total > 0} state={state} /> : null}
      <NotPublic
        waiting={waiting}
        chosen={chosen}
        hasHeading={state === ""}
        count={state === "" ? notPublic : 0}
      />
      <div className="post-cards" data-view={view}>
        {list.posts.map((post) => (
          <PostCard
            key={post._id}
            post={post}
            state={states[post._id]}
            inLanguages={inLanguages[post._id]}
            chosen={chosen}
            published={dateWords(post.createdAt, {
              ...{ timeZone, day: "numeric", month: "short", year: "numeric" },
            })}
            onDelete={() => list.ask(post)}
          />
        ))}
      </div>
      <ListPages {...{ newer, older, isSearch: q !== "" }} />
      <TrashDialog
        isOpen={list.doomed !== null}
        title={list.doomed?.title ?? words.askToDelete}
        text={words.areYouSureYou}
        onKeep={list.keep}
        onGo={() => void list.confirm()}
      />
      <ChosenBar chosen={chosen} types={types} />
      {list.signInDialog}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
