/** Where the page goes on when what had the focus is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
