import { useEffect, useRef } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { TableAnswer } from "#contracts/departure-table.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";
import { fill, plural } from "#i18n/fill.ts";
import { columnWords } from "./column-words.ts";

/** What came of checking, in a sentence or two; the focus goes there. */
export function PasteSummary({ answer, isEdited }: { answer: TableAnswer; isEdited: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  const { mistakes, missing, unknown, known, clean } = answer;
  const isBad = mistakes.length > 0 || missing.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each check
  useEffect(() => card.current?.focus(), [answer]);
  const wrong = new Set(mistakes.map(({ row }) => row)).size;
  const lines = [
    missing.length > 0
      ? fill(words.missingColumns, { columns: missing.map(columnWords).join(", ") })
      : mistakes.length > 0
        ? `${plural(words.mistakesIn, mistakes.length, { rows: plural(words.rows, wrong) })} ${
            clean.length > 0 ? words.putRight : words.putAllRight
          }`
        : words.noMistakes,
    ...(known.length > 0 ? [plural(words.known, known.length)] : []),
    ...(unknown.length > 0 ? [fill(words.unknownColumns, { columns: unknown.join(", ") })] : []),
    ...(isEdited ? [words.isEdited] : []),
  ];
  return (
    <div
      ref={card}
      tabIndex={-1}
      role={isBad ? "alert" : "status"}
      className={`notice-card mb-4 ${isBad ? "is-bad" : ""}`.trim()}
    >
      <AdminIcon name={isBad ? "circle-alert" : "circle-check"} />
      <p>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}
