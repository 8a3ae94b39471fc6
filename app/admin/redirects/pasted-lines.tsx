import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useFocusOn } from "#app/forms/use-focus-on.ts";
import type { RedirectLinesAnswer } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { fill, plural } from "#i18n/fill.ts";

/** Who has more mistakes than these mends their list elsewhere. */
const MOST_SHOWN = 100;

/** What would come of pasted lines: what is wrong first, by its number. */
export function PastedLines({ answer }: { answer: RedirectLinesAnswer }) {
  const { good, bad, known } = answer;
  // The field that had the focus is gone.
  const outcome = useFocusOn<HTMLElement>(answer);
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
      <BadLines bad={bad} />
    </section>
  );
}

type Bad = Pick<RedirectLinesAnswer, "bad">;

/** Above the field in which they are put right. @param props.added so many others are stored */
export function LinesToMend({ bad, added }: Bad & { added: number }) {
  const outcome = useFocusOn<HTMLElement>(bad);
  return (
    <section
      ref={outcome}
      tabIndex={-1}
      className="pasted-lines lines-to-mend"
      aria-label={words.pasteTitle}
    >
      {added > 0 ? (
        <p className="flex items-center gap-2">
          <AdminIcon name="circle-check" className="text-success" />
          {plural(words.addedSome, added)}
        </p>
      ) : null}
      <BadLines bad={bad} />
    </section>
  );
}

function BadLines({ bad }: Bad) {
  if (bad.length === 0) return null;
  return (
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
  );
}
