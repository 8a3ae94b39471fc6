import type { ReactNode } from "react";
import { AdminIcon, type AdminIconName } from "./admin-icon.tsx";

type SegmentedProps<Value extends string> = {
  label: string;
  /** `label` may stand in another language than the rest. */
  options: readonly { value: Value; label: ReactNode; icon?: AdminIconName }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string;
};

/** Two or three views of one thing, of which one shows. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a view, not fields of a form
    <div className={`segmented ${props.className ?? ""}`} role="group" aria-label={props.label}>
      {props.options.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {icon ? <AdminIcon name={icon} /> : null} {label}
        </button>
      ))}
    </div>
  );
}
