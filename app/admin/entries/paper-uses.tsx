import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import { pathIn } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { language } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

/** A visa that asks for it, and the addresses of its lists. */
type Use = { _id: string; title: string; pages: readonly string[] };

type PaperUsesProps = { uses: readonly Use[] };

/** Above the form of a paper: how much a change of it changes. */
export function PagesChanged({ uses }: PaperUsesProps) {
  const pages = uses.reduce((count, use) => count + use.pages.length, 0);
  if (pages === 0) return null;
  return (
    <div className="notice-card">
      <AdminIcon name="eye" />
      <p>{plural(words.changesPages, pages)}</p>
    </div>
  );
}

/** Below it: which visas ask for it, and on which pages. */
export function PaperUses({ uses }: PaperUsesProps) {
  return (
    <section className="panel mt-5 px-5 pt-5 pb-3">
      <h2 className="text-h3">{words.usedIn}</h2>
      {uses.length === 0 ? (
        <p className="mt-2 mb-2 text-ink2">{words.usedNowhere}</p>
      ) : (
        <ul className="mt-3">
          {uses.map(({ _id, title, pages }) => (
            <li key={_id} className="border-line border-t py-2">
              <PageLink
                className="inline-flex min-h-11 items-center gap-3 font-[640] hover:underline"
                to={editorAddress({ kind: "visa", id: _id })}
              >
                <AdminIcon name="stamp" /> {title}
              </PageLink>
              <ul className="flex flex-wrap gap-x-5 text-small">
                {pages.map((page) => (
                  <li key={page}>
                    <a
                      className="inline-flex min-h-11 items-center text-ink2 underline [overflow-wrap:anywhere]"
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
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
