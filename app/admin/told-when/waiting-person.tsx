import { ExampleMark } from "#app/admin/enquiries/example-mark.tsx";
import { peopleWords } from "#app/admin/enquiries/people-words.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useAdminData } from "#app/admin/shell/admin-data.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import type { NamedDeparture, WaitingPerson as Person } from "#contracts/told-when.ts";
import { mail, opensNewTab, whatsApp } from "#i18n/en/admin/enquiries.ts";
import * as words from "#i18n/en/admin/told-when.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { tellingHrefs } from "./telling-hrefs.ts";
import type { TellingWork } from "./use-telling.ts";

export type PersonProps = {
  departure: NamedDeparture | undefined;
  /** Null: a greeting. */
  template: ReplyTemplate | null;
  work: TellingWork;
};

/** Somebody who waits: how to reach them, and whether they have been told. */
export function WaitingPerson({ person, ...props }: PersonProps & { person: Person }) {
  const { dayWords } = useTimes();
  const { _id, place, name, phone, email, language, travellers, since, waitsFor } = person;
  const { toldAt, toldBy, isExample } = person;
  const isTold = toldAt !== null;
  return (
    <li data-told={isTold || undefined}>
      <div className="who">
        <PageLink to={`/admin/enquiries/${_id}`}>
          {fill("{place}. ", { place })}
          <bdi>{name}</bdi>
        </PageLink>
        <small>
          {[words.waits[waitsFor], peopleWords(travellers)].filter(Boolean).join(comma)}
          {[phone, email].filter(Boolean).map((reach) => (
            <bdi key={reach}>{reach}</bdi>
          ))}
        </small>
        <ExampleMark isExample={isExample} />
      </div>
      <p className="when">
        <span>{languageNames[language]}</span>{" "}
        <span>{fill(words.since, { day: dayWords(since) })}</span>
        {isTold ? <b>{fill(words.toldOn, { day: dayWords(toldAt), by: toldBy })}</b> : null}
      </p>
      <Ways person={person} {...props} />
      <button
        type="button"
        className={`button button-small ${isTold ? "button-ghost" : "button-secondary"}`}
        aria-label={fill(isTold ? words.waitsAgainName : words.markToldName, { name })}
        onClick={() => void props.work.mark(person, !isTold)}
      >
        {isTold ? words.waitsAgain : words.markTold}
      </button>
    </li>
  );
}

/** Opened for whoever presses; sent by hand. */
function Ways({ person, departure, template, work }: PersonProps & { person: Person }) {
  const { settings: agency } = useSiteData();
  const staff = useAdminData()?.user.name ?? "";
  const { name, _id } = person;
  const { hrefs, isFilled } = tellingHrefs(person, { template, departure, staff, agency });
  const note = (by: "whatsapp" | "mail") =>
    isFilled && template ? void work.noteText(_id, { template: template._id, by }) : undefined;
  return (
    <div className="ways">
      {hrefs.whatsapp ? (
        <a
          href={hrefs.whatsapp}
          className="button button-ghost button-small"
          target="_blank"
          rel="noopener"
          aria-label={`${fill(words.whatsAppTo, { name })} ${opensNewTab}`}
          onClick={() => note("whatsapp")}
        >
          <AdminIcon name="message-circle" /> <span className="max-md:hidden">{whatsApp}</span>
        </a>
      ) : null}
      {hrefs.mail ? (
        <a
          href={hrefs.mail}
          className="button button-ghost button-small"
          aria-label={fill(words.mailTo, { name })}
          onClick={() => note("mail")}
        >
          <AdminIcon name="mail" /> <span className="max-md:hidden">{mail}</span>
        </a>
      ) : null}
    </div>
  );
}
