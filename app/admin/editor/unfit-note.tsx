import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { Draft } from "#contracts/draft.ts";
import * as words from "#i18n/en/admin/editor.ts";

type UnfitNoteProps = { unfit: Draft["unfit"]; labelOf: (field: string) => string };

/** Waiting changes of before an upgrade: what the form has no field for can be read, and copied. */
export function UnfitNote({ unfit, labelOf }: UnfitNoteProps) {
  if (unfit.length === 0) return null;
  return (
    <section className="notice-card" aria-label={words.unfit}>
      <AdminIcon name="triangle-alert" />
      <div className="grid gap-2">
        <p>
          <strong>{words.unfit}</strong> {words.unfitText}
        </p>
        <dl className="grid gap-2">
          {unfit.map(({ field, text }) => (
            <div key={field}>
              <dt className="text-ink2 text-small">{labelOf(field)}</dt>
              <dd dir="auto" className="whitespace-pre-wrap break-words">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
