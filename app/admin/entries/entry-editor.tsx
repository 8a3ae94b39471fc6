import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Written } from "#app/admin/editor/use-editor.ts";
import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { DetailsEditor, type FormParts } from "#app/admin/settings/details-editor.tsx";
import { withTakenLink } from "#app/admin/writing/use-new-editor.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Draft } from "#contracts/draft.ts";
import type { BodyOf, Fields } from "#contracts/field-types.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import type { Kind } from "#contracts/kinds/kind.ts";
import * as texts from "#i18n/en/admin/entries.ts";
import type { KindWords } from "#i18n/kind-words.ts";
import { beginEntry } from "./begin-entry.ts";

type EntryEditorProps<F extends Fields> = {
  id: string;
  kind: Kind<F> & { name: EntryKindName };
  words: KindWords<F>;
  /** What is public of it. */
  open: object | null;
  /** What waits. */
  draft: Draft | null;
  title: string;
  text: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** In the save bar, beside what publishes. */
  barActions?: ReactNode;
  /** Its other languages are told of in the form. */
  namesLanguages?: boolean;
  /** The panels of the form. */
  arrange?: (parts: FormParts) => ReactNode;
  /** What the public will see of it; given what is typed. */
  preview?: (document: BodyOf<F>) => ReactNode;
  send: (json: Written<F>) => Promise<ApiAnswer<object>>;
};

/** All fields of a departure, a licence, a paper or a visa. */
export function EntryEditor<F extends Fields>(props: EntryEditorProps<F>) {
  const { id, kind, words, open, draft, title, text, actions, preview, send } = props;
  const { arrange, barActions, namesLanguages = false } = props;
  const { revalidate } = useRevalidator();
  return (
    <DetailsEditor<F>
      kind={kind}
      words={words}
      draftKey={`${kind.name}/${id}`}
      place={{ kind: kind.name, id }}
      draft={draft}
      Frame={AdminPage}
      title={title}
      text={text}
      loaded={open ?? {}}
      isPublic={open !== null}
      actions={actions}
      barActions={barActions}
      namesLanguages={namesLanguages}
      {...(arrange ? { arrange } : {})}
      updateText={texts.update[kind.name]}
      publishText={texts.publish[kind.name]}
      {...(preview ? { preview } : {})}
      send={send}
      begin={(body) => beginEntry(kind.name, id, body as Record<string, unknown>)}
      withIssues={withTakenLink}
      onSaved={() => void revalidate()}
    />
  );
}
