import { type ReactNode, useState } from "react";
import { BeforePublic, CheckButton } from "#app/admin/checks/before-public.tsx";
import { goToChecks } from "#app/admin/checks/go-to-checks.ts";
import { useChecks } from "#app/admin/checks/use-checks.ts";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { EditorLosses } from "#app/admin/inputs/editor-losses.tsx";
import { LazyRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { Presence, WritingIn } from "#app/admin/presence/presence.tsx";
import { usePresence } from "#app/admin/presence/use-presence.ts";
import { DraftBar } from "#app/admin/publish/draft-bar.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Fields } from "#contracts/field-types.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { TitleBox } from "./title-box.tsx";
import type { NewEditor } from "./use-new-editor.ts";

type Written = { title: string; content: string; image?: string };

type TextEditorProps<F extends Fields> = {
  editor: NewEditor<F>;
  kind: NewKindName;
  heading: string;
  /** The list that it is in. */
  list: { path: string; name: string };
  /** Above what is written. */
  note?: ReactNode;
  written: Written;
  onTitle: (part: Pick<Written, "title">) => void;
  onWrite: (part: Pick<Written, "content">) => void;
  labels: Record<"title" | "content", { label: string }>;
  /** As what cannot be kept of the text says it. */
  thing: "post" | "text";
  /** Beside the text. */
  details: ReactNode;
  /** The public page, of what is typed. */
  page: ReactNode;
  submitText: string;
  /** Of what is not made yet. */
  restText?: string | undefined;
};

/** The form of a title and a text; of something new, and of what is there. */
export function TextEditor<F extends Fields>(props: TextEditorProps<F>) {
  const { editor, kind, list, written, labels } = props;
  const { document, id } = editor;
  const [lost, setLost] = useState<string[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  const checks = useChecks(written);
  const place = id ? { kind, id } : null;
  const others = usePresence(place, editor);
  return (
    <DocumentForm
      document={document}
      labelledBy={`${kind}-heading`}
      describe={editor.describe}
      together={editor.together}
      otherName={editor.otherName}
      unfit={editor.unfit}
    >
      <div className="admin-wrap">
        <div className="page-head">
          <h1 id={`${kind}-heading`}>{props.heading}</h1>
          <Presence others={others} />
          {place ? <HistoryButton place={place} /> : null}
          <PageLink to={list.path} className="button button-ghost button-small">
            <AdminIcon name="chevron-left" /> {list.name}
          </PageLink>
        </div>
        {props.note}
        <EditorLosses thing={props.thing} lost={lost} />
        <div className="post-editor">
          <div className="panel">
            <TitleBox
              label={labels.title.label}
              title={written.title}
              onType={(title) => props.onTitle({ title })}
            />
            <LazyRichText
              label={labels.content.label}
              html={written.content}
              onChange={(content) => props.onWrite({ content })}
              onLost={setLost}
            />
            <WritingIn others={others} />
          </div>
          <div className="post-aside">
            <BeforePublic checks={checks} />
            {props.details}
          </div>
        </div>
      </div>
      <DraftBar
        editor={editor}
        submitText={props.submitText}
        rest={props.restText}
        isPublic={editor.isPublic}
        toLookAt={{ count: checks.length, onShow: goToChecks }}
      >
        <CheckButton count={checks.length} />
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setPreviewed(true)}
        >
          {words.preview}
        </button>
      </DraftBar>
      {isPreviewed ? (
        <AdminDialog
          isOpen
          onClose={() => setPreviewed(false)}
          title={words.preview}
          className="dialog-wide"
        >
          <div>{props.page}</div>
        </AdminDialog>
      ) : null}
    </DocumentForm>
  );
}
