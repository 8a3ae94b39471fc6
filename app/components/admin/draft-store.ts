/** What was typed in one opening of a form; `value` holds the version it was made from. */
export type Draft<T> = {
  /** Which opening of the form: two tabs do not overwrite each other. */
  session: string;
  /** ISO 8601. */
  at: string;
  value: T;
  /** The fields of it that were typed in; older drafts do not say. */
  changed?: (keyof T & string)[];
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const MOST_DRAFTS = 3;

const nameOf = (key: string) => `draft:${key}`;

/** Newest first. What cannot be read is no draft. */
export function findDrafts<T>(key: string, store: Store): Draft<T>[] {
  try {
    const drafts = JSON.parse(store.getItem(nameOf(key)) ?? "[]");
    return Array.isArray(drafts)
      ? drafts.filter((draft) => draft?.session && draft.at && draft.value)
      : [];
  } catch {
    return [];
  }
}

/** Replaces what the same session kept before. @returns false when the device keeps nothing */
export function keepDraft<T>(key: string, draft: Draft<T>, store: Store): boolean {
  const others = findDrafts<T>(key, store).filter(({ session }) => session !== draft.session);
  try {
    store.setItem(nameOf(key), JSON.stringify([draft, ...others].slice(0, MOST_DRAFTS)));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string, session: string, store: Store): void {
  const others = findDrafts(key, store).filter((draft) => draft.session !== session);
  try {
    if (others.length === 0) store.removeItem(nameOf(key));
    else store.setItem(nameOf(key), JSON.stringify(others));
  } catch {
    // The device keeps nothing: there is nothing to drop either.
  }
}
