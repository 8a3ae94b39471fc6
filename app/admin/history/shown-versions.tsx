import { useNavigate } from "react-router";
import type { FieldChange } from "#app/admin/compare/field-changes.ts";
import type { EditedPlace } from "#app/admin/inputs/edited-place.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { capital } from "#app/admin/pieces/capital.ts";
import { historyPath } from "#app/admin/pieces/place.ts";
import { dayOf, dayOrTime, type Zone } from "#app/admin/times/zone-words.ts";
import { TranslationShown } from "#app/admin/translate/translation-shown.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { previewAddress } from "#contracts/preview-address.ts";
import * as words from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { Comparison } from "./comparison.tsx";
import { HistoryPane, RestoreButton } from "./history-pane.tsx";
import type { useRestoring } from "./use-restoring.ts";
import { isOlder, type Version, WAITING } from "./version.ts";
import { VersionShown } from "./version-shown.tsx";
import { headingOf, whenOf } from "./version-words.ts";

type Shown = {
  version: Version;
  body: Record<string, unknown>;
  /** When something else became public; null: nothing has. */
  until: string | null;
};

type ShownVersionsProps = {
  place: EditedPlace;
  /** None, one, or two that are compared. */
  shown: Shown[];
  changes: FieldChange[] | null;
  publicNow: string | null;
  waiting: Version | null;
  /** Of a translation: what it is of. */
  translated: { english: Record<string, unknown>; link?: string } | null;
  /** What a page of it is made of too. */
  around: Pick<Parameters<typeof VersionShown>[0], "library" | "today">;
  /** That a version that is restored goes public by itself; null: it does not. */
  planned: string | null;
  restoring: Pick<ReturnType<typeof useRestoring>, "restore" | "isBusy">;
  zone: Zone;
  search: string;
};

export function ShownVersions(props: ShownVersionsProps) {
  const [one, other] = props.shown;
  if (one && other && props.changes) {
    return <Compared {...props} from={one.version} to={other.version} changes={props.changes} />;
  }
  return one ? <OneVersion {...props} {...one} /> : null;
}

function OneVersion({ place, version, body, until, ...props }: ShownVersionsProps & Shown) {
  const { publicNow, waiting, planned, restoring, translated, around, zone, search } = props;
  const { language } = place;
  const { languages } = useSiteData();
  const nowWords =
    language && !languages.includes(language)
      ? fill(words.publicOnceShown, { language: languageNames[language] })
      : words.asVisitorsSee;
  const isPublicNow = version._id === publicNow;
  // What waits is there already; so is what is public, where nothing waits.
  const isRestorable = version._id !== WAITING && (!isPublicNow || waiting !== null);
  const compared = publicNow && !isPublicNow ? orderedWith(version, publicNow) : null;
  return (
    <HistoryPane
      planned={planned}
      label={words.version}
      title={headingOf(version, zone)}
      text={isPublicNow ? nowWords : thenWords(version, until, zone)}
      actions={
        <>
          {compared ? (
            <PageLink
              className="button button-secondary button-small"
              to={{ pathname: historyPath(place, ...compared), search }}
              preventScrollReset
            >
              <AdminIcon name="compare" /> {words.compareWithNow}
            </PageLink>
          ) : null}
          {isRestorable ? (
            <RestoreButton
              isBusy={restoring.isBusy}
              onRestore={() => void restoring.restore(version._id)}
            />
          ) : null}
        </>
      }
    >
      <div className="version-shown">
        {language && translated ? (
          <TranslationShown
            {...{ place, language, body }}
            english={translated.english}
            page={previewAddress(place, {
              link: translated.link,
              ...(version._id === WAITING ? {} : { which: version._id }),
            })}
          />
        ) : (
          <VersionShown
            key={version._id}
            {...{ place, body, ...around }}
            day={dayOf(version.at, zone)}
          />
        )}
      </div>
    </HistoryPane>
  );
}

function thenWords(version: Version, until: string | null, zone: Zone): string {
  if (!isPublished(version)) return words.asItWould;
  return until ? fill(words.asItWasUntil, { day: dayOrTime(until, zone) }) : words.asItWas;
}

const isPublished = ({ action }: Version) => action !== "draft" && action !== WAITING;

function orderedWith(version: Version, publicNow: string): [string, string] {
  // What was public was so before, also where a clock that was wrong says otherwise.
  const isBefore =
    isPublished(version) || isOlder(version, { ...version, _id: publicNow, action: "update" });
  return isBefore ? [version._id, publicNow] : [publicNow, version._id];
}

type ComparedProps = ShownVersionsProps & { from: Version; to: Version; changes: FieldChange[] };

function Compared({ place, from, to, changes, planned, restoring, zone, search }: ComparedProps) {
  const navigate = useNavigate();
  const swapped = historyPath(place, to._id, from._id);
  // What waits needs no restoring.
  const restorable = from._id === WAITING ? to : from;
  return (
    <HistoryPane
      planned={planned}
      label={words.comparison}
      title={capital(fill(words.fromTo, { from: whenOf(from, zone), to: whenOf(to, zone) }))}
      text={fill(words.fromTo, { from: headingOf(from, zone), to: headingOf(to, zone) })}
      actions={
        <>
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() =>
              void navigate({ pathname: swapped, search }, { preventScrollReset: true })
            }
          >
            <AdminIcon name="compare" /> {words.swap}
          </button>
          <RestoreButton
            label={fill(words.restoreDay, { day: dayOrTime(restorable.at, zone) })}
            isBusy={restoring.isBusy}
            onRestore={() => void restoring.restore(restorable._id)}
          />
        </>
      }
    >
      <Comparison changes={changes} />
    </HistoryPane>
  );
}
