import { type ComponentType, Fragment, type ReactNode, useMemo } from "react";
import { unsavedWords } from "#app/admin/api/failure-words.ts";
import { DocumentForm } from "#app/admin/editor/document-form.tsx";
import { HistoryButton, HistoryLink } from "#app/admin/editor/history-button.tsx";
import { useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
import type { Editor, EditorOptions } from "#app/admin/editor/use-editor.ts";
import { WithPreview } from "#app/admin/editor/with-preview.tsx";
import { isRows } from "#app/admin/inputs/editor-fields.ts";
import type { ValuesOf } from "#app/admin/inputs/editor-values.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import type { AdminPageProps } from "#app/admin/pieces/admin-page.tsx";
import type { Place } from "#app/admin/pieces/place.ts";
import { Presence } from "#app/admin/presence/presence.tsx";
import { usePresence } from "#app/admin/presence/use-presence.ts";
import { usePreviewed } from "#app/admin/preview/use-previewed.ts";
import { DraftBar } from "#app/admin/publish/draft-bar.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import type { BodyOf, Fields } from "#contracts/field-types.ts";
import * as texts from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";

export type Follow = ReturnType<typeof useDraftEditor>["follow"];

/** The inputs of a form by their names, and what they hold, to be put in order. */
export type FormParts = Pick<Editor<Fields>, "input" | "rows"> & {
  /** Of what is made public beside the form. */
  follow: Follow;
  /** What the public will see; where it stands the form says. */
  preview: ReactNode;
};

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
    /** The form's panels, and its preview, in place of one with all fields. */
    arrange?: (parts: FormParts) => ReactNode;
    /** In the save bar, beside what publishes. */
    barActions?: ReactNode;
    /** Its other languages are told of in the form. */
    namesLanguages?: boolean;
    /** Of what is public; without it "Update". */
    updateText?: string;
    /** Of what was never public; without it "Publish". */
    publishText?: string;
    onSaved?: () => void;
    /** False: it was never public. */
    isPublic?: boolean;
    /** Beside the title. */
    actions?: ReactNode;
    /** What the public will see of it; given what is typed. */
    preview?: (document: BodyOf<F>) => ReactNode;
  };

/** All fields of a kind, one under the other or as they are arranged: a group of the settings, a page, an entry. */
export function DetailsEditor<F extends Fields>(props: DetailsEditorProps<F>) {
  const { place, title, text, Frame, above = {}, preview, onSaved, ...rest } = props;
  const { isPublic = true, actions, barActions, arrange, namesLanguages, ...options } = rest;
  const { updateText = texts.update, publishText = texts.publish } = options;
  const editor = useDraftEditor<F>({
    ...{ ...options, place },
    onSaved() {
      showToast(fill(isPublic ? texts.titleUpdated : texts.titlePublished, { title }), "success");
      onSaved?.();
    },
    onFailed(failure) {
      const said = isPublic ? texts.notUpdated : texts.notPublished;
      showToast(unsavedWords(said, failure, { title }), "error");
    },
  });
  const typed = usePreviewed(editor);
  const others = usePresence(place, editor);
  const { apart } = options.kind;
  const shown = editor.fields.filter(({ name }) => !apart.includes(name));
  const previewed = useMemo(() => preview?.(typed), [preview, typed]);
  const fields = arrange ? (
    arrange({ ...editor, preview: previewed })
  ) : (
    <div className="panel panel-body pt-6">
      {shown.map((field) =>
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
            {actions}
            {namesLanguages ? <HistoryLink place={place} /> : <HistoryButton place={place} />}
          </>
        }
      >
        {preview && !arrange ? (
          <WithPreview preview={previewed}>{fields}</WithPreview>
        ) : (
          <div className={arrange ? "" : "max-w-[820px]"}>{fields}</div>
        )}
      </Frame>
      <DraftBar
        editor={editor}
        submitText={isPublic ? updateText : publishText}
        isPublic={isPublic}
      >
        {barActions}
      </DraftBar>
    </DocumentForm>
  );
}
