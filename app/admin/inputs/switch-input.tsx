import { useField } from "#app/forms/use-form-fields.ts";

type SwitchInputProps = {
  name: string;
  label: string;
  hint?: string;
  /** "on" or "off". */
  value: string;
  onType: (text: string) => void;
};

/** Something that is on or off. */
export function SwitchInput({ name, label, hint, value, onType }: SwitchInputProps) {
  const { id } = useField(name);
  return (
    <div>
      <label className="field-label flex min-h-[44px] items-center gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          className="size-6 flex-none accent-pine"
          checked={value === "on"}
          onChange={(event) => onType(event.target.checked ? "on" : "off")}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
