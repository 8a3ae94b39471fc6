import { type DragEvent, useRef, useState } from "react";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import type { RowsInputField } from "#app/admin/inputs/editor-fields.ts";
import { blankRow, type Row } from "#app/admin/inputs/editor-values.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { moved } from "#app/admin/pieces/moved.ts";
import * as words from "#i18n/en/admin/home.ts";
import { SlidePanel } from "./slide-panel.tsx";

type SlidePanelsProps = {
  field: RowsInputField;
  rows: Row[];
  open: number;
  onOpen: (index: number) => void;
  onChange: (slides: Row[]) => void;
};

const CLOSED = -1;

/** Folding panels; their order changes by buttons and by dragging the grip. */
export function SlidePanels({ field, rows: slides, open, onOpen, onChange }: SlidePanelsProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);

  const move = (from: number, to: number) => {
    onChange(moved(slides, from, to));
    if (open === from) onOpen(to);
    else if (open === to) onOpen(from);
  };
  const add = () => {
    onChange([...slides, blankRow(field)]);
    onOpen(slides.length);
  };
  const remove = (index: number) => {
    const take = () => {
      onChange(slides.toSpliced(index, 1));
      onOpen(CLOSED);
    };
    const next = () => list.current?.children[index]?.querySelector<HTMLElement>(".panel-head");
    withoutFocused(take, () => (next() ?? adding.current)?.focus());
  };
  const dropOn = (index: number) => ({
    onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null && dragged !== index) {
        onChange(moved(slides, dragged, index));
        onOpen(CLOSED);
      }
      setDragged(null);
    },
  });

  return (
    <>
      <ol ref={list} className="grid gap-3">
        {slides.map((slide, index) => (
          <li key={slide._id} {...dropOn(index)}>
            <SlidePanel
              field={field}
              slide={slide}
              index={index}
              count={slides.length}
              isOpen={open === index}
              isDragged={dragged === index}
              onToggle={() => onOpen(open === index ? CLOSED : index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onDrag={(isDragging) => setDragged(isDragging ? index : null)}
              onChange={(typed) => onChange(slides.with(index, typed))}
            />
          </li>
        ))}
      </ol>
      <button ref={adding} type="button" className="button button-ghost mt-3" onClick={add}>
        <AdminIcon name="plus" /> {words.addSlide}
      </button>
    </>
  );
}
