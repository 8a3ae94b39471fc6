import { useId } from "react";
import { ColourInput } from "./colour-input.tsx";
import type { TextField } from "./detail-fields.ts";
import { HtmlInput } from "./html-input.tsx";
import { PictureField } from "./picture-field.tsx";
import { SwitchInput } from "./switch-input.tsx";
import { TextBox, TextInput } from "./text-input.tsx";

type DetailInputProps = { field: TextField; value: string; onType: (text: string) => void };

const TYPES = {
  line: "text",
  number: "text",
  date: "date",
  time: "time",
} as const;

/** The input that fits a field. */
export function DetailInput({ field, value, onType }: DetailInputProps) {
  const { name, label, hint, kind, choices } = field;
  const listId = useId();
  const input = { name, label, value, onType, ...(hint ? { hint } : {}) };
  if (kind === "text" || kind === "paragraphs") return <TextBox {...input} />;
  if (kind === "colour") return <ColourInput {...input} />;
  if (kind === "picture") return <PictureField {...input} required={false} />;
  if (kind === "html") return <HtmlInput {...input} />;
  if (kind === "switch") return <SwitchInput {...input} />;
  return (
    <>
      <TextInput
        {...input}
        type={TYPES[kind]}
        required={false}
        {...(kind === "number" ? { inputMode: "decimal" as const } : {})}
        {...(choices ? { list: listId } : {})}
      />
      {choices ? (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
