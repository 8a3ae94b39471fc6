import { useEffect, useState } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { useToldReads } from "#app/site/blog/use-told-reads.ts";
import { useEarlyPictures } from "#app/site/pieces/use-early-pictures.ts";
import { Dots, Spinner } from "#app/site/pieces/waiting.tsx";
import { NavBar } from "#app/site/shell/nav-bar.tsx";
import { PrintFoot } from "#app/site/shell/print-foot.tsx";
import { QuickBar } from "#app/site/shell/quick-bar.tsx";
import { SiteFooter } from "#app/site/shell/site-footer.tsx";
import { useTopOnPathChange } from "#app/site/shell/use-top-on-path-change.ts";
import { languageAt } from "#contracts/languages.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { apartMarkupContext } from "../../context.ts";
import { NAV_SEARCH } from "../../nav-search.server.tsx";
import { loadSiteData } from "../load-site-data.ts";
import type { Route } from "./+types/layout.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const data = await loadSiteData(context);
  return context.get(apartMarkupContext) ? data : { ...data, search: NAV_SEARCH };
}

/**
 * What every page knows is kept while the visitor moves about. Asked for again with each page, it
 * would also fail with it, and take the page's own error screen away.
 */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  const { pendingPath, isBusy } = usePending();
  useTopOnPathChange();
  useToldReads();
  useEarlyPictures();
  return (
    <>
      <a href="#main" className="skip-link button button-primary">
        {shell.skip}
      </a>
      <NavBar />
      <main id="main" aria-busy={isBusy}>
        {/* Hidden, not taken away: what was typed is still there when the visitor stays. */}
        <div hidden={pendingPath !== null}>
          <Outlet />
        </div>
        {pendingPath?.startsWith("/blog") ? <Spinner /> : null}
        {pendingPath !== null && !pendingPath.startsWith("/blog") ? <Dots /> : null}
      </main>
      <SiteFooter />
      <PrintFoot />
      <QuickBar />
    </>
  );
}

/** A page that comes at once should not flash a loader before it. */
const LOADER_DELAY_MS = 150;

/** The path being waited for, and whether anything is, once that takes long enough to be said. */
function usePending() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [isLong, setLong] = useState(false);
  const isWaiting = location !== undefined;
  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const isBusy = isLong && isWaiting;
  // Only where one is now is told without the language.
  const next = languageAt(location?.pathname ?? pathname).path;
  const pendingPath = isBusy && next !== pathname ? next : null;
  return { pendingPath, isBusy };
}
