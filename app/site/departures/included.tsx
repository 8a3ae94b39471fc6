import type { ReactNode } from "react";
import { written } from "#app/site/pieces/written.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import type { Inclusions } from "#contracts/kinds/inclusions.ts";
import * as words from "#i18n/en/site/inclusions.ts";
import { inDigits } from "#i18n/fill.ts";
import { linesSaid } from "./stated-lines.ts";

const PANELS = ["included", "not-included", "ask"] as const;

type IncludedProps = {
  id: DepartingId;
  list: Inclusions;
  /** Below it. */
  children: ReactNode;
};

/** What the price of a package holds, what it does not, and what to ask for. */
export function Included({ id, list, children }: IncludedProps) {
  const lines = linesSaid(id, list);
  const panels = PANELS.map((state) => ({
    state,
    lines: lines.filter((line) => line.state === state),
  })).filter((panel) => panel.lines.length > 0);
  return (
    <section className="section" id="included" aria-labelledby="included-heading">
      <div className="wrap">
        <h2 id="included-heading">{words.heading}</h2>
        <p className="lead mt-3 max-w-[60ch]">{words.lead}</p>
        <div className="inclusions">
          {panels.map(({ state, lines }) => (
            <section key={state} data-state={state}>
              <h3>
                {words.states[state]} <small>{inDigits(lines.length)}</small>
              </h3>
              <ul>
                {lines.map(({ id, name, text }) => (
                  <li key={id} {...written(name + text)}>
                    <b>{name}</b> {text}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
