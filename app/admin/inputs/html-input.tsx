import { useState } from "react";
import { FieldMistake } from "#app/forms/field.tsx";
import { EditorLosses } from "./editor-losses.tsx";
import { LazyRichText } from "./lazy-rich-text.tsx";

type HtmlInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (html: string) => void;
};

/** The editor as one field of a form. */
export function HtmlInput({ name, label, hint, value, onType }: HtmlInputProps) {
  const [lost, setLost] = useState<string[]>([]);
  return (
    <div>
      <p className="field-label">{label}</p>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <EditorLosses thing="text" lost={lost} />
      <div className="overflow-clip rounded-card border border-linestrong">
        <LazyRichText label={label} html={value} onChange={onType} onLost={setLost} />
      </div>
      <FieldMistake name={name} />
    </div>
  );
}
