import { type ReactNode, useState } from "react";
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
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PostPreview } from "#app/admin/preview/post-preview.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { BlogType } from "#contracts/blog.ts";
import * as texts from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { PostDetails } from "./post-details.tsx";
import type { PostEditing } from "./use-post-editor.ts";

type PostEditorProps = {
  editor: PostEditing;
  title: string;
  submitText: string;
  restText?: string;
  types: BlogType[];
  /** What became of the one before. */
  note?: ReactNode;
};

/** Create and edit are one form. */
export function PostEditor(props: PostEditorProps) {
  const { editor, title, submitText, restText, types } = props;
  const { document, id } = editor;
  const { value, change } = document;
  const [lost, setLost] = useState<string[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  const checks = useChecks(value);
  const others = usePresence(id ? { kind: "post", id } : null, editor.others);
  return (
    <DocumentForm
      document={document}
      labelledBy="post-heading"
      describe={editor.describe}
      together={editor.together}
      otherName={editor.otherName}
    >
      <div className="admin-wrap">
        <div className="page-head">
          <h1 id="post-heading">{title}</h1>
          <Presence others={others} />
          {id ? <HistoryButton place={{ kind: "post", id }} /> : null}
          <PageLink to="/admin/blog" className="button button-ghost button-small">
            <AdminIcon name="chevron-left" /> {texts.allPosts}
          </PageLink>
        </div>
        <div role="status">{props.note}</div>
        <EditorLosses thing="post" lost={lost} />
        <div className="post-editor">
          <div className="panel">
            <TitleBox
              label={postWords.title.label}
              title={value.title}
              onType={(text) => change({ title: text })}
            />
            <LazyRichText
              label={postWords.content.label}
              html={value.content}
              onChange={(content) => change({ content })}
              onLost={setLost}
            />
            <WritingIn others={others} />
          </div>
          <div className="post-aside">
            <BeforePublic checks={checks} />
            <PostDetails editor={editor} id={id} types={types} />
          </div>
        </div>
      </div>
      <DraftBar
        editor={editor}
        submitText={submitText}
        isPublic={editor.isPublic}
        {...(restText && { rest: restText })}
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
      {isPreviewed ? <PostPreview post={value} onClose={() => setPreviewed(false)} /> : null}
    </DocumentForm>
  );
}
