import type { ComponentProps } from "react";

type PressButtonProps = Omit<ComponentProps<"button">, "type" | "onClick" | "disabled"> & {
  onPress: () => void;
  isOff?: boolean;
};

/** Off, it keeps the focus. */
export function PressButton({ onPress, isOff = false, ...attributes }: PressButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    />
  );
}
