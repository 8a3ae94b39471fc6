import { Fragment, useEffect, useRef } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/find.ts";
import type { Entry } from "./entry.ts";

type EntryListProps = {
  id: string;
  /** Of the list. */
  label: string;
  q: string;
  entries: readonly Entry[];
  active: Entry | undefined;
  /** Of all of them; null: by group. */
  title: string | null;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry, isNewTab: boolean) => void;
};

/** The focus stays in the field; the field says which line is meant. */
export function EntryList(props: EntryListProps) {
  const { id, label, q, entries, active, title, onPoint, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is meant
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div ref={list} id={`${id}list`} role="listbox" aria-label={label} className="entry-list">
      {entries.map((entry, place) => {
        const heading = title ?? words.groups[entry.group];
        const isFirst = place === 0 || (!title && entries[place - 1]?.group !== entry.group);
        return (
          <Fragment key={`${entry.group} ${entry.to} ${entry.label}`}>
            {isFirst ? <p role="presentation">{heading}</p> : null}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys */}
            <div
              id={`${id}${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              onPointerMove={() => entry !== active && onPoint(entry)}
              onClick={({ ctrlKey, metaKey }) => onOpen(entry, ctrlKey || metaKey)}
            >
              <AdminIcon name={entry.icon} />
              <span>
                <b dir="auto">
                  <Hit text={entry.label} q={q} />
                </b>
                {entry.note ? <small dir="auto">{entry.note}</small> : null}
              </span>
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

/** The first place where what is typed stands, as it is written there. */
function Hit({ text, q }: { text: string; q: string }) {
  const typed = q.trim().toLowerCase();
  const at = typed ? text.toLowerCase().indexOf(typed) : -1;
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
