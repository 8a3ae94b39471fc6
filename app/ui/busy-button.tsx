import type { ReactNode } from "react";

type BusyButtonProps = {
  children: ReactNode;
  /** The verb while it works: "Signing in". */
  busyText: string;
  isBusy: boolean;
  className?: string;
};

/** Sends the form around it; busy, it says so and keeps its width. */
export function BusyButton({ children, busyText, isBusy, className = "" }: BusyButtonProps) {
  return (
    <button
      type="submit"
      className={`button button-primary busy-button ${className}`.trim()}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
    >
      <span>{children}</span>
      <span aria-hidden={!isBusy}>
        <i /> <i /> <i /> {busyText}
      </span>
    </button>
  );
}
