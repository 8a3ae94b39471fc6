import { capital } from "#app/admin/pieces/capital.ts";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Waiting } from "#contracts/waiting.ts";
import * as words from "#i18n/en/admin/today.ts";
import { placeName } from "#i18n/place-name.ts";

type GoesPublicNextProps = { next: readonly Waiting[]; timeZone: string };

/** What is planned; each leads to its editor, where the plan is moved or cancelled. */
export function GoesPublicNext({ next, timeZone }: GoesPublicNextProps) {
  const now = useNow();
  return (
    <section className="panel day-list" aria-labelledby="goes-public">
      <h2 id="goes-public">{words.goesPublicNext}</h2>
      {next.length === 0 ? <p>{words.nothingPlanned}</p> : null}
      <ul>
        {next.map((one) => (
          <li key={editorAddress(one)}>
            <span>
              <PageLink to={editorAddress(one)}>
                <bdi>{placeName(one, one.title)}</bdi>
              </PageLink>
              <small>
                {one.publishAt
                  ? capital(momentWords(timeZone, new Date(one.publishAt), now))
                  : null}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
