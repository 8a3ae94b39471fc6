import { Marked } from "#app/site/pieces/marked.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { foreign } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Piece } from "#contracts/blog.ts";
import * as words from "#i18n/en/site/search.ts";
import type { FoundGroupShown, FoundLine } from "./search-page.ts";

/** What was found, kind by kind. */
export function FoundGroups({ groups }: { groups: readonly FoundGroupShown[] }) {
  return groups.map(({ is, lines, more }) => (
    <section key={is} className="found" aria-labelledby={`found-${is}`}>
      <h2 id={`found-${is}`}>{words.groups[is]}</h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.to} {...line} />
        ))}
      </ul>
      {more.length > 0 ? (
        <p className="more">
          {more.map(({ to, text }) => (
            <PageLink key={to} className="text-link" to={to}>
              {text}
            </PageLink>
          ))}
        </p>
      ) : null}
    </section>
  ));
}

function Line({ to, title, text }: FoundLine) {
  return (
    <li>
      <PageLink to={to}>
        <span>
          <b {...foreign(textOf(title))}>
            <Marked pieces={title} />
          </b>
          <small {...foreign(textOf(text))}>
            <Marked pieces={text} />
          </small>
        </span>
        <Icon name="chevron-right" />
      </PageLink>
    </li>
  );
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");
