import { Field, SelectFrame, useControl } from "#app/forms/field.tsx";
import { controlled } from "./controlled.ts";

type SelectInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (chosen: string) => void;
  /** What can be chosen, with its words. */
  options: Readonly<Record<string, string>>;
};

/** One of a few. A chosen value that is no longer offered is still shown. */
export function SelectInput({ name, label, hint, value, onType, options }: SelectInputProps) {
  const offered = value in options ? options : { ...options, [value]: value };
  return (
    <Field name={name} label={label} hint={hint}>
      <SelectFrame>
        <select
          className="input"
          value={value}
          onChange={(event) => onType(event.target.value)}
          {...controlled(useControl(name, { hint }))}
          // Its arrow lies where the page ends, whatever is chosen.
          dir={undefined}
        >
          {Object.entries(offered).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  );
}
