import { useEffect, useRef, useState } from "react";
import { apiAt, ask } from "#app/admin/api/client.ts";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { CONFLICT, NOT_THERE, SIGNED_OUT } from "#app/admin/api/statuses.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { type OtherName, otherNameOf } from "#app/admin/presence/other-words.ts";
import { changedFields } from "#app/admin/session/changes.ts";
import { createUnanswered } from "#app/admin/session/unanswered.ts";
import { type ApiAnswer, failedCall } from "#app/forms/api-answer.ts";
import type {
  Draft,
  DraftWrite,
  OtherSide,
  Presence,
  SavedDraft,
  Writer,
} from "#contracts/draft.ts";
import { only } from "#contracts/only.ts";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { shortened } from "./shortened.ts";

/** What waits, beside its fields. */
export type Waiting = Pick<
  Draft,
  "version" | "savedAt" | "publishAt" | "problem" | "restoredFrom" | "unfit"
> & {
  /** What was published since they began contradicts them. */
  isContradicted?: boolean;
  /** What was asked for has had no answer yet, or will have none; or nothing waits any more. */
  unsure?: "unanswered" | "unknown" | "gone" | undefined;
};

type Body = Record<string, unknown>;
type Origin = { version?: number | undefined; base?: number | undefined };

type Typed<T> = { now: () => T; writeOn: (typed: T, stored: { current: T }) => void };

type WaitingOptions = {
  place: () => Place | null;
  draft: Draft | null;
  /** As it was loaded. */
  known: object;
  /** A document as the form would send it. */
  asSent: (document: object) => object;
};

