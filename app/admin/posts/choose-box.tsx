import * as words from "#i18n/en/admin/posts.ts";
import { fill } from "#i18n/fill.ts";
import type { Chosen } from "./use-chosen.ts";

type ChooseBoxProps = { id: string; title: string; chosen: Chosen };

export function ChooseBox({ id, title, chosen }: ChooseBoxProps) {
  return (
    <label className="choose-box">
      <input
        type="checkbox"
        aria-label={fill(words.choose, { title })}
        checked={chosen.has(id)}
        // A change does not say whether Shift is held.
        onClick={(event) => chosen.press(id, event)}
        onChange={() => {}}
      />
    </label>
  );
}
