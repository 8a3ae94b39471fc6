import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { textMistake } from "#contracts/check-field.ts";
import { line } from "#contracts/fields.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { saidOfField } from "#i18n/field-mistake.ts";
import { plural } from "#i18n/fill.ts";
import { writeMarked } from "./find-marks.ts";
import type { Spot } from "./use-marked-texts.ts";

type EditTargetProps = {
  spot: Spot;
  /** As it is kept. */
  text: string;
  onKeep: (text: string) => void;
};

/** What its words look like, for whoever writes them. */
const LIKE_THE_PAGE = [
  ...["fontFamily", "fontSize", "fontWeight", "fontStyle", "lineHeight"],
  ...["letterSpacing", "wordSpacing", "textAlign", "textTransform", "textWrap", "direction"],
] as const;

/** One text of the page, written where it stands: the page's own words are under it, and follow. */
export function EditTarget({ spot, text, onKeep }: EditTargetProps) {
  const { node, field } = spot;
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const isWriting = typed !== null;
  const mistake = isWriting ? mistakeOf(field, typed) : null;

  // Also after the page was drawn anew.
  useLayoutEffect(() => writeMarked(spot, typed ?? text));
  useLayoutEffect(() => {
    const words = node.parentElement;
    if (!words || !isWriting) return;
    words.style.setProperty("-webkit-text-fill-color", "transparent");
    return () => {
      words.style.removeProperty("-webkit-text-fill-color");
    };
  }, [node, isWriting]);

  function begin(): void {
    if (isWriting) return;
    setTyped(text);
    input.current?.select();
  }

  /** @returns whether it is as it must be */
  function keep(): boolean {
    if (typed === null) return true;
    if (mistake) return false;
    onKeep(typed);
    setTyped(null);
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (!isWriting && (isEnter || event.key === "F2")) {
      event.preventDefault();
      begin();
    } else if (isWriting && isEnter && !(event.shiftKey && field.isLong)) {
      event.preventDefault();
      keep();
    } else if (isWriting && event.key === "Escape") {
      setTyped(null);
    }
  }

  const { left, top, width, height } = spot;
  return (
    <div className="edit-target" style={{ left, top, width, height }} data-writing={isWriting}>
      <textarea
        ref={input}
        aria-label={field.label}
        aria-describedby={noteId}
        aria-invalid={mistake !== null}
        readOnly={!isWriting}
        spellCheck={isWriting}
        rows={1}
        style={isWriting ? styleOf(node) : {}}
        value={typed ?? text}
        onClick={begin}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(field.isLong ? target.value : oneLine(target.value))}
        onBlur={keep}
      />
      <span className="edit-tag" aria-hidden="true">
        {field.label}
      </span>
      <div className="edit-note" id={noteId} hidden={!isWriting}>
        {mistake ? (
          <span role="alert" className="text-danger">
            {mistake}
          </span>
        ) : (
          <span>{plural(words.count, (typed ?? text).length)}</span>
        )}
        <span className="edit-keys">{words.enterKeeps}</span>
        <span className="edit-keys">{words.escPutsBack}</span>
        <span className="edit-touch">
          {/* A press must not take the focus away first: that would keep what is put back. */}
          <button type="button" onPointerDown={stay} onClick={() => setTyped(null)}>
            {words.putBack}
          </button>
          <button type="button" className="is-first" onPointerDown={stay} onClick={keep}>
            {words.keep}
          </button>
        </span>
      </div>
    </div>
  );
}

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** By the rules of the form. */
function mistakeOf(field: Spot["field"], text: string): string | null {
  const { label, limit, isRequired } = field;
  const mistake = textMistake(line({ limit, isRequired }), text);
  return mistake && saidOfField(label, mistake).text;
}

function styleOf({ parentElement }: Text): Record<string, string> {
  if (!parentElement) return {};
  const computed = getComputedStyle(parentElement);
  const like = Object.fromEntries(
    LIKE_THE_PAGE.map((name) => [name, computed.getPropertyValue(kebab(name))]),
  );
  return { ...like, color: computed.color };
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
