import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/admin/visa-form.ts";
import { inDigits } from "#i18n/fill.ts";
import { papersFor } from "./paper-rows.ts";
import type { PaperList } from "./use-paper-list.ts";

type AnswerChipsProps = { list: PaperList; onNew: () => void };

/** Whose papers are looked at, each with how many they are; and one answer more. */
export function AnswerChips({ list, onNew }: AnswerChipsProps) {
  const { papers, answers, chosen, choose } = list;
  const chips = answers.map(({ id, link, label }) => ({
    ...{ id, label: label || link },
    count: papersFor(papers, link).length,
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a view, not fields of a form
    <div className="part-tabs" role="group" aria-label={words.whosePapers}>
      {chips.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
        >
          <span dir="auto">{label}</span> <small>{inDigits(count)}</small>
        </button>
      ))}
      {chips.length > 0 ? (
        <button
          type="button"
          className="chip"
          aria-pressed={chosen === null}
          onClick={() => choose(null)}
        >
          {words.everyPaper} <small>{inDigits(papers.length)}</small>
        </button>
      ) : null}
      <button type="button" className="chip" onClick={onNew}>
        <Icon name="plus" /> {words.profile}
      </button>
    </div>
  );
}
