import { foreign, interfaceWords, written } from "#app/site/pieces/written.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import { countNeeded } from "./count-needed.ts";
import type { Paper, PaperGroup } from "./papers-of.ts";
import type { Ticks } from "./use-ticks.ts";

type GroupsProps = { groups: PaperGroup[]; ticks: Ticks | null };

const NAMES: Record<string, string> = words.groups;

/** The papers, by who has them; without scripts an empty square stands for each tick. */
export const PaperGroups = ({ groups, ticks }: GroupsProps) =>
  groups.map((group) => {
    const { done, all } = countNeeded([group], ticks?.ticked ?? new Set());
    return (
      <section key={group.from} className="papers-group">
        <h2>
          {NAMES[group.from]}
          <small className="needs-scripts no-print">{fill(words.ready, { done, all })}</small>
        </h2>
        <ul>
          {group.papers.map((paper, at) => (
            <PaperLine
              key={paper.id}
              paper={paper}
              ticks={ticks}
              isOther={paper.set !== "" && group.papers[at - 1]?.set === paper.set}
            />
          ))}
        </ul>
      </section>
    );
  });

type LineProps = {
  paper: Paper;
  ticks: Ticks | null;
  /** It stands for the one above. */
  isOther: boolean;
};

function PaperLine({ paper, ticks, isOther }: LineProps) {
  const { id, title, why, note, form, age, where, source, need, set } = paper;
  const facts = [
    [words.form, form],
    [words.valid, age],
    [words.from, where],
  ].filter(([, said]) => said);
  const mark = set ? words.oneOf : need === "if-you-have-it" ? words.ifYouHave : "";
  return (
    <li className="paper" data-other={isOther || undefined}>
      {ticks ? (
        <input
          type="checkbox"
          className="no-print"
          id={`paper-${id}`}
          checked={ticks.ticked.has(id)}
          onChange={() => ticks.toggle(id)}
        />
      ) : null}
      <i className={ticks ? "square print-only" : "square"} aria-hidden="true" />
      <div className="min-w-0">
        <h3 {...written(title)}>
          {ticks ? <label htmlFor={`paper-${id}`}>{title}</label> : title}
          {mark ? <small {...interfaceWords}>{mark}</small> : null}
          {ticks?.isNew(id) ? <small {...interfaceWords}>{words.newSince}</small> : null}
        </h3>
        {why ? <p {...written(why)}>{why}</p> : null}
        {note ? <p {...written(note)}>{note}</p> : null}
        {facts.length > 0 ? (
          <dl>
            {facts.map(([label, said = ""]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd {...foreign(said)}>{said}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {source ? (
          <p className="official">
            <a className="text-link" href={source} rel="nofollow noopener">
              {words.officialSource}
            </a>
          </p>
        ) : null}
      </div>
    </li>
  );
}
