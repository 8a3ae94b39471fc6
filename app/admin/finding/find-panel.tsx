import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/rich-text.ts";
import { fill } from "#i18n/fill.ts";
import { findingOf, findingStep, replacePlaces, showPlace } from "./finding.ts";

type FindPanelProps = {
  editor: Editor;
  /** Of the field for what to find. */
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/** Looks through the text that is open, and changes what it finds. */
export function FindPanel({ editor, field, onClose }: FindPanelProps) {
  const { places, current } = useEditorState({
    editor,
    selector: ({ editor }) => findingOf(editor.state),
    equalityFn: Object.is,
  });
  const [wanted, setWanted] = useState(() => chosenWords(editor));
  const [by, setBy] = useState("");
  const [isCaseKept, setCaseKept] = useState(false);
  const [replaced, setReplaced] = useState<{ count: number; doc: Node } | null>(null);
  // Where nothing was replaced, or something was typed since, it would take back something else.
  const canUndo = replaced !== null && replaced.count > 0 && replaced.doc === editor.state.doc;

  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, [field]);
  useEffect(() => {
    const { from } = editor.state.selection;
    const wish = { words: wanted, isCaseKept };
    editor.view.dispatch(findingStep(editor.state, { wish, near: from }));
    const { current } = findingOf(editor.state);
    if (current >= 0) editor.view.dispatch(showPlace(editor.state, current));
  }, [editor, wanted, isCaseKept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another element
  useEffect(() => {
    editor.view.dom.querySelector(".is-shown")?.scrollIntoView({ block: "nearest" });
  }, [editor, places, current]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(findingStep(editor.state, { wish: null }));
    },
    [editor],
  );

  function step(by: number) {
    setReplaced(null);
    if (places.length === 0) return;
    const index = (current + by + places.length) % places.length;
    editor.view.dispatch(showPlace(editor.state, index));
  }

  function replace(which: typeof places) {
    if (which.length === 0) return;
    const tr = closeHistory(replacePlaces(editor.state, which, by));
    editor.view.dispatch(tr);
    const next = findingOf(editor.state).current;
    if (next >= 0) editor.view.dispatch(showPlace(editor.state, next));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isFind = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey);
    if (!isFind && event.key !== "Enter" && event.key !== "Escape") return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === "Enter" && isButton) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFind) field.current?.select();
    else if (event.key === "Escape") onClose();
    else step(event.shiftKey ? -1 : 1);
  }

  const shownPlace = places[current];
  return (
    <search className="find-panel" aria-label={words.find} onKeyDown={onKeyDown}>
      <div className="find-row">
        <input
          ref={field}
          type="text"
          className="input"
          dir="auto"
          aria-label={words.findWhat}
          placeholder={words.findWhat}
          enterKeyHint="search"
          value={wanted}
          onChange={(event) => {
            setReplaced(null);
            setWanted(event.target.value);
          }}
        />
        <PanelButton icon="arrow-up" label={words.previous} onPress={() => step(-1)} />
        <PanelButton icon="arrow-down" label={words.next} onPress={() => step(1)} />
        <PanelButton icon="x" label={words.closeFind} onPress={onClose} />
      </div>
      <div className="find-row">
        <input
          type="text"
          className="input"
          dir="auto"
          aria-label={words.replaceBy}
          placeholder={words.replaceBy}
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => replace(shownPlace ? [shownPlace] : [])}
        >
          {words.replace}
        </button>
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => {
            replace(places);
            setReplaced({ count: places.length, doc: editor.state.doc });
          }}
        >
          {words.replaceAll}
        </button>
      </div>
      <div className="find-row">
        <label className="check-line">
          <input
            type="checkbox"
            checked={isCaseKept}
            onChange={(event) => setCaseKept(event.target.checked)}
          />
          {words.matchCase}
        </label>
        <span role="status" className="find-count">
          {countInWords(wanted, places.length, current)}
        </span>
        <span role="status" className="find-count">
          {replaced === null ? null : (
            <>
              {fill(words.replaced, { count: replaced.count })}{" "}
              {canUndo ? (
                <button
                  type="button"
                  className="text-link"
                  onClick={() => {
                    editor.commands.undo();
                    setReplaced(null);
                    // This button is gone.
                    field.current?.focus();
                  }}
                >
                  {words.undo}
                </button>
              ) : null}
            </>
          )}
        </span>
      </div>
    </search>
  );
}

type PanelButtonProps = { icon: AdminIconName; label: string; onPress: () => void };

function PanelButton({ icon, label, onPress }: PanelButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <AdminIcon name={icon} />
    </button>
  );
}

/** A few words of one line, as somebody would look for. */
function chosenWords({ state }: Editor): string {
  const { from, to, $from, $to } = state.selection;
  return $from.sameParent($to) ? state.doc.textBetween(from, to).slice(0, 100) : "";
}

function countInWords(wanted: string, count: number, current: number): string | null {
  if (wanted === "") return null;
  if (count === 0) return words.foundNothing;
  return fill(words.foundAt, { number: current + 1, count });
}
