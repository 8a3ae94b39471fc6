import { type ComponentType, Fragment, type ReactNode } from "react";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { DraftBar } from "#app/admin/editor/draft-bar.tsx";
import { HistoryButton } from "#app/admin/editor/history-button.tsx";
import { Presence } from "#app/admin/editor/presence.tsx";
import { useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
import type { EditorOptions } from "#app/admin/editor/use-editor.ts";
import { usePresence } from "#app/admin/editor/use-presence.ts";
import { WithPreview } from "#app/admin/editor/with-preview.tsx";
import { isRows } from "#app/admin/inputs/editor-fields.ts";
import type { ValuesOf } from "#app/admin/inputs/editor-values.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import type { AdminPageProps } from "#app/admin/pieces/admin-page.tsx";
import type { Place } from "#app/admin/pieces/place.ts";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import type { BodyOf, Fields } from "#contracts/field-types.ts";
import * as texts from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";

export type Follow = ReturnType<typeof useDraftEditor>["follow"];

type DetailsEditorProps<F extends Fields> = Pick<
  EditorOptions<F>,
  "kind" | "words" | "draftKey" | "loaded" | "send"
> &
  Pick<Parameters<typeof useDraftEditor<F>>[0], "begin" | "withIssues"> & {
    place: Place;
    /** What waits of it. */
    draft: Draft | null;
    title: string;
    text: string;
    /** What stands around the form. */
    Frame: ComponentType<AdminPageProps>;
    /** What stands above a field, by its name, and may fill others. */
    above?: Record<string, (fill: (values: Partial<ValuesOf<F>>) => void) => ReactNode>;
    /** Below the form. */
    below?: ReactNode;
    onSaved?: () => void;
    /** False: it was never public. */
    isPublic?: boolean;
    /** Beside the title; what they make public, the form has to follow. */
    actions?: ReactNode | ((follow: Follow) => ReactNode);
    /** What the public will see of it; given what is typed. */
    preview?: (document: BodyOf<F>) => ReactNode;
  };

/** All fields of a kind, one under the other: one group of the settings, or one page of the agency. */
export function DetailsEditor<F extends Fields>(props: DetailsEditorProps<F>) {
  const { place, title, text, Frame, above = {}, below, preview, onSaved, ...rest } = props;
  const { isPublic = true, actions, ...options } = rest;
  const editor = useDraftEditor<F>({
    ...{ ...options, place },
    onSaved() {
      showToast(fill(texts.titleSaved, { title }), "success");
      onSaved?.();
    },
    onFailed: ({ message }) => showToast(fill(texts.notSaved, { title, message }), "error"),
  });
  const previewed = useSettled(editor.document.value);
  const others = usePresence(place, editor.others);
  const inputs = (
    <>
      <div className="panel panel-body pt-6">
        {editor.fields.map((field) =>
          isRows(field) ? (
            <RowsInput key={field.name} {...editor.rows(field.name)} />
          ) : (
            <Fragment key={field.name}>
              {above[field.name]?.((values) => editor.document.change(values))}
              <FieldInput {...editor.input(field.name)} />
            </Fragment>
          ),
        )}
      </div>
      {below}
    </>
  );
  return (
    <DocumentForm
      document={editor.document}
      labelledBy="details-heading"
      describe={editor.describe}
      together={editor.together}
      otherName={editor.otherName}
      unfit={editor.unfit}
    >
      <Frame
        id="details-heading"
        title={title}
        text={text}
        action={
          <>
            <Presence others={others} />
            {typeof actions === "function" ? actions(editor.follow) : actions}
            <HistoryButton place={place} />
          </>
        }
      >
        {preview ? (
          <WithPreview preview={preview(editor.toDocument(previewed))}>{inputs}</WithPreview>
        ) : (
          <div className="max-w-[820px]">{inputs}</div>
        )}
      </Frame>
      <DraftBar
        editor={editor}
        submitText={isPublic ? texts.save : texts.publish}
        isPublic={isPublic}
      />
    </DocumentForm>
  );
}
