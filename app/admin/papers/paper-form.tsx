import type { ReactNode } from "react";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { type PaperUse, PaperUses } from "./paper-uses.tsx";

type PaperFormProps = Pick<FormParts, "input"> & {
  uses: readonly PaperUse[];
  /** Beside the form, where there is room. */
  library: ReactNode;
  /** Above the first field. */
  languages: ReactNode;
};

/** A paper: what it is, why, in which form, from where; and where it is used. */
export const PaperForm = ({ input, uses, library, languages }: PaperFormProps) => (
  <div className="library-panels">
    <div className="max-lg:hidden">{library}</div>
    <div className="panel edit-part">
      {languages}
      <FieldInput {...input("title")} />
      <FieldInput {...input("why")} />
      <div className="in-two is-wide">
        <FieldInput {...input("form")} />
        <FieldInput {...input("age")} />
        <FieldInput {...input("where")} />
        <FieldInput {...input("source")} />
        <FieldInput {...input("from")} />
        <FieldInput {...input("mostDays")} />
      </div>
      <FieldInput {...input("note")} />
      <PaperUses uses={uses} />
    </div>
  </div>
);
