import { namesInRows } from "#app/admin/inputs/editor-fields.ts";
import { RowsInput } from "#app/admin/inputs/rows-input.tsx";
import { MoreFields } from "#app/admin/pieces/more-fields.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import { isDay } from "#contracts/days.ts";
import { dateWords } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/visa-form.ts";

type ChangesPanelProps = {
  parts: FormParts;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** As many as fit beside the form; the others are in the list to be edited. */
const NEWEST = 6;

/** What visitors are told that has changed. */
export function ChangesPanel({ parts: { rows }, today }: ChangesPanelProps) {
  const changes = rows("changes");
  const { field } = changes;
  return (
    <section className="panel edit-part changes-part" aria-labelledby="visa-changes">
      <h2 id="visa-changes">{field.label}</h2>
      {changes.rows.length === 0 ? <p className="text-ink2">{words.noChanges}</p> : null}
      <ul className="change-log">
        {changes.rows.slice(0, NEWEST).map(({ _id, day = "", text }) => (
          <li key={_id}>
            <time dateTime={day}>{isDay(day) ? dayWords(day, today) : day}</time>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      <MoreFields summary={words.editChanges} names={namesInRows(changes)}>
        <RowsInput {...changes} />
      </MoreFields>
    </section>
  );
}

/** The year of today goes without saying. */
function dayWords(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return dateWords(day, {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
    ...year,
  });
}
