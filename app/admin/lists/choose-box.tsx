import type { Chosen } from "./use-chosen.ts";

type ChooseBoxProps = {
  id: string;
  label: string;
  chosen: Pick<Chosen<{ id: string }>, "has" | "press">;
};

export function ChooseBox({ id, label, chosen }: ChooseBoxProps) {
  return (
    <label className="choose-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen.has(id)}
        // A change does not say whether Shift is held.
        onClick={(event) => chosen.press(id, event)}
        onChange={() => {}}
      />
    </label>
  );
}
