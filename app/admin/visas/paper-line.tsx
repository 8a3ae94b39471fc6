import { type KeyboardEvent, useId } from "react";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import { SelectInput } from "#app/admin/inputs/select-input.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { Grip } from "#app/admin/pieces/grip.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { fill } from "#i18n/fill.ts";
import { paperFacts } from "./paper-facts.ts";
import { PaperMore } from "./paper-more.tsx";
import type { PaperList } from "./use-paper-list.ts";

export type PaperLineProps = {
  list: PaperList;
  row: Row;
  /** Among all papers of the visa. */
  index: number;
  title: string;
  /** It stands for the one above, for the one below. */
  joins: { above: boolean; below: boolean };
  /** One of the list is being dragged. */
  isDragging: boolean;
  isDragged: boolean;
  onDrag: (isDragging: boolean) => void;
  onDrop: () => void;
  /** null: there is no place. */
  onMove: { up: (() => void) | null; down: (() => void) | null };
  onTakeOut: () => void;
  onNeed: (need: string) => void;
};

/** A paper that a visa asks for: its grip, its name, how much it is needed; the rest behind the name. */
export function PaperLine(props: PaperLineProps) {
  const { list, row, index, title, joins, onMove } = props;
  const moreId = useId();
  const isOpen = list.isOpen(row);
  const facts = paperFacts(row, list.answer === null ? list.answers : []);
  const need = list.field.columns.find(({ name }) => name === "need");

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowUp: onMove.up, ArrowDown: onMove.down }[event.key];
    if (!event.altKey || move === undefined) return;
    event.preventDefault();
    move?.();
  }

  return (
    <li
      className={`paper-line ${props.isDragged ? "opacity-50" : ""}`}
      data-joins={[joins.above && "above", joins.below && "below"].filter(Boolean).join(" ")}
      onDragOver={(event) => props.isDragging && event.preventDefault()}
      onDrop={(event) => {
        if (!props.isDragging) return;
        event.preventDefault();
        props.onDrop();
      }}
    >
      <Grip title={words.drag} text={title} onDrag={props.onDrag} />
      <button
        type="button"
        className="paper-name"
        aria-expanded={isOpen}
        aria-controls={moreId}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        onClick={() => list.toggle(row)}
      >
        <span dir="auto">{title}</span>
        <AdminIcon name="chevron-down" />
        {facts ? <small dir="auto">{facts}</small> : null}
      </button>
      <div className="paper-need">
        <SelectInput
          name={`${list.field.name}.${index}.need`}
          label={fill(words.needOf, { paper: title })}
          value={row.need ?? ""}
          onType={props.onNeed}
          options={need?.options ?? {}}
        />
      </div>
      <div id={moreId} className="paper-more" hidden={!isOpen}>
        {isOpen ? <PaperMore {...props} /> : null}
      </div>
    </li>
  );
}
