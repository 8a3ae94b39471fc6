import { Dialog } from "radix-ui";
import { type KeyboardEvent, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFocusReturn } from "#app/admin/focus/use-focus-return.ts";
import type { Entry } from "#app/admin/listbox/entry.ts";
import { EntryList } from "#app/admin/listbox/entry-list.tsx";
import { atFirst, inGroups, matching } from "#app/admin/listbox/match-entries.ts";
import { nextPlace } from "#app/admin/listbox/next-place.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/find.ts";
import { fill } from "#i18n/fill.ts";
import { knownEntries } from "./known-entries.ts";
import { keepOpened, lastOpened } from "./last-opened.ts";
import { useFound } from "./use-found.ts";

type PaletteProps = { user: User; onClose: () => void };

/** Find or do: everything by its name, from anywhere in the admin area. */
export default function Palette({ user, onClose }: PaletteProps) {
  const [q, setQ] = useState("");
  const [place, setPlace] = useState(0);
  const id = useId();
  const focusReturn = useFocusReturn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { found, isLoading, problem } = useFound(q);
  const known = knownEntries(user);
  const isAsking = q.trim() !== "";
  const entries = isAsking
    ? inGroups([...matching(known, q), ...found])
    : atFirst(lastOpened(user._id), known);
  const active = entries[Math.min(place, entries.length - 1)];

  function open(entry: Entry, isNewTab: boolean) {
    keepOpened(user._id, entry);
    onClose();
    if (isNewTab) window.open(entry.to, "_blank", "noopener");
    // What was new here, and is begun, has an address of its own by now: asked for is another one.
    else if (entry.to === pathname && entry.to !== location.pathname) location.assign(entry.to);
    else void navigate(entry.to);
  }

  function press(event: KeyboardEvent) {
    const to = nextPlace(event.key, Math.min(place, entries.length - 1), entries.length);
    if (to !== undefined) {
      event.preventDefault();
      setPlace(to);
    } else if (event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(active, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-ground" />
        <Dialog.Content
          className="palette"
          {...focusReturn}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (!q) return;
            event.preventDefault();
            setQ("");
          }}
        >
          <Dialog.Title className="sr-only">{words.findOrDo}</Dialog.Title>
          <div className="palette-field">
            <AdminIcon name="search" />
            <input
              type="text"
              role="combobox"
              aria-label={words.findOrDo}
              aria-expanded={entries.length > 0}
              aria-controls={`${id}list`}
              aria-activedescendant={active ? `${id}${entries.indexOf(active)}` : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              dir="auto"
              placeholder={words.placeholder}
              value={q}
              onChange={({ target }) => {
                setQ(target.value);
                setPlace(0);
              }}
              onKeyDown={press}
            />
            <Dialog.Close className="palette-close" aria-label={words.close}>
              <kbd>{words.escapeKey}</kbd>
              <AdminIcon name="x" />
            </Dialog.Close>
          </div>
          <EntryList
            id={id}
            label={words.found}
            q={q}
            entries={entries}
            active={active}
            title={isAsking ? null : words.lastOpened}
            onPoint={(entry) => setPlace(entries.indexOf(entry))}
            onOpen={open}
          />
          <p className="palette-said" role="status">
            {problem
              ? fill(words.notFound, { message: problem.message })
              : isAsking && !isLoading && entries.length === 0
                ? fill(words.nothingFound, { q: q.trim() })
                : ""}
          </p>
          <p className="palette-foot" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {words.choose} <kbd>{words.enterKey}</kbd> {words.open}{" "}
            <kbd>{words.controlEnter}</kbd> {words.newTab}
            <span>{words.byNumber}</span>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
