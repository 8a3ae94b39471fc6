import { useLocation } from "react-router";
import * as words from "#i18n/en/admin/shell.ts";

/** Shown by hydration-typed.ts where a script of the page did not come: nothing that is typed would be heard of. */
export function NotWhole() {
  const { pathname, search } = useLocation();
  return (
    <div id="not-whole" hidden role="alert" className="px-4 lg:px-7">
      <div className="notice-card my-4 items-center">
        <span className="flex-1">{words.notWhole}</span>
        {/* A document request: nothing else works there. */}
        <a href={`${pathname}${search}`} className="button button-secondary button-small">
          {words.loadAgain}
        </a>
      </div>
    </div>
  );
}
