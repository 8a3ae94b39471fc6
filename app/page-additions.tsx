import hintFile from "virtual:language-hint";
import onPageFile from "virtual:on-page";
import { renderToStaticMarkup } from "react-dom/server";
import { hideWhenLeft } from "#app/admin/session/hide-when-left.ts";
import { offerLanguage } from "#app/site/languages/offer-language.ts";
import type { Language } from "#contracts/languages.ts";
import type { PreviewPiece } from "#contracts/preview-piece.ts";
import type { StaffBar as Told } from "#contracts/staff-bar.ts";
import { followPage } from "./admin/on-page/follow-page.ts";
import { leavePreview } from "./admin/on-page/leave-preview.ts";
import { PreviewBar } from "./admin/on-page/preview-bar.tsx";
import { StaffBar } from "./admin/on-page/staff-bar.tsx";
import adminSheet from "./admin.css?url";
import { inserted, sourceOf } from "./hydration.ts";
import { NAV_SEARCH } from "./nav-search.server.tsx";

/** React takes the page over at once; what is put on it after that stays. */
const START = `(${hideWhenLeft})();addEventListener("alive",()=>import(${JSON.stringify(onPageFile)}).then(m=>m.editHere(location.href,${JSON.stringify(adminSheet)})));dispatchEvent(new Event("focusin"))`;
const LEAVE = `(${hideWhenLeft})();(${leavePreview})()`;
const ROBOTS = '<meta name="robots" content="noindex, nofollow"/></head>';
const FOLLOW = `(${followPage})(${JSON.stringify(onPageFile)},${JSON.stringify(adminSheet)})`;

export type Page = { html: string; hashes: string };

/**
 * What is shown of a page beside what React knows of it: in the body React passes over elements that are not its
 * own.
 */

/** A rendered page that says that it is a preview. */
export function withPreview({ html, hashes }: Page, piece: PreviewPiece): Page {
  const bar = piece.isFramed ? "" : renderToStaticMarkup(<PreviewBar {...piece} />);
  const marked = inserted(html, "</head>", ROBOTS);
  return {
    html: inserted(marked, "<body>", `<body>${bar}<script>${LEAVE}</script>`),
    hashes: `${hashes} ${sourceOf(LEAVE)}`,
  };
}

/** A rendered page that is edited where it stands. */
export function withEditing({ html, hashes }: Page): Page {
  const start = `<link rel="modulepreload" href="${onPageFile}"/><script>${START}</script>`;
  return {
    html: inserted(inserted(html, "</head>", ROBOTS), "</body>", `${start}</body>`),
    hashes: `${hashes} ${sourceOf(START)}`,
  };
}

/**
 * A rendered page with markup that its scripts know nothing of.
 * @param id of the place that the page has for it
 */
export const withMarkup = ({ html, hashes }: Page, id: string, markup: string): Page => ({
  html: inserted(html, placeOf(id), `<div id="${id}">${markup}</div>`),
  hashes,
});

/** A rendered page, its navigation with the fields that search the site. */
export function withSearch(page: Page): Page {
  const places = Object.entries(NAV_SEARCH).filter(([id]) => page.html.includes(placeOf(id)));
  return places.reduce((whole, [id, markup]) => withMarkup(whole, id, markup), page);
}

const placeOf = (id: string) => `<div id="${id}"></div>`;

/** A rendered page that is there in several languages. */
export function withLanguages({ html, hashes }: Page, languages: readonly Language[]): Page {
  const hint = `(${offerLanguage})(${JSON.stringify(hintFile)},${JSON.stringify(languages)})`;
  return {
    html: inserted(html, "</body>", `<script>${hint}</script></body>`),
    hashes: `${hashes} ${sourceOf(hint)}`,
  };
}

/** A rendered page with what staff are told of it. */
export function withStaffBar({ html, hashes }: Page, told: Told): Page {
  const bar = renderToStaticMarkup(<StaffBar {...told} />);
  return {
    html: inserted(html, "</body>", `${bar}<script>${FOLLOW}</script></body>`),
    hashes: `${hashes} ${sourceOf(FOLLOW)}`,
  };
}
