import { useTimes } from "#app/admin/times/times.ts";
import type { Import } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { fill } from "#i18n/fill.ts";

type EarlierImportsProps = { all: readonly Import[]; onOpen: (one: Import) => void };

/** What was taken over before: its report, and undoing it. */
export function EarlierImports({ all, onOpen }: EarlierImportsProps) {
  const { dayAndTime } = useTimes();
  if (all.length === 0) return null;
  return (
    <section className="panel move-in-panel" aria-labelledby="earlier">
      <div className="move-in-head">
        <h2 id="earlier">{words.earlier}</h2>
      </div>
      <ul className="move-in-earlier">
        {all.map((one) => (
          <li key={one._id}>
            <span>
              <b>
                <bdi>{one.name}</bdi>
              </b>
              <small>
                {dayAndTime(one.startedAt)} · {words.states[one.state]}
              </small>
            </span>
            <button
              type="button"
              className="button button-small button-ghost"
              aria-label={fill(words.openNamed, { name: one.name })}
              onClick={() => onOpen(one)}
            >
              {words.open}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
