import { addWords } from "#app/admin/inputs/add-words.ts";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill, plural } from "#i18n/fill.ts";
import { stay } from "./stay.ts";
import type { ListActions } from "./use-lists.ts";

type EditNoteProps = {
  id: string;
  isWriting: boolean;
  mistake: string | null;
  /** Of characters. */
  count: number;
  best: number | undefined;
  list: ListActions | null;
  /** What an item of the list is called. */
  one: string;
  onKeep: () => void;
  onPutBack: () => void;
};

/** Below what is written: how it is, and the keys; on a phone buttons for them. */
export function EditNote({ id, isWriting, mistake, list, one, ...props }: EditNoteProps) {
  const { count, best, onKeep, onPutBack } = props;
  return (
    <div className="edit-note" data-resting={!isWriting} hidden={!isWriting && !list}>
      <span id={id} className="edit-said" hidden={!isWriting}>
        {mistake ? (
          <span role="alert" className="text-danger">
            {mistake}
          </span>
        ) : (
          <span>
            {plural(words.count, count)}
            {best ? fill(words.readBest, { best }) : ""}
          </span>
        )}
        <span className="edit-keys">
          <kbd>{words.enterKey}</kbd> {list?.isOfWords ? words.enterAdds : words.enterKeeps}
        </span>
        <span className="edit-keys">
          <kbd>{words.escKey}</kbd> {words.escPutsBack}
        </span>
      </span>
      {list ? <ListTools list={list} one={one} /> : null}
      {isWriting ? (
        <span className="edit-touch">
          <button type="button" onPointerDown={stay} onClick={onPutBack}>
            {words.putBack}
          </button>
          <button type="button" className="is-first" onPointerDown={stay} onClick={onKeep}>
            {words.keep}
          </button>
        </span>
      ) : null}
    </div>
  );
}

type Tool = { icon: AdminIconName; label: string; keys: string; run: (() => void) | null };

/** For presses; keys do the same in the text, so that Tab goes from text to text. */
function ListTools({ list, one }: { list: ListActions; one: string }) {
  const tools: Tool[] = [
    { icon: "plus", label: addWords(words.addBelow, one), keys: "Control+Enter", run: list.add },
    { icon: "arrow-up", label: words.moveUp, keys: "Alt+ArrowUp", run: list.up },
    { icon: "arrow-down", label: words.moveDown, keys: "Alt+ArrowDown", run: list.down },
    { icon: "trash", label: words.removeIt, keys: "Delete", run: list.remove },
  ];
  return (
    <span className="edit-tools">
      {tools.map(({ icon, label, keys, run }) => (
        <button
          key={icon}
          type="button"
          tabIndex={-1}
          aria-keyshortcuts={keys}
          aria-label={fill(label, { one })}
          title={fill(label, { one })}
          disabled={!run}
          onPointerDown={stay}
          onClick={() => run?.()}
        >
          <AdminIcon name={icon} />
        </button>
      ))}
    </span>
  );
}
