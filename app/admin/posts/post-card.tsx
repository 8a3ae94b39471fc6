import { ChooseBox } from "#app/admin/lists/choose-box.tsx";
import { InLanguages } from "#app/admin/lists/in-languages.tsx";
import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { Marked } from "#app/site/pieces/marked.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import type { BlogFinding } from "#contracts/blog.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import type { WaitingState } from "#contracts/waiting-state.ts";
import { states } from "#i18n/en/admin/editor.ts";
import * as words from "#i18n/en/admin/posts.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Choosable } from "./choosable.ts";

type PostCardProps = {
  post: BlogFinding;
  /** Of what waits of it. */
  state: WaitingState | undefined;
  /** None: the site is in English alone. */
  inLanguages?: StatesInLanguages | undefined;
  chosen: Chosen<Choosable>;
  /** When it was published, in words. */
  published: string;
  onDelete: () => void;
};

/** A post of the admin list, a card or a row of it (lists.css); Delete stands far from Edit. */
export function PostCard(props: PostCardProps) {
  const { post, state, inLanguages, chosen, published, onDelete } = props;
  return (
    <article className="panel post-card" data-chosen={chosen.has(post._id) || undefined}>
      <ChooseBox id={post._id} label={fill(words.choose, { title: post.title })} chosen={chosen} />
      <Picture src={post.image} alt="" sizes={SIZES.card} />
      <div>
        <p className="type">
          <span dir="auto">{post.type}</span>
          <span className={`pill pill-${state ?? "published"}`}>
            {state ? states[state] : words.published}
          </span>
        </p>
        <h2 dir="auto">
          <Marked pieces={post.titlePieces} />
        </h2>
        <p className="text" dir="auto">
          <Marked pieces={post.textPieces} />…
        </p>
        <p className="when">
          <time dateTime={post.createdAt}>{published}</time>
          <span>{plural(words.reads, post.reads)}</span>
          <InLanguages states={inLanguages} place={{ kind: "post", id: post._id }} />
        </p>
        <div className="actions">
          <PageLink
            to={`/admin/blog/edit/${post._id}`}
            className="button button-ghost button-small"
            aria-label={fill(shared.editTitle, { title: post.title })}
          >
            <AdminIcon name="pencil" /> {shared.edit}
          </PageLink>
          <button
            type="button"
            className="button button-ghost-danger button-small"
            aria-label={fill(shared.deleteTitle, { title: post.title })}
            onClick={onDelete}
          >
            <AdminIcon name="trash" /> {shared.deleteIt}
          </button>
        </div>
      </div>
    </article>
  );
}
