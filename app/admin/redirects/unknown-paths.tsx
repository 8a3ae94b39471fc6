import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import type { UnknownPath } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { fill, plural } from "#i18n/fill.ts";
import { readable } from "./readable.ts";
import type { RedirectWish } from "./redirect-form.tsx";

type UnknownPathsProps = {
  paths: UnknownPath[];
  /** With one press, where there is a page that it may have become. */
  onLead: (wish: RedirectWish) => void;
  onChoose: (wish: RedirectWish) => void;
  onLeave: (path: UnknownPath) => void;
};

/** What many ask for in vain, most asked for first. */
export function UnknownPaths({ paths, onLead, onChoose, onLeave }: UnknownPathsProps) {
  const { dayWords } = useTimes();
  if (paths.length === 0) return null;
  return (
    <section className="panel mb-5" aria-labelledby="asked-for">
      <div className="redirects-head">
        <h2 id="asked-for" className="text-card">
          {words.askedFor}
        </h2>
        <p className="text-ink2 text-small">{words.askedForText}</p>
      </div>
      <ul className="rows unknown-paths">
        {paths.map((one) => {
          const { _id, path, count, since, suggestion } = one;
          return (
            <li key={_id}>
              <span className="me-auto min-w-0">
                <b className="address" dir="ltr">
                  {path}
                </b>
                <span className="block text-ink2 text-small">
                  {plural(words.timesSince, count, { day: dayWords(since) })}
                </span>
              </span>
              {suggestion ? (
                <button
                  type="button"
                  className="button button-secondary button-small"
                  aria-label={fill(words.leadFromTo, { path, to: readable(suggestion) })}
                  onClick={() => onLead({ from: path, to: suggestion })}
                >
                  <AdminIcon name="arrow-right" />
                  <span className="min-w-0">
                    {fill(words.leadTo, { to: readable(suggestion) })}
                  </span>
                </button>
              ) : null}
              <button
                type="button"
                className={`button button-small ${suggestion ? "button-ghost max-sm:-ms-3.5" : "button-secondary"}`}
                aria-label={fill(words.chooseWhereFor, { path })}
                onClick={() => onChoose({ from: path, to: "" })}
              >
                {suggestion ? words.elsewhere : words.chooseWhere}
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={fill(words.leavePath, { path })}
                onClick={() => onLeave(one)}
              >
                <AdminIcon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
