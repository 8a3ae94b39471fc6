import { useRef, useState } from "react";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { language } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { textIn } from "./text-in.ts";

const FIRST = 3;

type TemplateChipsProps = {
  templates: ReplyTemplate[];
  /** _id. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** The first of them and the chosen one; all when they are asked for. */
export function TemplateChips({ templates, chosen, onChoose }: TemplateChipsProps) {
  const [isAll, setAll] = useState(false);
  const chips = useRef<HTMLDivElement>(null);
  const shown = templates.filter(({ _id }, at) => isAll || at < FIRST || _id === chosen);
  const showAll = () =>
    withoutFocused(
      () => setAll(true),
      () => chips.current?.querySelectorAll("button")[FIRST]?.focus(),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a view, not fields of a form
    <div ref={chips} className="template-chips" role="group" aria-label={words.templatesToAnswer}>
      {shown.map(({ _id, title }) => {
        const said = textIn(title, language);
        return (
          <button
            key={_id}
            type="button"
            className="chip"
            lang={said.language}
            aria-pressed={_id === chosen}
            onClick={() => onChoose(_id)}
          >
            {said.text}
          </button>
        );
      })}
      {shown.length < templates.length ? (
        <button type="button" className="chip" onClick={showAll}>
          {fill(words.allTemplates, { count: templates.length })}
        </button>
      ) : null}
    </div>
  );
}
