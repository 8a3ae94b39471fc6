import type { ComponentProps } from "react";
import { Field, useControl } from "#app/forms/field.tsx";
import { controlled } from "./controlled.ts";

type TextInputProps = Omit<ComponentProps<"input">, "onChange" | "value" | "name"> & {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
};

/** One plain text input of an admin form. */
export function TextInput({
  name,
  label,
  hint,
  value,
  onType,
  className,
  ...input
}: TextInputProps) {
  return (
    <Field name={name} label={label} hint={hint} className={className}>
      <input
        type="text"
        className="input"
        required
        value={value}
        onChange={(event) => onType(event.target.value)}
        {...controlled(useControl(name, { hint }))}
        {...input}
      />
    </Field>
  );
}

type TextBoxProps = Omit<ComponentProps<"textarea">, "onChange" | "value" | "name"> &
  Pick<TextInputProps, "name" | "label" | "hint" | "value" | "onType">;

/** Several lines. */
export function TextBox({ name, label, hint, value, onType, className, ...input }: TextBoxProps) {
  return (
    <Field name={name} label={label} hint={hint} className={className}>
      <textarea
        className="input grows"
        value={value}
        onChange={(event) => onType(event.target.value)}
        {...controlled(useControl(name, { hint }))}
        {...input}
      />
    </Field>
  );
}
