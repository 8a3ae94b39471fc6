import { BackLink } from "#app/site/papers/back-link.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/compare.ts";
import { fill } from "#i18n/fill.ts";
import { CompareTable } from "./compare-table.tsx";
import type { Comparison } from "./comparison.ts";
import { OnlyDifferent } from "./only-different.tsx";

type CompareProps = {
  comparison: Comparison;
  /** False: the address names no dates. */
  isAsked: boolean;
};

/** Up to three dates beside each other. */
export function Compare({ comparison, isAsked }: CompareProps) {
  const { id, columns, isOneGone, isTooMany, isInTaka, same, other, moment, address } = comparison;
  const dates = `/packages/${id}#dates`;
  if (columns.length === 0) {
    return (
      <div className="wrap compare-page">
        <h1>{words.title}</h1>
        <p className={isAsked ? "one-gone" : "lead"}>{isAsked ? words.noneLeft : words.noDates}</p>
        <p>
          <PageLink className="button button-primary" to={dates}>
            {words.back[id]}
          </PageLink>
        </p>
      </div>
    );
  }
  const heading = words.headings[columns.length as keyof typeof words.headings];
  return (
    <div className="wrap compare-page">
      <BackLink to={dates}>{words.back[id]}</BackLink>
      <h1>{heading}</h1>
      <p className="lead">{isInTaka ? words.leadTaka : words.lead}</p>
      {isOneGone ? <p className="one-gone">{words.left}</p> : null}
      {isTooMany ? <p className="one-gone">{words.tooMany}</p> : null}
      <AddDate comparison={comparison} />
      <div className="compare-tools">
        {columns.length > 1 ? <OnlyDifferent comparison={comparison} /> : null}
        <button
          type="button"
          className="button button-secondary button-small needs-scripts"
          onClick={() => print()}
        >
          <Icon name="file-text" /> {words.print}
        </button>
        <a className="button button-secondary button-small" href={messageHref(heading, comparison)}>
          <Icon name="message-circle" /> {words.send}
        </a>
      </div>
      <CompareTable comparison={comparison} />
      {comparison.isOnlyDifferent ? (
        <p className="compare-note">
          {same || words.nothingDiffers} <PageLink to={other}>{words.showAll}</PageLink>
        </p>
      ) : null}
      <p className="compare-note">{fill(words.seen, { moment })}</p>
      <p className="compare-address">{address}</p>
    </div>
  );
}

/** Beside one or two, another one. */
function AddDate({ comparison }: Pick<CompareProps, "comparison">) {
  const { columns, others, isOnlyDifferent } = comparison;
  if (others.length === 0) return null;
  return (
    <form className="add-date">
      {columns.map(({ id }) => (
        <input key={id} type="hidden" name="d" value={id} />
      ))}
      {isOnlyDifferent ? <input type="hidden" name="only" value="different" /> : null}
      <label htmlFor="add-date">{words.add}</label>
      <span className="select">
        <select className="input" id="add-date" name="d">
          {others.map(({ id, days }) => (
            <option key={id} value={id}>
              {days}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <button type="submit" className="button button-secondary button-small">
        {words.addIt}
      </button>
    </form>
  );
}

/** To whomever they choose. */
function messageHref(heading: string, { columns, address }: Comparison): string {
  const text = [heading, ...columns.map(({ days }) => days), address].join("\n");
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
