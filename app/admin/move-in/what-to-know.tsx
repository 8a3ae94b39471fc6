import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import type { Import, ImportNote } from "#contracts/import.ts";
import { NOTE_GROUPS, type NoteGroup } from "#contracts/import-notes.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, inDigits } from "#i18n/fill.ts";
import { importNote } from "#i18n/import-note.ts";
import { TakenLinks } from "./taken-links.tsx";
import type { MoveIn } from "./use-move-in.ts";

const GROUPS: [NoteGroup, AdminIconName][] = [
  ["changed", "pencil"],
  ["taken", "link"],
  ["left-out", "circle-x"],
];

const MOST_NAMES = 8;

type WhatToKnowProps = { shown: Import; choose: MoveIn["choose"] };

/** What changes on the way, which links are taken, and what does not come. */
export function WhatToKnow({ shown, choose }: WhatToKnowProps) {
  const groups = GROUPS.map(([group, icon]) => {
    const notes = shown.notes.filter(({ what }) => NOTE_GROUPS[what] === group);
    return { group, icon, notes, count: notes.reduce((sum, { count }) => sum + count, 0) };
  }).filter(({ count }) => count > 0);
  return (
    <section className="panel move-in-panel" aria-labelledby="to-know">
      <div className="move-in-head">
        <h2 id="to-know">{words.toKnow}</h2>
      </div>
      {groups.length === 0 ? <p className="move-in-none">{words.nothingToKnow}</p> : null}
      {groups.map(({ group, icon, notes, count }) => (
        <details key={group} open>
          <summary>
            <AdminIcon name={icon} />
            <span>{words.groups[group]}</span>
            <span className="count count-quiet">{inDigits(count)}</span>
          </summary>
          {group === "taken" && shown.taken.length > 0 ? (
            <TakenLinks shown={shown} choose={choose} />
          ) : (
            <ul>
              {notes.map((note) => (
                <li key={note.what} dir="auto">
                  {lineOf(note)}
                </li>
              ))}
            </ul>
          )}
        </details>
      ))}
    </section>
  );
}

function lineOf({ what, count, names }: ImportNote): string {
  const said = importNote(what, count);
  if (names.length === 0) return fill(words.noteLine, { said });
  const listed = names.slice(0, MOST_NAMES).map((name) => `\u2068${name}\u2069`);
  const line = names.length > MOST_NAMES ? words.noteNamesMore : words.noteNames;
  return fill(line, { said, names: listed.join(`${comma} `) });
}
