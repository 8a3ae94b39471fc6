import { use, useState } from "react";
import { blankRow, type Row } from "#app/admin/inputs/editor-values.ts";
import { moved } from "#app/admin/pieces/moved.ts";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { FormFields } from "#app/forms/use-form-fields.ts";
import { type Placed, papersFor } from "./paper-rows.ts";

/** Of a longer list the others are a press away. */
const FIRST = 6;

const NONE: ReadonlySet<string> = new Set();

/** The papers of a visa as they are looked at: of one answer or all, the first ones or the whole list. */
export function usePaperList({ rows, input }: FormParts) {
  const { field, rows: papers, onChange } = rows("papers");
  // Without an address nothing can be for it alone.
  const answers = rows("profiles").rows.flatMap(({ _id = "", link = "", label = "" }) =>
    link === "" ? [] : [{ id: _id, link, label }],
  );
  const stateOf = use(FormFields);
  const [chosen, setChosen] = useState<string | null>(() => answers[0]?.id ?? null);
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState(NONE);
  // What has a mistake is in view, whatever is looked at; and stays so while it is mended.
  const [wrong, setWrong] = useState(NONE);
  const [marked, setMarked] = useState("");
  const faulty = papers.flatMap(({ _id = "" }, index) => {
    const name = (column: string) => `${field.name}.${index}.${column}`;
    return field.columns.some((column) => stateOf(name(column.name)).mistake !== null) ? [_id] : [];
  });
  if (marked !== faulty.join()) {
    const fresh = faulty.filter((id) => !marked.split(",").includes(id));
    setMarked(faulty.join());
    setWrong(new Set([...wrong, ...fresh]));
    setOpen(new Set([...open, ...fresh]));
  }

  const answer = answers.find(({ id }) => id === chosen)?.link ?? null;
  const asked = papersFor(papers, answer);
  const isWrong = ({ row }: Placed) => wrong.has(row._id ?? "");
  const folded = isWhole || asked.length <= FIRST ? [] : asked.slice(FIRST);
  const hidden = new Set(folded.filter((one) => !isWrong(one)).map(({ index }) => index));
  const places = new Set(asked.map(({ index }) => index));
  const shown = papersFor(papers, null).filter(
    (one) => isWrong(one) || (places.has(one.index) && !hidden.has(one.index)),
  );

  return {
    ...{ field, papers, answers, asked, shown, hidden: hidden.size },
    /** Address of the answer that is looked at; null: all papers. */
    answer,
    chosen: answer === null ? null : chosen,
    asksAbroad: input("asksAbroad").value === "on",
    isOpen: ({ _id = "" }: Row) => open.has(_id),
    choose(id: string | null): void {
      setChosen(id);
      setWhole(false);
      setWrong(new Set(faulty));
    },
    showAll: () => setWhole(true),
    toggle({ _id = "" }: Row): void {
      const others = [...open].filter((one) => one !== _id);
      setOpen(new Set(open.has(_id) ? others : [...others, _id]));
    },
    put: (index: number, row: Row) => onChange(papers.with(index, row)),
    move: (from: number, to: number) => onChange(moved(papers, from, to)),
    remove: (index: number) => onChange(papers.toSpliced(index, 1)),
    /** Papers of the library, for the answer that is looked at. */
    add(requirements: readonly string[]): void {
      const own = { need: "must", profiles: answer ?? "" };
      const added = requirements.map((requirement) => ({
        ...{ ...blankRow(field), ...own, requirement },
      }));
      onChange([...papers, ...added]);
      setWhole(true);
    },
  };
}

export type PaperList = ReturnType<typeof usePaperList>;
