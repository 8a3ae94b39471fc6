import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { locale } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

/** A visa that asks for a paper: of whom, how much, and the addresses of its lists. */
export type PaperUse = {
  _id: string;
  title: string;
  asks: readonly { answers: readonly string[]; need: string }[];
  pages: readonly string[];
};

const listed = new Intl.ListFormat(locale, { type: "unit" });

/** Which visas ask for it, and how many pages a change of it changes. */
export function PaperUses({ uses }: { uses: readonly PaperUse[] }) {
  const pages = pagesOf(uses).length;
  return (
    <section aria-labelledby="paper-uses">
      <h2 className="field-label" id="paper-uses">
        {words.usedIn}
      </h2>
      {uses.length === 0 ? <p className="text-ink2 text-ui">{words.usedNowhere}</p> : null}
      <ul className="paper-uses">
        {uses.map(({ _id, title, asks }) => (
          <li key={_id}>
            <AdminIcon name="stamp" />
            <PageLink to={editorAddress({ kind: "visa", id: _id })}>
              <bdi>{title}</bdi>
            </PageLink>
            <span>{asks.map(askedAs).join(" · ")}</span>
          </li>
        ))}
      </ul>
      {pages > 0 ? (
        <div className="notice-card mt-4 text-small">
          <AdminIcon name="circle-alert" />
          <p>{plural(words.changesPages, pages)}</p>
        </div>
      ) : null}
    </section>
  );
}

export const pagesOf = (uses: readonly PaperUse[]): string[] => uses.flatMap(({ pages }) => pages);

function askedAs({ answers, need }: PaperUse["asks"][number]): string {
  const who = answers.length > 0 ? listed.format(answers) : words.everybody;
  const sentence = (words.askedAs as Record<string, string>)[need];
  return sentence ? fill(sentence, { who }) : who;
}
