import { createHash } from "node:crypto";
import { hideWhenLeft } from "#app/admin/session/hide-when-left.ts";
import { HEAD_SCRIPT } from "#app/site/head/head-script.ts";
import { leaveByBack } from "./hydration-back.ts";
import { takeOverStart } from "./hydration-start.ts";
import { keepTypedEarly } from "./hydration-typed.ts";

const HEAD = "<head>";
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** React adds it when it takes over: before, it would share the line with the first picture. */
const MANIFEST = /<link rel="manifest"[^>]*>/;
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/** Not with a question in it, not what belongs to somebody, and nothing that is noted when it is asked for. */
const UNTOLD = [
  "/*\\?(.+)",
  "/admin*",
  "/api/*",
  "/login*",
  "/logout*",
  "/register*",
  "/forgot-password*",
  "/reset-password*",
];
/** Until React takes links over, a page comes when its link is touched, not when the finger is lifted. */
const AHEAD = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: UNTOLD } },
          { not: { selector_matches: "[download], [target=_blank]" } },
        ],
      },
      eagerness: "conservative",
    },
  ],
});

/** At the head of each page, before anything is painted. React need not know it: the browser would load it twice. */
const FIRST = `(${leaveByBack})();${HEAD_SCRIPT}`;
const FIRST_OF_STAFF = `(${hideWhenLeft})();(${keepTypedEarly})();${FIRST}`;
const START = `(${takeOverStart})()`;

/**
 * Prepares the scripts of a rendered page.
 * @param nonce what the renderer marked its own scripts with: a script in content has no such mark
 * @param isStaffs from a page of the admin area nothing is fetched ahead; what it shows and what is typed there is minded from the start
 * @returns the page, its module scripts waiting, its marks gone; the CSP sources of its own
 * scripts
 */
export function settleScripts(
  page: string,
  nonce: string,
  { isStaffs = false } = {},
): { html: string; hashes: string } {
  const mark = ` nonce="${nonce}"`;
  const own = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => attributes.includes(mark) && text)
    .map(([, , text = ""]) => text);
  const first = isStaffs ? FIRST_OF_STAFF : FIRST;
  const hashes = new Set([first, START, AHEAD, ...own].map(sourceOf));
  const ahead = isStaffs ? "" : `<script type="speculationrules">${AHEAD}</script>`;
  const settled = deferTakeOver(page.replaceAll(mark, ""), ahead);
  const html = inserted(settled, HEAD, `${HEAD}<script>${first}</script>`);
  return { html, hashes: [...hashes].join(" ") };
}

/**
 * Holds the module scripts and their preloads back, so that the first picture loads before them.
 * @param ahead stands beside them
 * @throws when React Router's markup is not the one this was written for
 */
function deferTakeOver(html: string, ahead: string): string {
  const script = MODULE_SCRIPT.exec(html);
  if (!script)
    throw new Error("no module script in the page: has React Router changed its markup?");
  const modules: string[] = [];
  const quiet = html.replace(MANIFEST, "").replace(PRELOAD, (_, href: string) => {
    modules.push(href);
    return "";
  });
  const [whole, text] = script;
  const waiting = `<script type="text/plain" id="take-over" data-modules="${modules.join(" ")}">${text}</script>`;
  return quiet.replace(whole, () => `${waiting}${ahead}<script>${START}</script>`);
}

/**
 * A page with something in it that React knows nothing of.
 * @throws when React's markup is not the one this was written for
 */
export function inserted(html: string, place: string, piece: string): string {
  if (!html.includes(place))
    throw new Error(`no ${place} in the page: has React changed its markup?`);
  return html.replace(place, () => piece);
}

/** As the Content-Security-Policy names an inline script. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