/** The waiting changes of a document on the server, of which only what is changed is sent. */
export function useWaiting({ place, draft, known, asSent }: WaitingOptions) {
  const [waiting, setWaiting] = useState<Waiting | null>(draft);
  const [otherName, setOtherName] = useState<OtherName>("");
  const [missing, setMissing] = useState<string | null>(null);
  const [others, setOthers] = useState<Writer[]>(draft?.others ?? []);
  // As the server has it.
  const there = useRef(known);
  const [unanswered] = useState(createUnanswered);
  // Stored from here, as far as is known.
  const storedHere = useRef<number>(undefined);
  const newest = useRef(waiting);
  useEffect(() => {
    newest.current = waiting;
  });
  // Something is done with all of it just now.
  const held = useRef(false);
  // Nobody else has written last.
  const isOwn = useRef(false);
  const broughtIn = useRef(0);

  /** @param made of a translation, by field: the English beside it; those are sent also where they are as they were */
  async function keep(
    body: Body,
    { version, base = 0 }: Origin,
    made?: Body,
  ): Promise<ApiAnswer<object>> {
    if (waiting?.unsure === "unanswered") return failedCall(GATEWAY_TIMEOUT, "FETCH_ERROR");
    if (held.current) return { ...failedCall(GATEWAY_TIMEOUT, "FETCH_ERROR"), message: "" };
    const seen = asSent(there.current);
    const changes = { ...changesOf(seen, body), ...only(body, Object.keys(made ?? {})) };
    const origin = { version, base, ...(made && { made }) };
    const answer = await send(
      { ...origin, body: changes },
      { ...origin, ...shortened(seen, changes) },
    );
    if (answer.isOk) return { ...answer, data: stored(body, answer.data) };
    if (isUnanswered(answer) || answer.status >= 500) unanswered.add(body);
    const { current, ...failure } = answer;
    return current ? refused({ body, made }, failure, current as unknown as OtherSide) : failure;
  }

  /** @param short says where it changes texts; on another text than was seen here it fits nowhere */
  async function send(whole: DraftWrite, short: DraftWrite): Promise<ApiAnswer<SavedDraft>> {
    if (new Blob([JSON.stringify(whole)]).size > STAFF_BYTES) return { ...TOO_LONG, issues: [] };
    const param: Place = place() ?? { kind: "", id: "" };
    const put = (json: DraftWrite) =>
      ask(() => apiAt("drafts", param)[":kind"][":id"].$put({ param, json }));
    const first = await put(short);
    const isOfAnother = !first.isOk && first.status === CONFLICT && !first.current;
    return short.edits && isOfAnother ? put(whole) : first;
  }

  /** @returns it with what came in from elsewhere */
  function stored(body: Body, { body: merged, others, by, ...saved }: SavedDraft): object {
    setOthers(others);
    if (merged) {
      setOtherName(by ? otherNameOf(by) : "");
      broughtIn.current += 1;
    }
    const { version, base, savedAt, publishAt, problem, publicVersion } = saved;
    const kept = { ...(merged ?? body), version, base };
    take(kept, { savedAt, version, publishAt, problem, isContradicted: publicVersion > base });
    return kept;
  }

  /** What was stored without an answer is nobody else's. */
  async function refused(
    { body, made }: { body: Body; made: Body | undefined },
    failure: Omit<Extract<ApiAnswer<object>, { isOk: false }>, "current">,
    { body: theirs, version: number, base, savedAt, by }: OtherSide,
  ): Promise<ApiAnswer<object>> {
    const version = number || undefined;
    const isLost = unanswered.isStored(asSent(theirs), asSent(there.current));
    const isFromHere = by.isYou && number === storedHere.current;
    there.current = theirs;
    unanswered.forget();
    if (isLost) return keep(body, { version, base }, made);
    isOwn.current = false;
    // Whose words came in with what was stored from here was told then, if any did.
    setOtherName((told) => (isFromHere && told !== "" ? told : otherNameOf(by)));
    if (version)
      setWaiting((now) => ({ ...UNPLANNED, ...now, version, savedAt, restoredFrom: null }));
    else setWaiting(null);
    return { ...failure, current: { ...theirs, version, base } };
  }

  const isSent = (theirs: object) => unanswered.isStored(asSent(theirs));

  /** It is stored, by us. */
  function take(
    kept: object,
    stored: Pick<Waiting, "version" | "savedAt"> & Partial<Waiting>,
  ): void {
    there.current = kept;
    storedHere.current = stored.version;
    unanswered.forget();
    isOwn.current = true;
    const written = { restoredFrom: null, unsure: undefined };
    setWaiting((now) => ({ ...UNPLANNED, ...now, ...stored, ...written }));
  }

  return {
    waiting,
    setWaiting,
    /** Why it is not there any more, in words; null: it is, as far as is known. */
    missing,
    /** Who had it open too when something was stored. */
    others,
    otherName,
    isOwn: () => isOwn.current,
    /** How often what was written elsewhere has come in with what was kept. */
    broughtIn: () => broughtIn.current,
    /** Whether it was stored by us, without an answer. */
    isSent,
    /** Published, perhaps: no answer came. */
    sentWithoutAnswer: unanswered.add,
    keep,
    /** While it is done nothing is stored, and tried again after it. */
    async holding<T>(deed: () => Promise<T>): Promise<T> {
      held.current = true;
      try {
        return await deed();
      } finally {
        held.current = false;
      }
    },
    take,
    /**
     * Before it is asked how it stands.
     * @param document none of it is stored any more once a backup was put back
     * @returns takes what is answered; how it stands only if nothing was stored meanwhile
     */
    listen<T>({ now, writeOn }: Typed<T>) {
      const before = newest.current;
      return (answer: ApiAnswer<Presence>): void => {
        if (answer.isOk) setMissing(null);
        else if (answer.status === NOT_THERE) setMissing(answer.message);
        if (!before || newest.current !== before) return;
        if (mayBeLost(answer, before)) {
          if (there.current === NOTHING) return;
          there.current = NOTHING;
          writeOn(now(), { current: NOTHING as T });
        } else if (answer.isOk) {
          const { version: _, ...stands } = answer.data.waiting ?? {};
          const unsure = answer.data.waiting ? undefined : ("gone" as const);
          const next = { ...before, ...stands, unsure };
          if (changedFields(before, next).length > 0) setWaiting(next);
        }
      };
    },
    /** What stands beside what is written was not sent with a name. */
    forgetOther: () => setOtherName(""),
    /** Nothing waits any more. */
    end(published: object): void {
      there.current = published;
      unanswered.forget();
      isOwn.current = false;
      setWaiting(null);
    },
  };
}

const NOTHING = {};
const GATEWAY_TIMEOUT = 504;
const UNPLANNED = { publishAt: null, problem: null, unfit: [] };
const TOO_LONG = { isOk: false, status: 413, message: words.tooLong } as const;

/** A backup that was put back has none of it. It ends all sessions, too: then nobody can be asked. */
function mayBeLost(answer: ApiAnswer<Presence>, { version }: Waiting): boolean {
  if (!answer.isOk) return answer.status === SIGNED_OUT;
  const { floor, waiting } = answer.data;
  return version <= floor && (waiting?.version ?? 0) < version;
}

const changesOf = (from: object, to: object): Body =>
  Object.fromEntries(
    Object.entries(to).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((from as Body)[name]),
    ),
  );
