import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { ViewSwitch } from "#app/admin/editor/view-switch.tsx";
import { blankRow } from "#app/admin/inputs/editor-values.ts";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { fieldId } from "#app/forms/use-form-fields.ts";
import { livePreview } from "#i18n/en/admin/editor.ts";
import { ChangesPanel } from "./changes-panel.tsx";
import { FeesPanel } from "./fees-panel.tsx";
import { NamePanel } from "./name-panel.tsx";
import { PapersPanel } from "./papers-panel.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";

type VisaFormProps = {
  parts: FormParts;
  library: readonly { _id: string; title: string }[];
  /** It was never public: what it is called comes first. */
  isNew: boolean;
  /** Its page takes the place of what stands beside the form; on a phone of the form too. */
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  review: ReactNode;
  languages: ReactNode;
};

/** The panels of a visa: papers, fees, questions and name; what is known of it beside them. */
export function VisaForm(props: VisaFormProps) {
  const { parts, library, isNew, isPreviewing, onPreview, today, review, languages } = props;
  const name = <NamePanel input={parts.input} />;

  function addAnswer(): void {
    const { field, rows, onChange } = parts.rows("profiles");
    flushSync(() => onChange([...rows, blankRow(field)]));
    document.getElementById(fieldId(`${field.name}.${rows.length}.label`))?.focus();
  }

  return (
    <>
      <ViewSwitch isPreviewing={isPreviewing} onPreview={onPreview} />
      <div className="edit-panels visa-form" data-previewing={isPreviewing || undefined}>
        <div className="edit-column">
          {isNew ? name : null}
          <PapersPanel parts={parts} library={library} onNewAnswer={addAnswer} />
          <FeesPanel {...parts} />
          <QuestionsPanel {...parts} />
          {isNew ? null : name}
        </div>
        <div className="edit-column" hidden={isPreviewing}>
          {review}
          <ChangesPanel parts={parts} today={today} />
          {languages}
        </div>
        {isPreviewing ? <aside aria-label={livePreview}>{parts.preview}</aside> : null}
      </div>
    </>
  );
}
