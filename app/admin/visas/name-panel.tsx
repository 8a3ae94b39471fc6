import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";

/** What it is called, for what and where it is, and where its page is. */
export const NamePanel = ({ input }: Pick<FormParts, "input">) => (
  <section className="panel edit-part" aria-labelledby="visa-name">
    <h2 id="visa-name">{words.nameAndAddress}</h2>
    <FieldInput {...input("title")} />
    <div className="in-two">
      <FieldInput {...input("purpose")} />
      <FieldInput {...input("country")} />
    </div>
    <FieldInput {...input("link")} />
    <FieldInput {...input("intro")} />
    <FieldInput {...input("official")} />
  </section>
);
