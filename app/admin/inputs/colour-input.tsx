import { Field, useControl } from "#app/forms/field.tsx";
import { accentContrast, accentRule } from "#contracts/accent.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { saidOfField } from "#i18n/field-mistake.ts";
import { fill } from "#i18n/fill.ts";
import { oneDigit } from "#i18n/one-digit.ts";

/** What the colour picker shows for "the green of the design". */
const PINE = "#124e3b";

type ColourInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
};

/** A colour by its number or from the picker, and whether it can be read. */
export function ColourInput({ name, label, hint, value, onType }: ColourInputProps) {
  const { defaultValue: _, ...control } = useControl(name, hint ? { hint } : {});
  const mistake = accentRule(value.trim());
  const isColour = /^#[0-9a-f]{6}$/i.test(value.trim());
  return (
    <Field name={name} label={label} {...(hint ? { hint } : {})}>
      <span className="flex gap-2">
        <input
          type="color"
          className="input w-[64px] flex-none cursor-pointer p-1"
          aria-label={fill(words.colourPicker, { label })}
          value={isColour ? value.trim() : PINE}
          onChange={(event) => onType(event.target.value)}
        />
        <input
          type="text"
          className="input"
          value={value}
          onChange={(event) => onType(event.target.value)}
          {...control}
          dir="ltr"
        />
      </span>
      {isColour && !control["aria-invalid"] ? (
        <p className="mt-2 text-small text-ink2" role="status">
          {mistake
            ? saidOfField(words.thisColour, mistake).text
            : fill(words.contrastGood, { ratio: oneDigit(accentContrast(value.trim())) })}
        </p>
      ) : null}
    </Field>
  );
}
