import { editorAddress } from "#contracts/editor-address.ts";
import { listPlanned } from "#server/content/drafts/list-waiting.ts";
import type { Db } from "#server/db/schema.ts";
import type { createEnquiryReading } from "#server/enquiries/enquiry-reading.ts";
import type { createToldWhen, ReadyToTell } from "#server/enquiries/told-when.ts";
import type { createOutbox } from "#server/mail/outbox.ts";
import { type Found, type Line, lineOf, lineOfSeveral, MOST_LINES } from "./attention-line.ts";

/** Who has waited for longer is behind the number of all. */
const MOST_READ = 50;

type DeskDeps = {
  db: Db;
  enquiry: Pick<ReturnType<typeof createEnquiryReading>, "listWaiting" | "listDue"> &
    ReturnType<typeof createToldWhen>;
  outbox: Pick<ReturnType<typeof createOutbox>, "stuck">;
};

/** Who waits for staff, and what did not leave the house. */
export async function deskLines(deps: DeskDeps, today: string): Promise<Found> {
  const { db, enquiry, outbox } = deps;
  const [waiting, due, refused, stuck, ready] = await Promise.all([
    enquiry.listWaiting(MOST_READ),
    enquiry.listDue(today, { isOver: true, limit: 1 }),
    listPlanned(db, { isRefused: true, limit: MOST_LINES }),
    outbox.stuck(),
    enquiry.toldWhen.ready(today),
  ]);
  const answers = waiting.first.map(({ _id, name, topic, isExample, createdAt }) =>
    lineOf({
      ...{ key: `answer.${_id}`, what: "no-answer", href: `/admin/enquiries/${_id}` },
      ...{ title: name, topic, isExample, ...since(createdAt) },
    }),
  );
  const publications = refused.map((one) => {
    const { kind, id, language, title, publishAt, savedAt } = one;
    const place = { kind, id, ...(language && { language }) };
    return lineOf({
      ...{ key: `publication.${kind}.${id}.${language ?? "en"}`, what: "not-published" },
      ...{ href: editorAddress(place), place, title, ...since(publishAt ?? savedAt) },
    });
  });
  return {
    lines: [
      ...[...ready.map(readyLine), ...answers, ...publications],
      ...[...overdue(due), ...mailLines(stuck)],
    ],
    beyond: { "no-answer": waiting.count - waiting.first.length },
  };
}

const since = (at: string) => ({ day: at.slice(0, "2026-11-25".length), at });

/** A departure has what people wait for: it leads to them. */
function readyLine({ departure, people, since: asked }: ReadyToTell): Line {
  const { _id: id, title, leavesOn } = departure;
  return lineOf({
    ...{ key: `told.${id}`, what: "can-be-told", place: { kind: "departure", id } },
    href: `/admin/enquiries/told-when?departure=${encodeURIComponent(id)}`,
    ...{ title: title || leavesOn, count: people, ...since(asked) },
  });
}

type Due = Awaited<ReturnType<DeskDeps["enquiry"]["listDue"]>>;

/** They stand beside the list, each with its name. */
function overdue({ count, first: [oldest] }: Due): Line[] {
  const day = oldest?.followUpOn ?? "";
  return count > 0 ? [lineOfSeveral({ what: "follow-up-over", count, day })] : [];
}

type Stuck = Awaited<ReturnType<DeskDeps["outbox"]["stuck"]>>;

function mailLines({ count, oldest }: Stuck): Line[] {
  if (count === 0 || oldest === null) return [];
  return [lineOfSeveral({ what: "mail-stuck", count, ...since(oldest) })];
}
