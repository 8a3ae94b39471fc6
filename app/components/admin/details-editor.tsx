import type { ReactNode } from "react";
import { showToast } from "../../ui/toast.ts";
import type { ApiAnswer } from "../call-api.ts";
import {
  type DetailField,
  type Details,
  describeDetail,
  detailLabelOf,
  inputOf,
  type Row,
} from "./detail-fields.ts";
import { DetailInput } from "./detail-input.tsx";
import { DocumentForm } from "./document-form.tsx";
import { RowsInput } from "./rows-input.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useDocument } from "./use-document.ts";
import { useSettled } from "./use-settled.ts";

export type DetailsEditorProps = {
  /** Under which name the device keeps what is typed. */
  draftKey: string;
  title: string;
  text: string;
  fields: readonly DetailField[];
  loaded: Details;
  send: (details: Details) => Promise<ApiAnswer<Details>>;
  onSaved?: () => void;
  /** What the public will see of it; given what is typed. */
  preview?: (details: Details) => ReactNode;
};

/** A form that is described as data: one group of the settings, or one page of the agency. */
export function DetailsEditor(props: DetailsEditorProps) {
  const { title, text, fields, preview } = props;
  const document = useDocument<Details>({
    draftKey: props.draftKey,
    loaded: props.loaded,
    labelOf: (path) => detailLabelOf(fields, path),
    mistakesIn: () => ({}),
    async send(details) {
      const answer = await props.send(details);
      if (answer.isOk) return answer;
      const issues = answer.issues.map((issue) => ({
        ...issue,
        path: inputOf(fields, issue.path),
      }));
      return { ...answer, issues };
    },
    onSaved(saved) {
      showToast(`${title} saved.`, "success");
      props.onSaved?.();
      return saved;
    },
    onFailed: ({ message }) => showToast(`${title} was not saved. ${message}`, "error"),
  });
  const { value, change } = document;
  const previewed = useSettled(value);
  return (
    <DocumentForm
      document={document}
      labelledBy="details-heading"
      describe={(field, details) => describeDetail(details[field])}
    >
      <SettingsFrame id="details-heading" title={title} text={text} isWide>
        <div className={preview ? "with-preview" : "max-w-[820px]"}>
          <div className="panel panel-body self-start pt-6">
            {fields.map((field) =>
              field.kind === "rows" ? (
                <RowsInput
                  key={field.name}
                  field={field}
                  rows={value[field.name] as Row[]}
                  onChange={(rows) => change({ [field.name]: rows })}
                />
              ) : (
                <DetailInput
                  key={field.name}
                  field={field}
                  value={String(value[field.name] ?? "")}
                  onType={(typed) => change({ [field.name]: typed })}
                />
              ),
            )}
          </div>
          {preview ? <aside aria-label="Live preview">{preview(previewed)}</aside> : null}
        </div>
      </SettingsFrame>
      <SaveBar
        document={document}
        submitText="Save"
        restText="Visible to everyone as soon as you save it"
      />
    </DocumentForm>
  );
}
