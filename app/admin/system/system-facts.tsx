import { useTimes } from "#app/admin/times/times.ts";
import type { System } from "#contracts/system.ts";
import * as words from "#i18n/en/admin/system.ts";

/** Which version runs, since when, and whether a host may watch it. */
export function SystemFacts({ system }: { system: System }) {
  const { dayAndTime } = useTimes();
  const rows = [
    [words.version, system.version],
    [words.runningSince, dayAndTime(system.startedAt)],
    [words.figures, system.hasMetrics ? words.figuresOn : words.figuresOff],
  ] as const;
  return (
    <section className="panel system-facts" aria-label={words.facts}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
