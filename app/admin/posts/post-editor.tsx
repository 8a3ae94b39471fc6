import { useState } from "react";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { PublishMenu } from "#app/admin/editor/publish-menu.tsx";
import { SaveBar } from "#app/admin/editor/save-bar.tsx";
import { EditorLosses } from "#app/admin/inputs/editor-losses.tsx";
import { LazyRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PostPreview } from "#app/admin/preview/post-preview.tsx";
import { Field, useControl } from "#app/forms/field.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { BlogType } from "#contracts/blog.ts";
import * as texts from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { PostDetails } from "./post-details.tsx";
import type { PostEditing } from "./use-post-editor.ts";
import { usePostPlan } from "./use-post-plan.ts";
import { WaitingLine } from "./waiting-line.tsx";

type PostEditorProps = {
  editor: PostEditing;
  title: string;
  submitText: string;
  restText: string;
  types: BlogType[];
  /** Nothing waits any more. */
  onThrownAway?: () => void;
};

/** Create and edit are one form. */
export function PostEditor(props: PostEditorProps) {
  const { editor, title, submitText, restText, types, onThrownAway } = props;
  const { document, id, post, waiting } = editor;
  const plan = usePostPlan({ editor, onThrownAway });
  const { value, change } = document;
  const [lost, setLost] = useState<string[]>([]);
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <DocumentForm document={document} labelledBy="post-heading" describe={editor.describe}>
      <div className="admin-wrap">
        <div className="page-head">
          <h1 id="post-heading">{title}</h1>
          {id ? <HistoryButton place={{ kind: "post", id }} onChosen={editor.takeUp} /> : null}
          <PageLink to="/admin/blog" className="button button-ghost button-small">
            <AdminIcon name="chevron-left" /> {texts.allPosts}
          </PageLink>
        </div>
        <EditorLosses thing="post" lost={lost} />
        <div className="post-editor">
          <div className="panel">
            <TitleBox title={value.title} onType={(text) => change({ title: text })} />
            <LazyRichText
              label={postWords.content.label}
              html={value.content}
              onChange={(content) => change({ content })}
              onLost={setLost}
            />
          </div>
          <PostDetails editor={editor} id={id} types={types} />
        </div>
      </div>
      <SaveBar
        document={document}
        submitText={submitText}
        rest={waiting ? <WaitingLine waiting={waiting} plan={plan} /> : restText}
        more={
          <PublishMenu
            isDisabled={document.status.kind === "saving"}
            onKeep={() => void plan.keep()}
            onPlan={(publishAt) => void plan.plan(publishAt)}
            onPublishNow={() => void document.save()}
            onThrowAway={post && waiting ? () => void plan.throwAway() : undefined}
            isPlanning={plan.isPlanning}
            onPlanning={plan.setPlanning}
          />
        }
      >
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setPreviewed(true)}
        >
          {texts.preview}
        </button>
      </SaveBar>
      {plan.dialog}
      {isPreviewed ? <PostPreview post={value} onClose={() => setPreviewed(false)} /> : null}
    </DocumentForm>
  );
}

function TitleBox({ title, onType }: { title: string; onType: (text: string) => void }) {
  const { defaultValue: _, ...control } = useControl("title");
  return (
    <div className="title-box">
      <Field name="title" label={postWords.title.label}>
        <span className="as-high-as-words" data-words={title}>
          <textarea
            rows={1}
            placeholder=" "
            required
            value={title}
            // A title is one line, however long.
            onChange={(event) => onType(event.target.value.replace(/\n/g, " "))}
            {...control}
          />
        </span>
      </Field>
    </div>
  );
}
