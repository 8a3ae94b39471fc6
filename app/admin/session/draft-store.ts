import type { DeviceStore } from "#app/forms/device-store.ts";
import { byCode } from "#contracts/by-code.ts";

/** What was typed in one opening of a form; `value` holds the version it was made from. */
export type Draft<T> = {
  /** Which opening of the form: two tabs do not overwrite each other. */
  session: string;
  /** ISO 8601. */
  at: string;
  value: T;
  /** The fields of it that were typed in; older drafts do not say. */
  changed?: (keyof T & string)[];
  /** Of something new that was sent, and is perhaps made: the id that it was sent with. */
  sentAs?: string | undefined;
};

/** Of one form; the oldest goes first. */
const MOST_DRAFTS = 20;

/** Before drafts were somebody's own. */
const OLD_PREFIX = "draft:";

const byMoment = byCode(({ at }: { at: string }) => at);

/** Each user's drafts are their own: nobody else on the device is offered them. */
export function createDrafts(userId: string, store: DeviceStore) {
  const prefix = `drafts:${userId}:`;
  const nameOf = (key: string, session: string) => `${prefix}${session}:${key}`;
  const closed = `drafts-closed:${userId}`;

  const namesOf = (key?: string) =>
    store.names().filter((name) => name.startsWith(prefix) && (!key || name.endsWith(`:${key}`)));

  /** Newest first. What cannot be read is no draft. */
  function find<T>(key: string): Draft<T>[] {
    return namesOf(key)
      .flatMap((name) => read<T>(store.get(name)))
      .sort((one, other) => byMoment(other, one));
  }

  const drop = (key: string, session: string) => store.remove(nameOf(key, session));

  return {
    find,
    drop,

    /** Replaces what the same opening kept before. @returns false when the device does not keep it */
    keep<T>(key: string, draft: Draft<T>): boolean {
      if (store.get(closed) !== null) return false;
      const name = nameOf(key, draft.session);
      const isNew = store.get(name) === null;
      if (!store.set(name, JSON.stringify(draft))) return false;
      // After the clock was set back, this one would look like the oldest.
      const others = isNew ? find(key).filter(({ session }) => session !== draft.session) : [];
      const surplus = others.slice(MOST_DRAFTS - 1);
      for (const { session } of surplus) drop(key, session);
      return true;
    },

    /** In all forms. */
    count: (): number => namesOf().length,

    /** All of them go, and what other tabs still hold is not kept, until the user is back. */
    close(): void {
      for (const name of namesOf()) store.remove(name);
      // Afterwards: a device that was full has room for it now.
      store.set(closed, new Date().toISOString());
    },

    open: (): void => store.remove(closed),

    /**
     * Drafts from the time when they did not belong to a user.
     * @param isTheirs whether this user alone can have typed them; otherwise they go: nobody may
     * be offered what somebody else typed
     */
    settleOld(isTheirs: boolean): void {
      for (const name of store.names().filter((one) => one.startsWith(OLD_PREFIX))) {
        const key = name.slice(OLD_PREFIX.length);
        for (const draft of isTheirs ? read(store.get(name)) : []) {
          store.set(nameOf(key, draft.session), JSON.stringify(draft));
        }
        store.remove(name);
      }
    },
  };
}

/** One draft, or a list of them as it was kept before. */
function read<T>(text: string | null): Draft<T>[] {
  try {
    return [JSON.parse(text ?? "[]")].flat().filter(isDraft);
  } catch {
    return [];
  }
}

const isDraft = (draft: Partial<Draft<unknown>> | null): boolean =>
  typeof draft?.session === "string" &&
  typeof draft.at === "string" &&
  !Number.isNaN(Date.parse(draft.at)) &&
  Boolean(draft.value) &&
  Array.isArray(draft.changed ?? []);
