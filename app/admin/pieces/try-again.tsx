import { useFocusHandedOn } from "#app/admin/focus/use-focus-handed-on.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { tryAgain } from "#i18n/en/admin/shell.ts";

type TryAgainProps = {
  onPress: () => void;
  className?: string;
  isBusy?: boolean;
  /** Puts the focus where one goes on; otherwise that is the heading of the page. */
  goOn?: (() => void) | undefined;
};

/** Beside what failed; it goes with that. */
export function TryAgain({ onPress, className = "", isBusy = false, goOn }: TryAgainProps) {
  const button = useFocusHandedOn(goOn);
  return (
    <PressButton
      ref={button}
      className={`button ${className}`.trim()}
      isOff={isBusy}
      onPress={onPress}
    >
      {tryAgain}
    </PressButton>
  );
}
