import { useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { pathIn } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { language } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

/** In the save bar: the public pages that a change of a paper changes. */
export function PaperPages({ pages }: { pages: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (pages.length === 0) return null;
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => setOpen(true)}>
        {plural(words.seePages, pages.length)}
      </button>
      <AdminDialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.pagesOf}>
        <ul className="library-lines">
          {pages.map((page) => (
            <li key={page}>
              <a
                className="flex min-h-11 items-center text-pine underline [overflow-wrap:anywhere]"
                href={pathIn(language, page)}
                target="_blank"
                rel="noopener"
                aria-label={fill(words.viewTitle, { title: page })}
              >
                <bdi dir="ltr">{page}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </AdminDialog>
    </>
  );
}
