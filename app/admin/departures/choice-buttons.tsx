import { FieldMistake } from "#app/forms/field.tsx";
import { useField } from "#app/forms/use-form-fields.ts";

type ChoiceButtonsProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (chosen: string) => void;
  /** What can be chosen, with its words. */
  options: Readonly<Record<string, string>>;
  className?: string;
};

/** One of a few, all of them in view. A chosen value that is no longer offered is still shown. */
export function ChoiceButtons(props: ChoiceButtonsProps) {
  const { name, label, hint, value, onType, options, className = "" } = props;
  const { id, mistake } = useField(name);
  const offered = value in options ? options : { ...options, [value]: value };
  const describedBy = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(" ");
  return (
    <fieldset className="choice-buttons min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="field-label">{label}</legend>
      {hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <div className={`segmented ${className}`.trim()}>
        {Object.entries(offered).map(([option, words], at) => (
          <label key={option}>
            <input
              type="radio"
              id={at === 0 ? id : `${id}-${option}`}
              name={name}
              checked={option === value}
              onChange={() => onType(option)}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldMistake name={name} />
    </fieldset>
  );
}
