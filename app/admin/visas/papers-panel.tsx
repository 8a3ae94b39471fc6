import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import { LibraryDialog } from "#app/admin/papers/library-dialog.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { FieldMistake } from "#app/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { fill, plural } from "#i18n/fill.ts";
import { AnswerChips } from "./answer-chips.tsx";
import { PaperLine } from "./paper-line.tsx";
import { isJoined, needing, type Placed } from "./paper-rows.ts";
import { usePaperList } from "./use-paper-list.ts";

type PapersPanelProps = {
  parts: FormParts;
  library: readonly { _id: string; title: string }[];
  onNewAnswer: () => void;
};

/** What a visa asks for, by who answers how: in order, each with how much it is needed. */
export function PapersPanel({ parts, library, onNewAnswer }: PapersPanelProps) {
  const list = usePaperList(parts);
  const { field, shown, asked, hidden } = list;
  const [isAdding, setAdding] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const lines = useRef<HTMLUListElement>(null);
  const titleOf = ({ requirement = "" }: Row) =>
    library.find(({ _id }) => _id === requirement)?.title ?? (requirement || words.noPaper);

  function moving(from: Placed, to: Placed | undefined): (() => void) | null {
    if (!to) return null;
    return () => {
      list.move(from.index, to.index);
      const place = shown.indexOf(to) + 1;
      setSaid(fill(words.movedTo, { paper: titleOf(from.row), place, all: shown.length }));
    };
  }

  function drop(to: Placed): void {
    const from = shown.find(({ index }) => index === dragged);
    if (from) moving(from, to)?.();
    setDragged(null);
  }

  /** What was pressed is gone: the focus goes on in the list. */
  function focusLine(at: number): void {
    const names = lines.current?.querySelectorAll<HTMLElement>(".paper-name");
    names?.[Math.min(at, names.length - 1)]?.focus();
  }

  function takeOut({ row, index }: Placed, at: number): void {
    flushSync(() => list.remove(index));
    focusLine(at);
    setSaid(fill(words.takenOut, { paper: titleOf(row) }));
  }

  function showAll(): void {
    const first = shown.length;
    flushSync(list.showAll);
    focusLine(first);
  }

  function add(requirements: readonly string[]): void {
    list.add(requirements);
    setAdding(false);
    setSaid(plural(words.addedPapers, requirements.length));
  }

  return (
    <section className="panel edit-part papers-part" aria-labelledby="visa-papers">
      <h2 id="visa-papers">{field.label}</h2>
      <AnswerChips list={list} onNew={onNewAnswer} />
      <FieldMistake name={field.name} />
      {shown.length === 0 ? <p className="text-ink2">{words.noPapers}</p> : null}
      <ul ref={lines} className="paper-lines">
        {shown.map((placed, at) => {
          const { row, index } = placed;
          const [above, below] = [shown[at - 1], shown[at + 1]];
          return (
            <PaperLine
              key={row._id}
              {...{ list, row, index }}
              title={titleOf(row)}
              joins={{ above: isJoined(above?.row, row), below: isJoined(row, below?.row) }}
              isDragging={dragged !== null}
              isDragged={dragged === index}
              onDrag={(isDragging) => setDragged(isDragging ? index : null)}
              onDrop={() => drop(placed)}
              onMove={{ up: moving(placed, above), down: moving(placed, below) }}
              onTakeOut={() => takeOut(placed, at)}
              onNeed={(need) => list.put(index, needing(row, need, [above?.row, below?.row]))}
            />
          );
        })}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => setAdding(true)}
        >
          <Icon name="plus" /> {words.addFromLibrary}
        </button>
        {hidden > 0 ? (
          <button type="button" className="text-link text-small" onClick={showAll}>
            {plural(words.showOthers, hidden)}
          </button>
        ) : null}
      </div>
      <LibraryDialog
        isOpen={isAdding}
        library={library}
        asked={new Set(asked.map(({ row }) => row.requirement ?? ""))}
        onAdd={add}
        onClose={() => setAdding(false)}
      />
    </section>
  );
}
