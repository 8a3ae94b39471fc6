import * as words from "#i18n/en/admin/shell.ts";

/** Shown by hydration-typed.ts where a script of the page did not come: nothing that is typed would be heard of. */
export const NotWhole = () => (
  <div id="not-whole" hidden role="alert" className="px-4 lg:px-7">
    <form method="get" className="notice-card my-4 items-center">
      <span className="flex-1">{words.notWhole}</span>
      <button type="submit" className="button button-secondary button-small">
        {words.loadAgain}
      </button>
    </form>
  </div>
);
