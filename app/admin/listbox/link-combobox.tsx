import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/links.ts";
import { plural } from "#i18n/fill.ts";
import type { Entry } from "./entry.ts";
import { EntryList } from "./entry-list.tsx";
import { nextPlace } from "./next-place.ts";
import { useLinkTargets } from "./use-link-targets.ts";

type LinkComboboxProps = Omit<ComponentProps<"input">, "value" | "onChange" | "role" | "list"> & {
  value: string;
  onType: (address: string) => void;
};

/** Where a link leads: a page or a post of this site by its name, or any address. */
export function LinkCombobox({ value, onType, ...input }: LinkComboboxProps) {
  const [q, setQ] = useState<string | null>(null);
  const [place, setPlace] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const entries = useLinkTargets(q);
  const active = entries[place];
  // What is typed to its end is not offered.
  const isOpen = q !== null && entries.some(({ to }) => to !== q);

  function ask(text: string | null) {
    setQ(text);
    setPlace(-1);
  }

  function choose({ to }: Entry) {
    onType(to);
    ask(null);
    field.current?.focus();
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === "Escape" && isOpen) {
      event.stopPropagation();
      return ask(null);
    }
    if (key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return choose(active);
    }
    if (key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    if (!isOpen) return ask("");
    setPlace(nextPlace(key, place, entries.length) ?? -1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list closes when the focus leaves both
    <div
      className="link-combobox"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || ask(null)
      }
    >
      <input
        type="text"
        className="input"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...input}
        ref={field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${id}${place}` : undefined}
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          ask(target.value);
        }}
        onKeyDown={press}
      />
      <button
        type="button"
        tabIndex={-1}
        className="icon-button"
        aria-label={words.choose}
        title={words.choose}
        onClick={() => {
          ask(isOpen ? null : "");
          field.current?.focus();
        }}
      >
        <AdminIcon name="chevron-down" />
      </button>
      <div className="link-list" hidden={!isOpen}>
        <EntryList
          {...{ id, entries, active }}
          q={q ?? ""}
          label={words.choose}
          title={null}
          onPoint={(entry) => setPlace(entries.indexOf(entry))}
          onOpen={choose}
        />
      </div>
      <span className="sr-only" role="status">
        {isOpen ? plural(words.offered, entries.length) : ""}
      </span>
    </div>
  );
}
