import { InLanguages } from "#app/admin/lists/in-languages.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { ListedOwnPage } from "#contracts/own-page.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import * as states from "#i18n/en/admin/editor.ts";
import * as words from "#i18n/en/admin/own-pages.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";

type OwnPageRowProps = {
  page: ListedOwnPage;
  inLanguages: StatesInLanguages | undefined;
  onDelete: () => void;
};

/** A page of the list with where it stands. */
export function OwnPageRow({ page, inLanguages, onDelete }: OwnPageRowProps) {
  const { timeZone } = useSiteData().settings;
  const now = useNow();
  const { _id, link, isInFooter, isPublic, state, publishAt } = page;
  const title = page.title || shared.untitled;
  return (
    <li>
      <span className="me-auto min-w-0 max-md:basis-full">
        <b className="font-[640]" dir="auto">
          {title}
        </b>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink2 text-small">
          <span className={`pill pill-${state}`}>{states.states[state]}</span>
          <bdi className="break-all">{link ? ownPagePath(link) : words.noAddress}</bdi>
          <InLanguages states={inLanguages} place={{ kind: "own-page", id: _id }} />
          {isInFooter ? <span>{words.inFooter}</span> : null}
          {publishAt ? (
            <span>
              {fill(states.goesPublic, { moment: momentWords(timeZone, new Date(publishAt), now) })}
            </span>
          ) : null}
        </span>
      </span>
      <span className="flex flex-wrap">
        {isPublic ? (
          <a
            href={ownPagePath(link)}
            target="_blank"
            rel="noopener"
            className="button button-ghost button-small"
            aria-label={fill(words.viewTitle, { title })}
          >
            <AdminIcon name="eye" /> {words.view}
          </a>
        ) : null}
        <PageLink
          to={editorAddress({ kind: "own-page", id: _id })}
          className="button button-ghost button-small"
          aria-label={fill(shared.editTitle, { title })}
        >
          <AdminIcon name="pencil" /> {shared.edit}
        </PageLink>
        <button
          type="button"
          className="button button-ghost-danger button-small"
          aria-label={fill(shared.deleteTitle, { title })}
          onClick={onDelete}
        >
          <AdminIcon name="trash" /> {shared.deleteIt}
        </button>
      </span>
    </li>
  );
}
