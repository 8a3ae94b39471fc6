import { useState } from "react";
import { useRevalidator } from "react-router";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { ChooseBox } from "#app/admin/lists/choose-box.tsx";
import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { TrashDialog } from "#app/admin/writing/trash-dialog.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { Waiting } from "#contracts/waiting.ts";
import { waitingStateOf } from "#contracts/waiting-state.ts";
import * as states from "#i18n/en/admin/editor.ts";
import * as words from "#i18n/en/admin/posts.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Choosable } from "./choosable.ts";
import { usePostTrash } from "./use-post-trash.ts";

type NotPublicProps = {
  waiting: Waiting[];
  chosen: Chosen<Choosable>;
  /** Not where nothing else is listed. */
  hasHeading: boolean;
  /** There are so many, of which only the latest stand here. */
  count: number;
};

/** Posts that visitors do not see, or not yet as they will be. */
export function NotPublic({ waiting, chosen, hasHeading, count }: NotPublicProps) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<Waiting | null>(null);
  const trash = usePostTrash();
  const { revalidate } = useRevalidator();
  const posts = waiting.filter(({ id }) => !deleted.includes(id));

  async function remove({ id }: Waiting): Promise<void> {
    setDoomed(null);
    await trash.remove({
      ...{ id, said: words.draftDeleted },
      onGone() {
        setDeleted((before) => [...before, id]);
        focusHeading();
        void revalidate();
      },
      onBack() {
        setDeleted((before) => before.filter((one) => one !== id));
        void revalidate();
      },
    });
  }

  return (
    <>
      {posts.length > 0 ? (
        <section aria-labelledby="not-public" className="mb-6">
          <h2 id="not-public" className={hasHeading ? "mb-3 text-card" : "sr-only"}>
            {words.notPublicHeading}
          </h2>
          <ul className="panel rows">
            {posts.map((post) => (
              <WaitingRow
                key={post.id}
                post={post}
                chosen={chosen}
                onDelete={() => setDoomed(post)}
              />
            ))}
          </ul>
          {count > waiting.length ? (
            <p className="mt-3 text-ink2">{plural(words.moreNotPublic, count - waiting.length)}</p>
          ) : null}
        </section>
      ) : null}
      <TrashDialog
        isOpen={doomed !== null}
        title={doomed?.title || words.askToDelete}
        text={words.areYouSureYou}
        onKeep={() => setDoomed(null)}
        onGo={() => doomed && void remove(doomed)}
      />
      {trash.dialog}
    </>
  );
}

type WaitingRowProps = { post: Waiting; chosen: Chosen<Choosable>; onDelete: () => void };

function WaitingRow({ post, chosen, onDelete }: WaitingRowProps) {
  const { clockTime } = useTimes();
  const { timeZone } = useSiteData().settings;
  const now = useNow();
  const { id, publishAt, problem, isPublic, savedAt, by } = post;
  const title = post.title || shared.untitled;
  const state = waitingStateOf(post);
  const moment = publishAt ? momentWords(timeZone, new Date(publishAt), now) : "";
  return (
    <li data-chosen={chosen.has(id) || undefined}>
      <ChooseBox id={id} label={fill(words.choose, { title })} chosen={chosen} />
      <span className="min-w-0 flex-[1_1_12rem]">
        <b className="font-[640]" dir="auto">
          {title}
        </b>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink2 text-small">
          <span className={`pill pill-${problem ? "failed" : state}`}>{states.states[state]}</span>
          {problem
            ? fill(states.didNotGoPublic, { moment })
            : publishAt
              ? fill(states.goesPublic, { moment })
              : fill(words.keptBy, { time: clockTime(savedAt), name: by.name })}
        </span>
      </span>
      <PageLink
        to={`/admin/blog/edit/${id}`}
        className="button button-ghost button-small"
        aria-label={fill(shared.editTitle, { title })}
      >
        <AdminIcon name="pencil" /> {shared.edit}
      </PageLink>
      {isPublic ? null : (
        <button
          type="button"
          className="button button-ghost-danger button-small"
          aria-label={fill(shared.deleteTitle, { title })}
          onClick={onDelete}
        >
          <AdminIcon name="trash" /> {shared.deleteIt}
        </button>
      )}
    </li>
  );
}
