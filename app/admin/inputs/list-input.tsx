import type { ReactNode } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/inputs.ts";
import { fill } from "#i18n/fill.ts";
import { itemsWithComma, itemsWithSeparator } from "./list-text.ts";
import { TextBox } from "./text-input.tsx";

type ListInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
  /** As they will be stored. */
  items: string[];
  /** As they were. */
  stored: string[];
  /** What they are called, counted. */
  counted: readonly [one: string, many: string];
};

/** A list as text, and under it what becomes of the text. */
export function ListInput({ items, stored, counted: [one, many], ...field }: ListInputProps) {
  const torn = itemsWithSeparator(stored);
  const joined = itemsWithComma(items);
  return (
    <div>
      <TextBox {...field} />
      {torn.map((item) => (
        <Warning key={item}>{fill(words.holdsSeparator, { item })}</Warning>
      ))}
      {joined.map((item) => (
        <Warning key={item}>{fill(words.holdsComma, { item })}</Warning>
      ))}
      <p className="mt-3 text-small text-ink2" role="status">
        {items.length} {items.length === 1 ? one : many}
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

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-small text-warn">
      <AdminIcon name="triangle-alert" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
