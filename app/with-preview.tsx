import { renderToStaticMarkup } from "react-dom/server";
import type { PreviewPiece } from "#contracts/preview-piece.ts";
import { leavePreview } from "./admin/on-page/leave-preview.ts";
import { PreviewBar } from "./admin/on-page/preview-bar.tsx";
import { inserted, sourceOf } from "./hydration.ts";

const LEAVE = `(${leavePreview})()`;

type Page = { html: string; hashes: string };

/** A rendered page that says that it is a preview. React passes over what stands in the body beside its own. */
export function withPreview({ html, hashes }: Page, piece: PreviewPiece): Page {
  const bar = piece.isFramed ? "" : renderToStaticMarkup(<PreviewBar {...piece} />);
  const marked = inserted(
    html,
    "</head>",
    '<meta name="robots" content="noindex, nofollow"/></head>',
  );
  return {
    html: inserted(marked, "<body>", `<body>${bar}<script>${LEAVE}</script>`),
    hashes: `${hashes} ${sourceOf(LEAVE)}`,
  };
}
