import type { ReactNode } from "react";
import { PostPreview } from "#app/admin/preview/post-preview.tsx";
import { TextEditor } from "#app/admin/writing/text-editor.tsx";
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

export function PostEditor(props: PostEditorProps) {
  const { editor, title, submitText, restText, types, note } = props;
  const { value: post, change, write } = editor.document;
  return (
    <TextEditor
      editor={editor}
      kind="post"
      heading={title}
      list={{ path: "/admin/blog", name: texts.allPosts }}
      note={<div role="status">{note}</div>}
      written={post}
      onTitle={change}
      onWrite={write}
      labels={postWords}
      thing="post"
      details={<PostDetails editor={editor} types={types} />}
      page={<PostPreview post={post} />}
      submitText={submitText}
      restText={restText}
    />
  );
}
