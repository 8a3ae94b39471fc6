import { renderToStaticMarkup } from "react-dom/server";
import type { PreviewPiece } from "#contracts/preview-piece.ts";
import type { StaffBar as Told } from "#contracts/staff-bar.ts";
import { followPage } from "./admin/on-page/follow-page.ts";
import { leavePreview } from "./admin/on-page/leave-preview.ts";
import { PreviewBar } from "./admin/on-page/preview-bar.tsx";
import { StaffBar } from "./admin/on-page/staff-bar.tsx";
import { inserted, sourceOf } from "./hydration.ts";

const LEAVE = `(${leavePreview})()`;
const FOLLOW = `(${followPage})()`;

export type Page = { html: string; hashes: string };

/**
 * What is shown of a page beside what React knows of it: in the body React passes over elements that are not its
 * own. Visitors get none of it.
 */

/** A rendered page that says that it is a preview. */
export function withPreview({ html, hashes }: Page, piece: PreviewPiece): Page {
  const bar = piece.isFramed ? "" : renderToStaticMarkup(<PreviewBar {...piece} />);
  const robots = '<meta name="robots" content="noindex, nofollow"/></head>';
  const marked = inserted(html, "</head>", robots);
  return {
    html: inserted(marked, "<body>", `<body>${bar}<script>${LEAVE}</script>`),
    hashes: `${hashes} ${sourceOf(LEAVE)}`,
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
