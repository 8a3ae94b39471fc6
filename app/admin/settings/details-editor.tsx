import type { ReactNode } from "react";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { SaveBar } from "#app/admin/editor/save-bar.tsx";
import { type EditorOptions, useEditor } from "#app/admin/editor/use-editor.ts";
import type { Place } from "#app/admin/editor/use-history.ts";
import { isRows } from "#app/admin/inputs/editor-fields.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { showToast } from "#app/ui/toast.ts";
import type { BodyOf, Fields } from "#contracts/field-types.ts";
import * as texts from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import { SettingsFrame } from "./settings-frame.tsx";

type DetailsEditorProps<F extends Fields> = Pick<
  EditorOptions<F>,
  "kind" | "words" | "draftKey" | "loaded" | "send"
> & {
  /** Of its history. */
  place: Place;
  title: string;
  text: string;
  onSaved?: () => void;
  /** What the public will see of it; given what is typed. */
  preview?: (document: BodyOf<F>) => ReactNode;
};

/** All fields of a kind, one under the other: one group of the settings, or one page of the agency. */
export function DetailsEditor<F extends Fields>(props: DetailsEditorProps<F>) {
  const { place, title, text, preview, onSaved, ...options } = props;
  const editor = useEditor({
    ...options,
    onSaved() {
      showToast(fill(texts.titleSaved, { title }), "success");
      onSaved?.();
    },
    onFailed: ({ message }) => showToast(fill(texts.notSaved, { title, message }), "error"),
  });
  const previewed = useSettled(editor.document.value);
  return (
    <DocumentForm
      document={editor.document}
      labelledBy="details-heading"
      describe={editor.describe}
    >
      <SettingsFrame
        id="details-heading"
        title={title}
        text={text}
        action={<HistoryButton place={place} onChosen={editor.takeUp} />}
        isWide
      >
        <div className={preview ? "with-preview" : "max-w-[820px]"}>
          <div className="panel panel-body self-start pt-6">
            {editor.fields.map((field) =>
              isRows(field) ? (
                <RowsInput key={field.name} {...editor.rows(field.name)} />
              ) : (
                <FieldInput key={field.name} {...editor.input(field.name)} />
              ),
            )}
          </div>
          {preview ? (
            <aside aria-label={texts.livePreview}>{preview(editor.toDocument(previewed))}</aside>
          ) : null}
        </div>
      </SettingsFrame>
      <SaveBar document={editor.document} submitText={texts.save} rest={texts.visibleOnSave} />
    </DocumentForm>
  );
}
