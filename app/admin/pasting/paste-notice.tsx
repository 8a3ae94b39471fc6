import { type Editor, useEditorState } from "@tiptap/react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/pasting.ts";
import { lossesInWords } from "./losses.ts";
import { pastingOf, withStep } from "./pasting-state.ts";

/** What the last paste could not bring, in words. */
export function PasteNotice({ editor }: { editor: Editor }) {
  const said = useEditorState({
    editor,
    selector: ({ editor }) => pastingOf(editor.state).said,
    equalityFn: Object.is,
  });
  const text = said && lossesInWords(said.lost);
  return (
    <div role="status">
      {said && text ? (
        <div className="editor-notice">
          <p>
            {text} {said.lost.pictures ? words.dropPictures : null}
          </p>
          <div>
            {said.canUndo ? (
              <button
                type="button"
                className="button button-secondary button-small"
                onClick={() => editor.chain().undo().focus().run()}
              >
                {words.undo}
              </button>
            ) : null}
            <button
              type="button"
              className="icon-button"
              aria-label={words.close}
              onClick={() => {
                editor.view.dispatch(withStep(editor.state.tr, { kind: "read" }));
                editor.commands.focus();
              }}
            >
              <AdminIcon name="x" />
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
