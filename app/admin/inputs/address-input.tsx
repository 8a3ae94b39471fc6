import { LinkCombobox } from "#app/admin/listbox/link-combobox.tsx";
import { Field, useControl } from "#app/forms/field.tsx";
import { controlled } from "./controlled.ts";

type AddressInputProps = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  value: string;
  onType: (text: string) => void;
};

/** Where something leads, chosen from this site or typed. */
export function AddressInput({ name, label, hint, required, value, onType }: AddressInputProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      <LinkCombobox
        required={required}
        value={value}
        onType={onType}
        {...controlled(useControl(name, { hint }))}
      />
    </Field>
  );
}
