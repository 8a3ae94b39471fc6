import { onTestFinished } from "vitest";

/** The window is not led to other sites, nor to a telephone. */
export function stayHere(): void {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !/^[/?#]/.test(link.getAttribute("href") ?? "/")) event.preventDefault();
  };
  addEventListener("click", stay);
  onTestFinished(() => removeEventListener("click", stay));
}
