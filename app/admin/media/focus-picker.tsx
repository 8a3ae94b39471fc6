import type { CSSProperties, PointerEvent } from "react";
import type { Media } from "#contracts/media.ts";
import { smallestUrl } from "#contracts/media-address.ts";
import * as words from "#i18n/en/admin/media.ts";
import { inDigits } from "#i18n/fill.ts";

type Focus = Media["focus"];
type FocusPickerProps = { src: string; focus: Focus; onChange: (focus: Focus) => void };

const percent = (part: number, whole: number) =>
  Math.round(Math.min(100, Math.max(0, (100 * part) / whole)));

/** What must stay in view when a page crops the picture: pressed on it, or set with two sliders. */
export function FocusPicker({ src, focus, onChange }: FocusPickerProps) {
  const pick = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: percent(event.clientX - box.left, box.width),
      y: percent(event.clientY - box.top, box.height),
    });
  };
  const point = { "--x": `${focus.x}%`, "--y": `${focus.y}%` } as CSSProperties;
  return (
    <fieldset className="focus-picker" style={point}>
      <legend className="field-label">{words.focusPoint}</legend>
      <p className="field-hint">{words.focusHint}</p>
      <div
        className="focus-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && pick(event)}
      >
        <img src={src} alt="" draggable={false} />
        <i />
      </div>
      <FocusSlider
        label={words.leftToRight}
        value={focus.x}
        onSlide={(x) => onChange({ ...focus, x })}
      />
      <FocusSlider
        label={words.topToBottom}
        value={focus.y}
        onSlide={(y) => onChange({ ...focus, y })}
      />
      <div className="focus-crops" aria-hidden>
        <img src={smallestUrl(src)} alt="" />
        <img src={smallestUrl(src)} alt="" />
      </div>
    </fieldset>
  );
}

type FocusSliderProps = { label: string; value: number; onSlide: (value: number) => void };

function FocusSlider({ label, value, onSlide }: FocusSliderProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${inDigits(value)}%`}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
    </label>
  );
}
