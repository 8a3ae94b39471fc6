import type { PreviewPiece } from "#contracts/preview-piece.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import { momentLabel } from "#i18n/moment-label.ts";

/** Beside the page's own style sheet, which visitors load too. */
const STYLE = `
.preview-bar{position:sticky;inset-block-start:0;z-index:45;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 16px;min-height:44px;padding-inline:16px;background:var(--brasssoft);color:var(--warn);border-block-end:1px solid var(--sand3);font-size:.9375rem;line-height:1.35}
.preview-bar b{font-weight:560}
.preview-bar a{display:inline-flex;align-items:center;min-height:43px;color:inherit;font-weight:640;text-decoration:underline;text-underline-offset:3px}
@media(height>=480px){.preview-bar~.site-header{inset-block-start:44px}html{scroll-padding-block-start:8.5rem}}
@media(height<480px){.preview-bar{position:static}}
@media print{.preview-bar{display:none}}
`;

/** Stands before the page, in HTML of its own: neither React nor a script makes it. */
export function PreviewBar({ made, editor }: PreviewPiece) {
  return (
    <aside className="preview-bar" aria-label={words.preview}>
      <style>{STYLE}</style>
      <b>
        {made
          ? fill(words.asItWas, { at: momentLabel(made.at, made.timeZone) })
          : words.notPublicYet}
      </b>
      {editor ? <a href={editor}>{words.backToEditor}</a> : null}
    </aside>
  );
}
