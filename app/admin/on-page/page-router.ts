import type { DataRouter } from "react-router";
import { dataRouter } from "#app/admin/pieces/data-router.ts";

/** Shows the same page at another address, in place. */
export async function openHere(address: string): Promise<void> {
  const router = dataRouter();
  askForAll(router.routes);
  const { pathname, search, href } = new URL(address, location.origin);
  // In one go: a page that is drawn in slices takes twice as long, and is still another one when this is done.
  if (href !== location.href) await router.navigate(pathname + search, { flushSync: true });
  // Back and forward lead to pages that are not edited, or are: each is asked for whole.
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== pathname + search) location.reload();
  });
}

/** What a visitor's page keeps while somebody moves about is asked for here: its texts are other ones. */
function askForAll(routes: DataRouter["routes"]): void {
  for (const route of routes) {
    delete route.shouldRevalidate;
    askForAll(route.children ?? []);
  }
}
