/**
 * Runs in the page, as an inline script: whoever follows a link leaves the preview for the page as it is public,
 * asked for whole. A frame of the admin area stays where it is, and so does a page that is edited, but for its own
 * bar. It must stand alone: no imports.
 */
export function leavePreview(): void {
  const stays = window.top !== window || new URLSearchParams(location.search).has("edit");

  function onPress(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const isOwn = link?.closest(".edit-here, .rich-here, [role=dialog], [role=alertdialog]");
    if (!link || isOwn || !/^https?:$/.test(link.protocol)) return;
    const isHere = link.origin + link.pathname + link.search;
    if (isHere === location.origin + location.pathname + location.search) return;
    event.stopImmediatePropagation();
    if (stays && !event.ctrlKey && !event.metaKey) event.preventDefault();
  }

  addEventListener("click", onPress, { capture: true });
}
