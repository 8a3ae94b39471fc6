import { useRef, useState } from "react";
import { Field, useControl } from "#app/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plainDigits } from "#contracts/digits.ts";
import * as enquiry from "#i18n/en/site/enquiry.ts";

type StepperProps = { name: string; label: string; min: number; max: number };

/** A small count. A text field, since a number field would throw away what it does not understand. */
export function Stepper({ name, label, min, max }: StepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const control = useControl(name, { initial: String(min) });

  const step = (by: 1 | -1) => {
    if (!input.current) return;
    const current = Number(plainDigits(input.current.value)) || 0;
    input.current.value = String(Math.min(max, Math.max(min, current + by)));
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    setSaid(input.current.value);
  };

  return (
    <Field name={name} label={label}>
      <div className="stepper">
        <span className="needs-scripts">
          <button type="button" aria-label={enquiry.fewer} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
        </span>
        <input ref={input} className="input" inputMode="numeric" {...control} />
        <span className="needs-scripts">
          <button type="button" aria-label={enquiry.more} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </span>
      </div>
      <span className="sr-only" role="status">
        {said}
      </span>
    </Field>
  );
}
