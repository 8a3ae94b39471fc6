import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useField } from "./use-form-fields.ts";

type FieldProps<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "id" | "name"
> & {
  name: string;
  label: string;
  hint?: string;
  /** What stands there before anybody typed. */
  initial?: string;
};

/** Label above, hint under the label, what to do about a mistake below. */
export function TextField({
  name,
  label,
  hint,
  initial,
  className,
  ...input
}: FieldProps<"input">) {
  return (
    <Field {...{ name, label, hint, className }}>
      <input className="input" {...useControl(name, { hint, initial })} {...input} />
    </Field>
  );
}

export function TextArea({
  name,
  label,
  hint,
  initial,
  className,
  ...input
}: FieldProps<"textarea">) {
  return (
    <Field {...{ name, label, hint, className }}>
      <textarea className="input" {...useControl(name, { hint, initial })} {...input} />
    </Field>
  );
}

export function Select({ name, label, hint, initial, className, ...input }: FieldProps<"select">) {
  return (
    <Field {...{ name, label, hint, className }}>
      <SelectFrame>
        <select className="input" {...useControl(name, { hint, initial })} {...input} />
      </SelectFrame>
    </Field>
  );
}

/** Round a `select`: its arrow. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <span className="select">
      {children}
      <Icon name="chevron-down" />
    </span>
  );
}

type FrameProps = {
  name: string;
  label: string;
  hint?: string;
  className?: string;
  children: ReactNode;
};

/** What stands around a control that takes its attributes from `useControl`. */
export function Field({ name, label, hint, className, children }: FrameProps) {
  const { id } = useField(name);
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children}
      <FieldMistake name={name} />
    </div>
  );
}

/** The part of a control's attributes that follows from the form around it. */
export function useControl(
  name: string,
  { hint, initial }: { hint?: string; initial?: string } = {},
) {
  const { id, value, mistake } = useField(name);
  const describedBy = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(" ");
  return {
    id,
    name,
    dir: "auto",
    defaultValue: value ?? initial,
    "aria-invalid": mistake ? true : undefined,
    "aria-describedby": describedBy || undefined,
  } as const;
}

export function FieldMistake({ name }: { name: string }) {
  const { id, mistake } = useField(name);
  if (!mistake) return null;
  return (
    <p className="field-error" id={`${id}-mistake`}>
      <Icon name="circle-alert" /> {mistake}
    </p>
  );
}
