import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { departureWords } from "#app/admin/pieces/departure-words.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import type { AwaitedDeparture, WaitingPerson as Person } from "#contracts/told-when.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { seats as seatWords } from "#i18n/en/site/departures.ts";
import { type PersonProps, WaitingPerson } from "./waiting-person.tsx";

type PanelProps = Omit<PersonProps, "departure"> & {
  /** _id. */
  id: string;
  /** Undefined: it has been deleted. */
  departure: AwaitedDeparture | undefined;
  people: readonly Person[];
  /** It stands on the page of that departure. */
  isHere?: boolean;
};

/** A departure, how it stands, and who waits for it. */
export function AwaitedPanel({ id, departure, people, isHere = false, ...props }: PanelProps) {
  const Heading = isHere ? "h3" : "h2";
  const headingId = `awaited-${id}`;
  return (
    <section className="panel told-when" aria-labelledby={headingId}>
      <div className="head">
        <div>
          <Heading id={headingId} className="h-card">
            {departure ? departureWords(departure) : words.deleted}
          </Heading>
          {departure ? null : <p>{words.deletedText}</p>}
        </div>
        {departure ? (
          <>
            <State departure={departure} />
            {isHere ? null : (
              <PageLink
                className="button button-secondary button-small"
                to={editorAddress({ kind: "departure", id })}
              >
                <AdminIcon name="pencil" /> {words.openDeparture}
              </PageLink>
            )}
          </>
        ) : null}
      </div>
      <ol>
        {people.map((person) => (
          <WaitingPerson key={person._id} {...{ person, departure, ...props }} />
        ))}
      </ol>
    </section>
  );
}

function State({ departure: { seats, prices, isComing } }: { departure: AwaitedDeparture }) {
  if (!isComing) return <span className="pill">{words.hasLeft}</span>;
  return (
    <>
      <span className={`pill pill-seats-${seats}`}>{seatWords[seats]}</span>
      {prices === "valid" ? null : (
        <span className="pill pill-waiting">
          {prices === "ended" ? words.priceEnded : words.noPrice}
        </span>
      )}
    </>
  );
}
