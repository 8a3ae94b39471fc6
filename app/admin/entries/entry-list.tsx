import { type ReactNode, useState } from "react";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { TrashDialog } from "#app/admin/writing/trash-dialog.tsx";
import { TrashLink } from "#app/admin/writing/trash-link.tsx";
import { type TrashNoun, useTrash } from "#app/admin/writing/use-trash.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { sureText } from "#i18n/en/admin/entries.ts";
import * as words from "#i18n/en/admin/visas.ts";
import * as shared from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";
import { useBeginEntry } from "./use-begin-entry.ts";

export type ListedEntry = {
  id: string;
  title: string;
  /** False: nobody but staff has seen it. */
  isPublic: boolean;
  /** Beside its title. */
  facts?: ReactNode;
  /** Where visitors see it; null: it is not public, or has no page. */
  view: string | null;
};

type EntryListProps = {
  kind: EntryKindName;
  noun: TrashNoun;
  entries: ListedEntry[];
  /** Of a new one. */
  begun: Record<string, unknown>;
  texts: Record<"title" | "text" | "create" | "none" | "noneText", string>;
  /** Above the list. */
  children?: ReactNode;
};

/** All of a kind: opened, begun, deleted. */
export function EntryList({ kind, noun, entries, begun, texts, children }: EntryListProps) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<ListedEntry | null>(null);
  const trash = useTrash(noun, words.inTrash);
  const begin = useBeginEntry(kind);
  const shown = entries.filter(({ id }) => !deleted.includes(id));

  async function remove({ id }: ListedEntry): Promise<void> {
    setDoomed(null);
    await trash.remove({
      ...{ id, said: words.deleted },
      onGone() {
        setDeleted((before) => [...before, id]);
        focusHeading();
      },
      onBack: () => setDeleted((before) => before.filter((one) => one !== id)),
    });
  }

  return (
    <AdminPage
      title={texts.title}
      text={texts.text}
      action={
        <>
          <TrashLink kind={kind} />
          <button type="button" className="button button-primary" onClick={() => void begin(begun)}>
            <AdminIcon name="plus" /> {texts.create}
          </button>
        </>
      }
    >
      {children}
      {shown.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <ul className="panel rows">
          {shown.map((entry) => {
            const title = entry.title || shared.untitled;
            return (
              <li key={entry.id}>
                <span className="me-auto min-w-0 max-md:basis-full">
                  <b className="font-[640]" dir="auto">
                    {title}
                  </b>
                  {entry.facts ? (
                    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink2 text-small">
                      {entry.facts}
                    </span>
                  ) : null}
                </span>
                <span className="flex flex-wrap">
                  {entry.view ? (
                    <a
                      href={entry.view}
                      target="_blank"
                      rel="noopener"
                      className="button button-ghost button-small"
                      aria-label={fill(words.viewTitle, { title })}
                    >
                      <AdminIcon name="eye" /> {words.view}
                    </a>
                  ) : null}
                  <PageLink
                    to={editorAddress({ kind, id: entry.id })}
                    className="button button-ghost button-small"
                    aria-label={fill(shared.editTitle, { title })}
                  >
                    <AdminIcon name="pencil" /> {shared.edit}
                  </PageLink>
                  <button
                    type="button"
                    className="button button-ghost-danger button-small"
                    aria-label={fill(shared.deleteTitle, { title })}
                    onClick={() => setDoomed(entry)}
                  >
                    <AdminIcon name="trash" /> {shared.deleteIt}
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <TrashDialog
        isOpen={doomed !== null}
        title={doomed ? fill(shared.askToDelete, { title: doomed.title || shared.untitled }) : ""}
        text={doomed?.isPublic ? sureText : shared.sureDraftText}
        onKeep={() => setDoomed(null)}
        onGo={() => doomed && void remove(doomed)}
      />
      {trash.dialog}
    </AdminPage>
  );
}
