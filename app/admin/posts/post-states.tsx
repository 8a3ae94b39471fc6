import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { WaitingCounts } from "#contracts/waiting.ts";
import { WAITING_STATES } from "#contracts/waiting-state.ts";
import * as editor from "#i18n/en/admin/editor.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { inDigits } from "#i18n/fill.ts";
import { type PostState, searchOf } from "./post-pages.ts";

type PostStatesProps = {
  state: PostState | "";
  waiting: WaitingCounts;
  /** How many posts visitors see. */
  published: number;
};

/** Posts by where they stand. Published ones with changes that wait are in both. */
export function PostStates({ state, waiting, published }: PostStatesProps) {
  const chips = [
    { value: "", label: words.all, count: published + waiting.unseen },
    { value: "published", label: words.published, count: published },
    ...WAITING_STATES.map((value) => ({
      ...{ value, label: editor.states[value], count: waiting[value] },
    })),
  ] as const;
  return (
    <nav className="chips status-chips mb-4" aria-label={words.byState}>
      {chips.map(({ value, label, count }) => (
        <PageLink
          key={value}
          to={{ search: searchOf({ q: "", type: "", state: value }) }}
          className="chip"
          aria-current={value === state || undefined}
        >
          {label} <small>{inDigits(count)}</small>
        </PageLink>
      ))}
    </nav>
  );
}
