import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { plainDigits } from "#contracts/digits.ts";

type TypedFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  mistake: string | null;
  inputMode: "decimal" | "numeric";
};

/** A number that is typed, in whichever digits. */
export function TypedField({ label, value, onChange, mistake, inputMode }: TypedFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        dir="auto"
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {mistake ? (
        <p className="field-error" id={`${id}-mistake`} role="alert">
          <Icon name="circle-alert" /> {mistake}
        </p>
      ) : null}
    </div>
  );
}

/** "4.5", "4,5", "৪.৫"; null: no such number. */
export function decimalOf(typed: string): number | null {
  const plain = plainDigits(typed.trim()).replace(/[,٫]/, ".");
  return /^\d{1,4}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}

/** Whole, from 1 on; null: no such number. */
export function wholeOf(typed: string, most: number): number | null {
  const number = decimalOf(typed);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : null;
}
