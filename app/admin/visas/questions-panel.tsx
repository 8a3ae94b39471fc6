import type { Row } from "#app/admin/inputs/editor-values.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import { suggestedLink } from "#app/admin/inputs/suggested-link.ts";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { afterRemoving, afterRenaming } from "./paper-rows.ts";

/** What is asked before the list, and who may answer how: the papers follow. */
export function QuestionsPanel({ input, rows }: FormParts) {
  const answers = rows("profiles");
  const papers = rows("papers");

  function change(next: Row[]): void {
    answers.onChange(next);
    const kept = afterRemoving(papers.rows, answers.rows, next);
    papers.onChange(afterRenaming(kept, answers.rows, next));
  }

  /** Its address follows, until it has one of its own. */
  function call(index: number, label: string): void {
    const row = answers.rows[index];
    if (!row) return;
    const isOwn = row.link !== "" && row.link !== suggestedLink(row.label ?? "");
    change(
      answers.rows.with(index, { ...row, label, ...(isOwn ? {} : { link: suggestedLink(label) }) }),
    );
  }

  return (
    <section className="panel edit-part" aria-labelledby="visa-questions">
      <h2 id="visa-questions">{words.questions}</h2>
      <FieldInput {...input("question")} />
      <FieldInput {...input("questionWhy")} />
      <RowsInput
        {...answers}
        onChange={change}
        arrange={(column, index) => (
          <>
            <FieldInput {...column("label")} onType={(label) => call(index, label)} />
            <div className="in-two">
              <FieldInput {...column("link")} />
              <FieldInput {...column("hint")} />
            </div>
          </>
        )}
      />
      <FieldInput {...input("asksAbroad")} />
    </section>
  );
}
