import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { deviceStore } from "#app/forms/device-store.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { fill, inDigits } from "#i18n/fill.ts";
import { isInLines, itemsWithComma, listToLines, listToText } from "./list-text.ts";
import { TextBox } from "./text-input.tsx";

type ListInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
  /** As they will be stored. */
  items: string[];
  /** What they are called, counted. */
  counted: readonly [one: string, many: string];
};

/** Whether this device shows lists one a line. */
const KEY = "listLines";

/** A list as text, with commas as specified or one a line, and under it what becomes of the text. */
export function ListInput({ items, counted: [one, many], ...field }: ListInputProps) {
  const [wantsLines, setWantsLines] = useState(() => deviceStore.get(KEY) === "yes");
  const { value, hint, onType } = field;
  const isLines = wantsLines || isInLines(value);

  function choose() {
    deviceStore.set(KEY, isLines ? "no" : "yes");
    setWantsLines(!isLines);
    if (isInLines(value)) onType(listToText(items));
  }

  return (
    <div className="relative">
      <button type="button" className="list-lines" aria-pressed={isLines} onClick={choose}>
        {words.oneALine}
      </button>
      <TextBox
        {...field}
        {...(isLines ? { hint: words.oneALineHint } : hint ? { hint } : {})}
        value={isLines && !isInLines(value) ? listToLines(items) : value}
        onType={(text) => onType(isLines && !isInLines(text) ? `${text}\n` : text)}
      />
      {isLines
        ? null
        : itemsWithComma(items).map((item) => (
            <p key={item} className="mt-2 flex items-start gap-2 text-small text-warn">
              <AdminIcon name="triangle-alert" className="mt-0.5" />
              <span>{fill(words.holdsComma, { item })}</span>
            </p>
          ))}
      <p className="mt-3 text-small text-ink2" role="status">
        {inDigits(items.length)} {items.length === 1 ? one : many}
      </p>
      <ol className="mt-1 list-inside list-decimal text-small text-ink2" dir="auto">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
          <li key={index}>{item}</li>
        ))}
      </ol>
    </div>
  );
}
