import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import * as words from "#i18n/en/admin/compare.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { ChangedBlocks } from "./changed-blocks.tsx";
import type { FieldChange, Item, ValueChange } from "./field-changes.ts";
import { MarkedRuns } from "./marked-runs.tsx";
import { together } from "./together.ts";

/** Field by field; those that are the same, in one line. */
export function ChangeList({ changes }: { changes: FieldChange[] }) {
  return together(changes, (one, next) => !one.change && !next.change).map((fields) => (
    <section key={fields[0]?.name} className="changed-field">
      <h3>{fields.map(({ label }) => label).join(comma)}</h3>
      {fields[0]?.change ? (
        <div>
          <ChangedValue change={fields[0].change} />
        </div>
      ) : (
        <p className="text-ink3 text-small">{words.sameInBoth}</p>
      )}
    </section>
  ));
}

function ChangedValue({ change }: { change: ValueChange }) {
  switch (change.type) {
    case "text":
      return (
        <p className="changed-text" dir="auto">
          <MarkedRuns runs={change.runs} />
        </p>
      );
    case "picture":
      return <ChangedPictures before={change.before} after={change.after} />;
    case "html":
      return <ChangedBlocks blocks={change.blocks} />;
    case "list":
      return (
        <ul className="changed-items">
          {change.items.map((item) => (
            <li key={keyOf(item)} dir="auto">
              <MarkedRuns runs={item.change} />
              <Moved item={item} />
            </li>
          ))}
        </ul>
      );
    case "rows":
      return (
        <ul className="changed-rows">
          {change.items.map((item) => (
            <li key={keyOf(item)}>
              <p>
                {fill(words.rows[item.is], { one: change.one, place: item.place })}
                <Moved item={item} />
              </p>
              {item.is === "same" ? null : <ChangedColumns columns={item.change} />}
            </li>
          ))}
        </ul>
      );
  }
}

const keyOf = ({ is, place }: Item<unknown>) => `${is === "removed" ? "-" : "+"}${place}`;

function Moved({ item: { movedFrom } }: { item: Item<unknown> }) {
  if (movedFrom === null) return null;
  return (
    <span data-change="" className="moved-item">
      {fill(words.movedFrom, { place: movedFrom })}
    </span>
  );
}

function ChangedColumns({ columns }: { columns: FieldChange[] }) {
  return (
    <dl>
      {columns.map(({ name, label, change }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{change ? <ChangedValue change={change} /> : null}</dd>
        </div>
      ))}
    </dl>
  );
}

function ChangedPictures({ before, after }: { before: string; after: string }) {
  return (
    <div className="changed-pictures" data-change="">
      {before ? (
        <figure className="removed-picture">
          <Picture src={before} sizes={SIZES.card} />
          <figcaption>{fill(words.removedPicture, { name: nameOf(before) })}</figcaption>
        </figure>
      ) : null}
      {after ? (
        <figure className="added-picture">
          <Picture src={after} sizes={SIZES.card} />
          <figcaption>{fill(words.addedPicture, { name: nameOf(after) })}</figcaption>
        </figure>
      ) : null}
    </div>
  );
}

const nameOf = (address: string) => address.split("/").at(-1) ?? address;
