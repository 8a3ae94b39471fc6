/**
 * Runs in the page, as the first inline script. A page that was loaded anew where its address had
 * changed in place shares the entries before it in the history: Back changes the address only, and
 * ends a page that is still coming where it is. React must not take over what belongs to another
 * address. It must stand alone: no imports.
 */
export function leaveByBack(): void {
  const address = () => location.pathname + location.search;
  const rendered = address();
  const leave = () => {
    if (address() !== rendered) location.reload();
  };
  addEventListener("popstate", leave);
  addEventListener("alive", () => removeEventListener("popstate", leave));
}
