import { type ClipboardEvent, type RefObject, useId } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { copyText } from "#app/admin/pieces/copy-text.ts";
import { TABLE_COLUMNS, type TableColumn } from "#contracts/departure-columns.ts";
import { tableText } from "#contracts/table-text.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";
import { columnWords, openSeats } from "./column-words.ts";

const EXAMPLE: readonly (readonly [TableColumn, string])[] = [
  ["leavesOn", "2027-02-06"],
  ["returnsOn", "2027-02-20"],
  ["makkahNights", "9"],
  ["makkahHotel", words.exampleHotels.makkah],
  ["madinahNights", "5"],
  ["madinahHotel", words.exampleHotels.madinah],
  ["airline", words.exampleAirline],
  ["seats", openSeats],
  ["quad", "1,92,000"],
  ["triple", "2,14,000"],
  ["double", "2,58,000"],
  ["priceUntil", "2026-12-10"],
];

/** Letters from which on a browser takes minutes to put lines into a field one by one. */
const LONG = 20_000;

function takeLong(event: ClipboardEvent<HTMLTextAreaElement>, onText: (text: string) => void) {
  const pasted = event.clipboardData.getData("text/plain");
  if (pasted.length < LONG) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
}

type PasteStartProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** What is wrong with what is pasted; null: nothing yet. */
  mistake: string | null;
};

/** One large field, and what should stand in it. */
export function PasteStart({ field, text, onText, mistake }: PasteStartProps) {
  const id = useId();
  return (
    <>
      <section className="panel p-5">
        <label className="field-label" htmlFor={id}>
          {words.field}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input paste-field"
          dir="auto"
          rows={12}
          spellCheck={false}
          value={text}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => takeLong(event, onText)}
        />
        {mistake ? (
          <p className="field-error" id={`${id}-mistake`} role="alert">
            <AdminIcon name="circle-alert" /> {mistake}
          </p>
        ) : null}
      </section>
      <section className="panel paste-example mt-5 p-5">
        <h2>{words.example}</h2>
        <p className="mt-2 text-ink2">{words.exampleText}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <section className="paste-scroll mt-4" tabIndex={0} aria-label={words.example}>
          <table className="paste-table">
            <thead>
              <tr>
                {EXAMPLE.map(([column]) => (
                  <th key={column} scope="col">
                    {columnWords(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {EXAMPLE.map(([column, value]) => (
                  <td key={column}>
                    <bdi>{value}</bdi>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
        <button
          type="button"
          className="button button-secondary button-small mt-4"
          onClick={() => void copyExample()}
        >
          <AdminIcon name="copy" /> {words.copyExample}
        </button>
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-[620]">{words.allColumns}</summary>
          <ul className="paste-columns">
            {TABLE_COLUMNS.map((column) => (
              <li key={column}>{columnWords(column)}</li>
            ))}
          </ul>
        </details>
      </section>
    </>
  );
}

async function copyExample(): Promise<void> {
  const rows = [EXAMPLE.map(([column]) => columnWords(column)), EXAMPLE.map(([, value]) => value)];
  await copyText(tableText(rows), { copied: words.copied, notCopied: words.notCopied });
}
