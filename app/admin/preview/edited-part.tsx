import type { ReactNode } from "react";

type EditedPartProps = { isEdited: boolean; label: string; children: ReactNode };

/** A part of a preview; outlined and named while it is edited. */
export function EditedPart({ isEdited, label, children }: EditedPartProps) {
  return (
    <div className="edited-part" data-edited={isEdited ? `Editing: ${label}` : undefined}>
      {children}
    </div>
  );
}
