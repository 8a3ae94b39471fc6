import { expect, onTestFinished } from "vitest";

/** The window is not led to other sites, nor to a telephone; no form loads another page in its place. */
export function stayHere(): void {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !/^[/?#]/.test(link.getAttribute("href") ?? "/")) event.preventDefault();
  };
  const loading: string[] = [];
  const note = ({ target, defaultPrevented }: Event) => {
    if (!defaultPrevented) loading.push((target as Element).outerHTML.slice(0, 200));
  };
  addEventListener("click", stay);
  addEventListener("submit", note);
  onTestFinished(() => {
    removeEventListener("click", stay);
    removeEventListener("submit", note);
    expect(loading, "forms that load a page").toEqual([]);
  });
}
