import { type ReactNode, use, useState } from "react";
import { FormFields } from "#app/forms/use-form-fields.ts";

type MoreFieldsProps = {
  summary: string;
  /** Of the fields in it: what has a mistake is not folded away. */
  names: readonly string[];
  isOpenFirst?: boolean;
  children: ReactNode;
};

/** Fields that are seldom filled in, folded. */
export function MoreFields({ summary, names, isOpenFirst = false, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const stateOf = use(FormFields);
  return (
    <details
      className="edit-more"
      open={isOpen || names.some((name) => stateOf(name).mistake !== null)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className="grid gap-5 pt-3">{children}</div>
    </details>
  );
}
