import { type ReactNode, useLayoutEffect, useRef } from "react";

type BusyButtonProps = {
  children: ReactNode;
  /** The verb while it works: "Signing in". */
  busyText: string;
  isBusy: boolean;
  className?: string;
};

/** Sends the form around it; busy, it says so and keeps its width. */
export function BusyButton({ children, busyText, isBusy, className = "" }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Off, it loses the focus: it gets it back, unless that has gone elsewhere.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus();
  }, [isBusy]);
  return (
    <button
      ref={button}
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
