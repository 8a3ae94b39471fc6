import { useRef } from "react";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import { suggestedLink } from "#app/admin/inputs/suggested-link.ts";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { afterRemoving, afterRenaming, type Left } from "./paper-rows.ts";

/** What is asked before the list, and who may answer how: the papers follow. */
export function QuestionsPanel({ input, rows }: FormParts) {
  const answers = rows("profiles");
  const papers = rows("papers");
  const left = useRef<Left>(new Map()).current;
  // Of others the address may be printed somewhere: it stays when a name is mended.
  const old = useRef(new Set(answers.rows.map(({ _id }) => _id))).current;

  function change(next: Row[]): void {
    const before = answers.rows;
    answers.onChange(next);
    const kept = afterRemoving(papers.rows, before, next);
    const followed = afterRenaming(kept, { before, after: next, left });
    if (followed !== papers.rows) papers.onChange(followed);
  }

  /** The address of a new one follows, until it has one of its own. */
  function call(index: number, label: string): void {
    const row = answers.rows[index];
    if (!row) return;
    const isOwn = row.link !== "" && row.link !== suggestedLink(row.label ?? "");
    const follows = !isOwn && !old.has(row._id);
    const typed = { ...row, label, ...(follows ? { link: suggestedLink(label) } : {}) };
    change(answers.rows.with(index, typed));
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
