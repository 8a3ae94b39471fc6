import { useTimes } from "#app/admin/times/times.ts";
import type { SystemMistake } from "#contracts/system.ts";
import * as words from "#i18n/en/admin/system.ts";
import { fill, plural } from "#i18n/fill.ts";

/** What went wrong since the start, newest first. */
export function SystemMistakes({ mistakes }: { mistakes: readonly SystemMistake[] }) {
  const { clockTime } = useTimes();
  return (
    <section className="panel system-mistakes" aria-labelledby="mistakes-heading">
      <h2 id="mistakes-heading">{words.lastMistakes}</h2>
      {mistakes.length === 0 ? (
        <p>{words.noMistakes}</p>
      ) : (
        <>
          <ul>
            {mistakes.map(({ what, code, at, count }) => (
              <li key={`${what} ${code}`}>
                {fill(words.mistakeLine, { moment: clockTime(at), what: words.mistakes[what] })}{" "}
                {code ? <bdi dir="ltr">{code}</bdi> : null}{" "}
                {count > 1 ? plural(words.mistakeTimes, count) : null}
              </li>
            ))}
          </ul>
          <p>{words.logSaysMore}</p>
        </>
      )}
    </section>
  );
}
