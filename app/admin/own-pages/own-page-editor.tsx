import { OwnPagePreview } from "#app/admin/preview/own-page-preview.tsx";
import { TextEditor } from "#app/admin/writing/text-editor.tsx";
import * as texts from "#i18n/en/admin/own-pages.ts";
import { ownPageWords } from "#i18n/en/kinds/own-page.ts";
import { OwnPageDetails } from "./own-page-details.tsx";
import type { OwnPageEditing } from "./use-own-page-editor.ts";

type OwnPageEditorProps = { editor: OwnPageEditing; title: string };

export function OwnPageEditor({ editor, title }: OwnPageEditorProps) {
  const { value: page, change, write } = editor.document;
  return (
    <TextEditor
      editor={editor}
      kind="own-page"
      heading={title}
      list={{ path: "/admin/pages", name: texts.allPages }}
      written={page}
      onTitle={change}
      onWrite={write}
      labels={ownPageWords}
      thing="text"
      details={<OwnPageDetails editor={editor} />}
      page={<OwnPagePreview page={page} />}
      submitText={editor.isPublic ? texts.updatePage : texts.publishPage}
      restText={editor.id ? undefined : texts.visibleOnPublish}
    />
  );
}
