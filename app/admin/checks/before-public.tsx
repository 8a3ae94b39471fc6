import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/checks.ts";
import { fill, inDigits } from "#i18n/fill.ts";
import type { Check } from "./checks.ts";
import { CHECKS_ID, goToChecks } from "./go-to-checks.ts";
import { goToPlace } from "./go-to-place.ts";

const ICONS: Record<Check["kind"], AdminIconName> = {
  "no-alt": "image",
  "no-picture": "image",
  "dead-link": "link",
  "draft-link": "link",
  "heading-jump": "heading-2",
  "long-title": "baseline",
  "past-date": "clock",
};

/** What to look at before visitors see it; nothing of it holds anybody up. */
export function BeforePublic({ checks }: { checks: readonly Check[] }) {
  return (
    <section className="panel before-public" aria-labelledby={CHECKS_ID}>
      <h2 id={CHECKS_ID} tabIndex={-1}>
        {words.beforePublic}{" "}
        {checks.length > 0 ? (
          <span className="count count-quiet">{inDigits(checks.length)}</span>
        ) : null}
      </h2>
      {checks.length === 0 ? (
        <p className="all-well">
          <AdminIcon name="circle-check" /> {words.ready}
        </p>
      ) : (
        <>
          <p>{words.publishAnyway}</p>
          <ul>
            {checks.map(({ kind, text, detail, place }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two findings may read alike
              <li key={index}>
                <button type="button" className="panel-row" onClick={() => goToPlace(place)}>
                  <AdminIcon name={ICONS[kind]} />
                  <span>
                    <b>{text}</b>
                    {detail ? <small dir="auto">{detail}</small> : null}
                  </span>
                  <AdminIcon name="chevron-right" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** In the save bar of a phone, where the panel is far away. */
export function CheckButton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <button type="button" className="button button-ghost check-button" onClick={goToChecks}>
      <AdminIcon name="list-checks" /> {fill(words.check, { count })}
    </button>
  );
}
