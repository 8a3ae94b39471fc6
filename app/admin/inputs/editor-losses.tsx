import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";

type EditorLossesProps = {
  /** What is edited. */
  thing: keyof typeof words.cannotKeep;
  lost: string[];
};

/** Says what stored HTML holds and the editor would not give back, before anything is saved. */
export function EditorLosses({ thing, lost }: EditorLossesProps) {
  if (lost.length === 0) return null;
  return (
    <div className="notice-card mb-5" role="status">
      <AdminIcon name="triangle-alert" />
      <p>{fill(words.cannotKeep[thing], { lost: lost.join(comma) })}</p>
    </div>
  );
}
