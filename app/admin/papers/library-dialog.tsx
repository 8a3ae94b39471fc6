import { useId, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { plural } from "#i18n/fill.ts";
import { isCalled } from "./is-called.ts";

type LibraryDialogProps = {
  isOpen: boolean;
  library: readonly { _id: string; title: string }[];
  /** Asked for already. */
  asked: ReadonlySet<string>;
  onAdd: (requirements: readonly string[]) => void;
  onClose: () => void;
};

/** Papers of the library to choose from, several at once. */
export function LibraryDialog({ isOpen, onClose, ...chosen }: LibraryDialogProps) {
  return (
    <AdminDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.addFromLibrary}
      text={words.libraryText}
    >
      {isOpen ? <Choosing {...chosen} /> : null}
    </AdminDialog>
  );
}

function Choosing({ library, asked, onAdd }: Omit<LibraryDialogProps, "isOpen" | "onClose">) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const left = library.filter(({ _id }) => !asked.has(_id));
  const whyNoneLeft = library.length === 0 ? words.emptyLibrary : words.allAsked;
  const found = left.filter(({ _id, title }) => chosen.has(_id) || isCalled(title, typed));

  function choose(id: string, isChosen: boolean): void {
    const others = [...chosen].filter((one) => one !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the dialog is another one.
        event.stopPropagation();
        if (chosen.size > 0) onAdd([...chosen]);
      }}
    >
      <div>
        <label className="field-label" htmlFor={id}>
          {words.findPaper}
        </label>
        <input
          id={id}
          type="search"
          className="input"
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // More than one may be looked for.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <ul className="library-lines">
        {found.map(({ _id, title }) => (
          <li key={_id}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 flex-none accent-pine"
                checked={chosen.has(_id)}
                onChange={({ target }) => choose(_id, target.checked)}
              />
              <span dir="auto">{title}</span>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="text-ink2" role="status">
          {left.length === 0 ? whyNoneLeft : words.noSuchPaper}
        </p>
      ) : null}
      <button type="submit" className="button button-primary" disabled={chosen.size === 0}>
        {chosen.size === 0 ? words.addPapers : plural(words.addCount, chosen.size)}
      </button>
    </form>
  );
}
