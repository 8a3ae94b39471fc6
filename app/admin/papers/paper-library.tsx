import { useState } from "react";
import { InLanguages } from "#app/admin/lists/in-languages.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { untitled } from "#i18n/en/admin/writing.ts";
import { requirementWords } from "#i18n/en/kinds/requirement.ts";
import { plural } from "#i18n/fill.ts";
import { isCalled } from "./is-called.ts";

export type LibraryPaper = {
  id: string;
  title: string;
  /** Who has it. */
  from: string;
  /** How many visas ask for it; null: nobody but staff has seen it yet. */
  visas: number | null;
  inLanguages?: StatesInLanguages | undefined;
};

type PaperLibraryProps = {
  papers: readonly LibraryPaper[];
  /** Which is open. */
  current?: string;
};

/** All papers by their names, with how many visas ask for each. */
export function PaperLibrary({ papers, current }: PaperLibraryProps) {
  const [typed, setTyped] = useState("");
  const found = papers.filter(({ title }) => isCalled(title, typed));
  const search = plural(words.searchPapers, papers.length);
  return (
    <nav className="panel paper-library" aria-label={words.papers}>
      <input
        type="search"
        className="input"
        dir="auto"
        autoComplete="off"
        aria-label={search}
        placeholder={search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It may stand in a form, which is not what is meant.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ul>
        {found.map(({ id, title, from, visas, inLanguages }) => (
          <li key={id}>
            <PageLink
              to={editorAddress({ kind: "requirement", id })}
              aria-current={id === current ? "page" : undefined}
            >
              <span>
                <b>
                  <bdi>{title || untitled}</bdi>
                </b>
                <small>{fromWords(from)}</small>
                <InLanguages states={inLanguages} />
              </span>
              {visas === null ? (
                <span className="pill pill-draft">{words.notPublicYet}</span>
              ) : (
                <small>{plural(words.visasCount, visas)}</small>
              )}
              <AdminIcon name="chevron-right" />
            </PageLink>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="text-ink2" role="status">
          {words.noneFound}
        </p>
      ) : null}
    </nav>
  );
}

const fromWords = (from: string): string =>
  (requirementWords.from.options as Record<string, string>)[from] ?? "";
