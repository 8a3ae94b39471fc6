import type { ReactNode } from "react";
import { editedPart } from "#i18n/en/admin/preview.ts";
import { fill } from "#i18n/fill.ts";

type EditedPartProps = { isEdited: boolean; label: string; children: ReactNode };

/** A part of a preview; outlined and named while it is edited. */
export function EditedPart({ isEdited, label, children }: EditedPartProps) {
  return (
    <div className="edited-part" data-edited={isEdited ? fill(editedPart, { label }) : undefined}>
      {children}
    </div>
  );
}
