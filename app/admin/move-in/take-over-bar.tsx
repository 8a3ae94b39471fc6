import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PressButton } from "#app/ui/press-button.tsx";
import type { Import } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { plural } from "#i18n/fill.ts";
import type { MoveIn } from "./use-move-in.ts";

type TakeOverBarProps = Pick<MoveIn, "isBusy" | "onward" | "forget"> & { shown: Import };

/** What was looked through is taken over, or something else is chosen. */
export function TakeOverBar({ shown, isBusy, onward, forget }: TakeOverBarProps) {
  const { _id, source, counts } = shown;
  const posts = counts.posts + counts.drafts;
  return (
    <div className="save-bar">
      <div className="admin-wrap">
        <p className="save-state">
          <AdminIcon name="shield-check" /> <span>{words.canBeUndone}</span>
        </p>
        <PressButton
          className="button button-secondary"
          isOff={isBusy}
          onPress={() => void forget(_id)}
        >
          {source === "site" ? words.changeAddress : words.changeFile}
        </PressButton>
        <PressButton
          className="button button-primary"
          isOff={isBusy}
          onPress={() => void onward("start", _id)}
        >
          {posts > 0 ? plural(words.takeOver, posts) : words.takeAllOver}
        </PressButton>
      </div>
    </div>
  );
}
