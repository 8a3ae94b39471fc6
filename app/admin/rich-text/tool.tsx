import { Toolbar } from "radix-ui";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";

type ToolProps = {
  icon: AdminIconName;
  label: string;
  /** Unset: the button does something, and is not on or off. */
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
};

export function Tool({ icon, label, isOn, isOff, run }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isOff}
      // The focus stays in the text: what is typed at once after a press stands there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <AdminIcon name={icon} />
    </Toolbar.Button>
  );
}
