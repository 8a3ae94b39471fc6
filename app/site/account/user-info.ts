import { useSyncExternalStore } from "react";
import { deviceStore } from "#app/forms/device-store.ts";
import type { User } from "#contracts/user.ts";

/** The specification, section 3: who is signed in, for the browser. It grants nothing. */
const KEY = "userInfo";

/** Marks the page for whoever signed in here: it is rendered once, for everybody. */
export const STAFF_MARK = "data-staff";

/** For the head script. */
export const STAFF_SCRIPT = `if(localStorage.getItem("${KEY}"))document.documentElement.setAttribute("${STAFF_MARK}","")`;

/** In the address after a logout without scripts: `userInfo` must still be removed. */
export const SIGNED_OUT_MARK = "#signed-out";

/** In the address after registering: the admin area is another document, which greets whoever came. */
export const WELCOME_MARK = "#welcome";

const listeners = new Set<() => void>();
let known: { text: string | null; user: User | null } = { text: null, user: null };

/** What the device does not keep, as long as this document lives. */
let unkept: string | null = null;

/** Null when nobody is signed in here. */
export function userInfo(): User | null {
  const text = deviceStore.get(KEY) ?? unkept;
  if (text !== known.text) known = { text, user: parse(text) };
  return known.user;
}

export function keepUserInfo(user: User): void {
  write(JSON.stringify(user));
}

export function removeUserInfo(): void {
  write(null);
}

/** Follows signing in and out, in this tab and in others. */
export function useUserInfo(): User | null {
  return useSyncExternalStore(onUserInfo, userInfo, () => null);
}

function onUserInfo(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // That all of it was cleared signs nobody out by itself: what is typed in this document stays there.
    if (key === null) unkept = known.text;
    if (key === KEY) unkept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

/** A browser that stores nothing still has the session. */
function write(text: string | null): void {
  const isKept = text !== null && deviceStore.set(KEY, text);
  // Where there is no room for who it is now, who it was before must not be taken for them.
  if (!isKept) deviceStore.remove(KEY);
  unkept = isKept ? null : text;
  document.documentElement.toggleAttribute(STAFF_MARK, text !== null);
  for (const listener of listeners) listener();
}

function parse(text: string | null): User | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
