import { useEffect, useRef } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { RedirectLinesAnswer } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { fill, plural } from "#i18n/fill.ts";

/** Who has more mistakes than these mends their list elsewhere. */
const MOST_SHOWN = 100;

/** What would come of pasted lines: what is wrong first, by its number. */
export function PastedLines({ answer: { good, bad, known } }: { answer: RedirectLinesAnswer }) {
  const outcome = useRef<HTMLElement>(null);
  // The field that had the focus is gone.
  useEffect(() => outcome.current?.focus(), []);
  return (
    <section ref={outcome} tabIndex={-1} className="pasted-lines" aria-label={words.pasteTitle}>
      {good.length > 0 ? (
        <p className="flex items-center gap-2">
          <AdminIcon name="circle-check" className="text-success" />
          {plural(words.right, good.length)}
        </p>
      ) : (
        <p>{words.nothingToAdd}</p>
      )}
      {known > 0 ? <p className="text-ink2">{plural(words.knownAlready, known)}</p> : null}
      {bad.length > 0 ? (
        <>
          <p className="flex items-center gap-2">
            <AdminIcon name="triangle-alert" className="text-warn" />
            {plural(words.wrong, bad.length)}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
          <ul className="rows" tabIndex={0}>
            {bad.slice(0, MOST_SHOWN).map(({ line, text, message }) => (
              <li key={line}>
                <b className="font-[640]">{fill(words.badLine, { line })}</b>
                <span className="min-w-0 flex-1 basis-64">
                  <code dir="ltr">{text}</code>
                  <span className="block text-danger text-small">{message}</span>
                </span>
              </li>
            ))}
          </ul>
          {bad.length > MOST_SHOWN ? (
            <p className="text-ink2">{fill(words.moreBad, { count: bad.length - MOST_SHOWN })}</p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
