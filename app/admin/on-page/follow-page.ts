/**
 * Runs in the page, as an inline script: the bar of staff says what page this is, also after going to another
 * inside the app, and makes it one that is edited. It must stand alone: no imports.
 * @param file what edits pages where they stand
 * @param sheet the style sheet of the admin area
 */
export function followPage(file: string, sheet: string): void {
  const find = (page: Document) => page.querySelector<HTMLElement>("body > .staff-bar");
  let shown = location.pathname;
  const alive = new Promise((resolve) => addEventListener("alive", resolve, { once: true }));
  type Layer = { editHere: (address: string, sheet: string) => Promise<void> };
  const load = (): Promise<Layer> => import(file);

  /** In the page as it stands; where that does not go, the address leads to it. */
  async function editHere(event: MouseEvent): Promise<void> {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(".edit-link") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.ariaBusy) return;
    event.preventDefault();
    link.ariaBusy = "true";
    await Promise.all([load(), alive])
      .then(([{ editHere }]) => editHere(link.href, sheet))
      .catch(() => {
        location.href = link.href;
      });
  }

  /** It can be hidden where a script can bring it back. */
  function prepare(): void {
    const bar = find(document);
    const button = bar?.querySelector("button");
    if (!bar || !button) return;
    button.hidden = false;
    button.onclick = () => {
      bar.hidden = true;
    };
  }

  async function follow(): Promise<void> {
    const { pathname } = location;
    if (pathname === shown) return;
    shown = pathname;
    const old = find(document);
    if (old) old.hidden = true;
    const answer = await fetch(pathname, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const bar = find(page);
    if (!bar || shown !== pathname) return;
    find(document)?.remove();
    document.body.append(bar);
    prepare();
  }

  /** E, where nothing is typed. */
  function onKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
    const isTyped =
      target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    if (key.toLowerCase() !== "e" || ctrlKey || metaKey || altKey || isTyped) return;
    find(document)?.querySelector<HTMLElement>("[aria-keyshortcuts]")?.click();
  }

  prepare();
  addEventListener("click", (event) => void editHere(event));
  addEventListener("keydown", onKey);
  // It is there when it is asked for.
  const idle = window.requestIdleCallback ?? setTimeout;
  void alive.then(() => idle(() => void load().catch(() => undefined)));
  // Every page has a title of its own, and the address has changed before it.
  const watch = () => void follow().catch(() => undefined);
  new MutationObserver(watch).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
