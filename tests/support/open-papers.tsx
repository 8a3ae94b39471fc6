import { useState } from "react";
import { flushSync } from "react-dom";
import { editorFields } from "#app/admin/inputs/editor-fields.ts";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { PapersPanel } from "#app/admin/visas/papers-panel.tsx";
import { QuestionsPanel } from "#app/admin/visas/questions-panel.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { visaWords } from "#i18n/en/kinds/visa.ts";
import { showPiece } from "./show-piece.tsx";

export const paper = (id: string, more: Row = {}): Row => ({
  ...{ _id: id, requirement: id, need: "must", set: "", profiles: "", abroad: "", note: "" },
  ...more,
});
export const NAMES = ["passport", "photos", "card", "licence", "letter", "report", "advice"];
const library = [...NAMES, "plan"].map((_id) => ({ _id, title: _id.toUpperCase() }));

const fields = editorFields(visaKind.fields, visaWords);
const fieldOf = (wanted: string) => fields.find(({ name }) => name === wanted);

type Open = { papers?: Row[]; profiles?: Row[]; mistake?: string };

/** The papers of a visa, and what is asked before them, as a form holds them; how its rows are. */
export function openPapers({
  papers = NAMES.map((id) => paper(id)),
  profiles = [],
  mistake = "",
}: Open = {}) {
  let now: Record<string, Row[]> = {};
  let newAnswers = 0;
  let mark: (name: string) => void = () => {};
  function Form() {
    const [wrong, setWrong] = useState(mistake);
    mark = (name) => flushSync(() => setWrong(name));
    const [held, setHeld] = useState<Record<string, Row[]>>({ papers, profiles });
    now = held;
    const parts = {
      rows: (name: string) => ({
        field: fieldOf(name),
        rows: held[name],
        onChange: (rows: Row[]) => setHeld((before) => ({ ...before, [name]: rows })),
      }),
      input: (name: string) => ({ field: fieldOf(name), value: "", onType: () => {} }),
    } as unknown as FormParts;
    const stateOf = (name: string) => ({
      ...{ id: fieldId(name), value: undefined },
      mistake: name === wrong ? "This is missing." : null,
    });
    return (
      <FormFields value={stateOf}>
        <PapersPanel {...{ parts, library }} onNewAnswer={() => void newAnswers++} />
        <QuestionsPanel {...parts} />
      </FormFields>
    );
  }
  const screen = showPiece(<Form />);
  const rowsOf = (name: string, ...columns: string[]) =>
    (now[name] ?? []).map((row) => columns.map((column) => row[column]).join(" | "));
  /** @param name of the field that has a mistake from now on; empty: none has */
  return { screen, rowsOf, newAnswers: () => newAnswers, mark: (name: string) => mark(name) };
}

export const OF_TWO = [
  { _id: "a", link: "driver", label: "Driver", hint: "" },
  { _id: "b", link: "nurse", label: "Nurse", hint: "" },
];
