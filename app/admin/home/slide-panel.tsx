import type { RowsInputField } from "#app/admin/inputs/editor-fields.ts";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { Grip } from "#app/admin/pieces/grip.tsx";
import { MoveButton } from "#app/admin/pieces/move-button.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import * as words from "#i18n/en/admin/home.ts";
import { fill } from "#i18n/fill.ts";

type SlidePanelProps = {
  field: RowsInputField;
  slide: Row;
  index: number;
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isDragging: boolean) => void;
  onChange: (slide: Row) => void;
};

/** One slide: its thumbnail and headline, and under them its four inputs. */
export function SlidePanel({ field, slide, index, count, isOpen, ...props }: SlidePanelProps) {
  const bodyId = `slide-${index}-fields`;
  const picture = useSettled((slide.bgImage ?? "").trim());
  return (
    <div className={`panel ${props.isDragged ? "opacity-50" : ""}`}>
      <div className="flex items-center">
        <Grip title={words.dragSlide} text={String(index)} onDrag={props.onDrag} />
        <button
          type="button"
          className="panel-head"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={props.onToggle}
        >
          <WindowPicture isThumbnail className="w-[39px]">
            {picture ? (
              <Picture key={picture} src={picture} alt="" sizes={SIZES.thumbnail} />
            ) : null}
          </WindowPicture>
          <span className="me-auto min-w-0">
            {fill(words.slide, { number: index + 1 })}
            <small dir="auto">{slide.content || words.noHeadline}</small>
          </span>
          <AdminIcon name={isOpen ? "chevron-down" : "chevron-right"} className="text-ink2" />
        </button>
      </div>
      <div id={bodyId} className="panel-body" hidden={!isOpen}>
        {field.columns.map((column) => (
          <FieldInput
            key={column.name}
            field={{ ...column, name: `${field.name}.${index}.${column.name}` }}
            value={slide[column.name] ?? ""}
            onType={(text) => props.onChange({ ...slide, [column.name]: text })}
            isPlain
          />
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <MoveButton
            icon="arrow-up"
            label={fill(words.moveSlideUp, { number: index + 1 })}
            isOff={index === 0}
            onPress={() => props.onMove(index - 1)}
          />
          <MoveButton
            icon="arrow-down"
            label={fill(words.moveSlideDown, { number: index + 1 })}
            isOff={index === count - 1}
            onPress={() => props.onMove(index + 1)}
          />
          <button
            type="button"
            className="button button-small button-ghost-danger ms-auto"
            onClick={props.onRemove}
          >
            <AdminIcon name="trash" /> {fill(words.removeSlide, { number: index + 1 })}
          </button>
        </div>
      </div>
    </div>
  );
}
