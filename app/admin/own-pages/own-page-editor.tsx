import { useState } from "react";
import { BeforePublic, CheckButton } from "#app/admin/checks/before-public.tsx";
import { useChecks } from "#app/admin/checks/use-checks.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { DraftBar } from "#app/admin/editor/draft-bar.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { Presence, WritingIn } from "#app/admin/editor/presence.tsx";
import { usePresence } from "#app/admin/editor/use-presence.ts";
import { EditorLosses } from "#app/admin/inputs/editor-losses.tsx";
import { LazyRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import { TitleBox } from "#app/admin/inputs/title-box.tsx";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { OwnPagePreview } from "#app/admin/preview/own-page-preview.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as texts from "#i18n/en/admin/own-pages.ts";
import { ownPageWords } from "#i18n/en/kinds/own-page.ts";
import { OwnPageDetails } from "./own-page-details.tsx";
import type { OwnPageEditing } from "./use-own-page-editor.ts";

type OwnPageEditorProps = { editor: OwnPageEditing; title: string };

/** A new page and one that is there are one form. */
export function OwnPageEditor({ editor, title }: OwnPageEditorProps) {
  const { document, id, isPublic } = editor;
  const { value, change } = document;
  const [lost, setLost] = useState<string[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  const checks = useChecks(value);
  const others = usePresence(id ? { kind: "own-page", id } : null, editor.others);
  return (
    <DocumentForm
      document={document}
      labelledBy="own-page-heading"
      describe={editor.describe}
      together={editor.together}
      otherName={editor.otherName}
    >
      <div className="admin-wrap">
        <div className="page-head">
          <h1 id="own-page-heading">{title}</h1>
          <Presence others={others} />
          {id ? <HistoryButton place={{ kind: "own-page", id }} /> : null}
          <PageLink to="/admin/pages" className="button button-ghost button-small">
            <AdminIcon name="chevron-left" /> {texts.allPages}
          </PageLink>
        </div>
        <EditorLosses thing="text" lost={lost} />
        <div className="post-editor">
          <div className="panel">
            <TitleBox
              label={ownPageWords.title.label}
              title={value.title}
              onType={(text) => change({ title: text })}
            />
            <LazyRichText
              label={ownPageWords.content.label}
              html={value.content}
              onChange={(content) => change({ content })}
              onLost={setLost}
            />
            <WritingIn others={others} />
          </div>
          <div className="post-aside">
            <BeforePublic checks={checks} />
            <OwnPageDetails editor={editor} />
          </div>
        </div>
      </div>
      <DraftBar
        editor={editor}
        submitText={isPublic ? texts.updatePage : texts.publishPage}
        isPublic={isPublic}
        {...(id ? {} : { rest: texts.visibleOnPublish })}
      >
        <CheckButton count={checks.length} />
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setPreviewed(true)}
        >
          {texts.preview}
        </button>
      </DraftBar>
      {isPreviewed ? (
        <AdminDialog
          isOpen
          onClose={() => setPreviewed(false)}
          title={texts.preview}
          className="dialog-wide"
        >
          <div>
            <OwnPagePreview page={value} />
          </div>
        </AdminDialog>
      ) : null}
    </DocumentForm>
  );
}
