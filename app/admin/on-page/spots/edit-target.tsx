import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type Unkept, useTellUnkept } from "#app/admin/on-page/storing/use-unkept.ts";
import { textMistake } from "#contracts/check-field.ts";
import type { TextField } from "#contracts/field-types.ts";
import { saidOfField } from "#i18n/field-mistake.ts";
import { EditNote } from "./edit-note.tsx";
import { writeMarked } from "./find-marks.ts";
import type { Spot } from "./spots.ts";
import { styleLike } from "./style-like.ts";
import type { ListActions } from "./use-lists.ts";

type EditTargetProps = {
  spot: Spot;
  rule: TextField;
  /** What it is called, with the document it is of where that is not the page's own. */
  label: string;
  /** As it is kept. */
  text: string;
  onKeep: (text: string) => void;
  list: ListActions | null;
  /** An item that was only added for it was not written. */
  onForget: () => boolean;
  unkept: Unkept;
};

/**
 * One text of the page, written where it stands. The page's own words are under it, and follow; where the page cuts
 * it or fills it in, it is written whole on a sheet above them.
 */
export function EditTarget(props: EditTargetProps) {
  const { spot, rule, label, text, onKeep, list, onForget, unkept } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Of what nobody has reached yet the words alone are drawn: a page has a hundred of them.
  const [isReached, setReached] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const begun = useRef(text);
  const noteId = useId();
  const isWriting = typed !== null;
  const mistake = isWriting ? textMistake(rule, typed, true) : null;
  const isInPlace = spot.text?.isWhole === true && !text.includes("{");
  const { anchor } = spot;

  useLayoutEffect(() => {
    if (isInPlace && spot.text && typed !== null) writeMarked(spot.text, typed);
  }, [isInPlace, spot.text, typed]);

  useLayoutEffect(() => {
    const words = anchor.parentElement;
    if (!words || !isWriting || !isInPlace) return;
    words.style.setProperty("-webkit-text-fill-color", "transparent");
    return () => {
      words.style.removeProperty("-webkit-text-fill-color");
    };
  }, [anchor, isWriting, isInPlace]);

  const isUnkept = isWriting && typed !== text;
  useTellUnkept(unkept, isUnkept, () => {
    const isKept = leave();
    if (!isKept) input.current?.focus();
    return isKept;
  });

  // The page may hide what is being written. An item of a list may be gone, and another in its place.
  const keepHidden = useRef(() => {});
  keepHidden.current = () => {
    if (isUnkept && !mistake && !list) onKeep(typed);
  };
  useEffect(() => () => keepHidden.current(), []);

  function begin(): void {
    if (isWriting) return;
    begun.current = text;
    setTyped(text);
    input.current?.select();
  }

  /** @returns whether it is as it must be */
  function keep(): boolean {
    if (typed === null) return true;
    if (mistake) return false;
    setTyped(null);
    // Others may have written it since; nothing was typed over it.
    if (typed !== begun.current) onKeep(typed);
    return true;
  }

  function putBack(): void {
    setTyped(null);
    if (isInPlace && spot.text) writeMarked(spot.text, text);
    if (text === "" && list?.isOfWords) onForget();
  }

  /** Of a list of words: nothing is no item. @returns whether it is as it must be */
  function leave(): boolean {
    if (!isWriting || typed !== "" || !list?.isOfWords) return keep();
    setTyped(null);
    if (text !== "" || !onForget()) list.remove();
    return true;
  }

  /** The words of an item go with it. */
  const keeping = (act: (() => void) | null) => act && (() => void (keep() && act()));
  const tools: ListActions | null = list && {
    ...list,
    add: keeping(list.add),
    up: keeping(list.up),
    down: keeping(list.down),
    remove() {
      setTyped(null);
      list.remove();
    },
  };

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const act = actionFor(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function actionFor(event: KeyboardEvent<HTMLTextAreaElement>): (() => void) | null {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
    const by = { ArrowUp: tools?.up, ArrowDown: tools?.down }[key];
    if (altKey && by) return by;
    if (nativeEvent.isComposing) return null;
    if (key === "Enter" && (ctrlKey || metaKey)) return tools?.add ?? keep;
    if (!isWriting && key === "Delete" && tools) return tools.remove;
    if (!isWriting) return key === "Enter" || key === "F2" ? begin : null;
    if (key === "Escape") return putBack;
    if (key === "Enter" && !(shiftKey && rule.isLong)) {
      const isAtEnd = currentTarget.selectionStart === typed.length && typed !== "";
      return (tools?.isOfWords && isAtEnd ? tools.add : null) ?? keep;
    }
    if (key === "Backspace" && typed === "" && tools?.isOfWords) return tools.remove;
    return null;
  }

  const { left, top, width, height, key } = spot;
  return (
    <div
      className="edit-target"
      style={{ left, top, width, height, ...measures(left, height) }}
      data-over={anchor.parentElement?.closest(".site-header") !== null}
      data-key={key}
      data-writing={isWriting}
      data-sheet={!isInPlace}
    >
      <textarea
        ref={input}
        aria-label={label}
        aria-describedby={isReached ? noteId : undefined}
        aria-invalid={mistake !== null}
        readOnly={!isWriting}
        spellCheck={isWriting}
        rows={1}
        placeholder={label}
        style={isWriting && isInPlace ? styleLike(anchor.parentElement) : {}}
        value={typed ?? text}
        onFocus={() => setReached(true)}
        onClick={begin}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(rule.isLong ? target.value : oneLine(target.value))}
        onBlur={leave}
      />
      <span className="edit-tag" aria-hidden="true">
        {label}
      </span>
      {isReached ? (
        <EditNote
          id={noteId}
          isWriting={isWriting}
          mistake={mistake && saidOfField(label, mistake).text}
          count={(typed ?? text).length}
          best={spot.field.best}
          list={tools}
          one={spot.field.list?.one ?? ""}
          onKeep={keep}
          onPutBack={putBack}
        />
      ) : null}
    </div>
  );
}

/** So that what is wider than the words stays on the screen, and what is low can be pressed. */
const measures = (left: number, height: number): object => ({
  ...{ "--from-start": `${left}px`, "--high": `${height}px` },
});

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");
