/**
 * Runs in the page, as an inline script: whoever follows a link leaves the preview for the page as it is public,
 * asked for whole; a frame of the admin area stays where it is. It must stand alone: no imports.
 */
export function leavePreview(): void {
  const isFramed = window.top !== window;

  function onPress(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || !/^https?:$/.test(link.protocol)) return;
    const isHere = link.origin + link.pathname + link.search;
    if (isHere === location.origin + location.pathname + location.search) return;
    event.stopImmediatePropagation();
    if (isFramed) event.preventDefault();
  }

  addEventListener("click", onPress, { capture: true });
}
