import { AdminIcon, type AdminIconName } from "./admin-icon.tsx";

type MoveButtonProps = {
  icon: AdminIconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
};

/** One place up or down in a list. */
export function MoveButton({ icon, label, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      // It keeps the focus at the first and the last place.
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <AdminIcon name={icon} />
    </button>
  );
}
