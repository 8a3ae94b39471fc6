import type { Entry } from "#app/admin/listbox/entry.ts";
import { type DeviceStore, deviceStore } from "#app/forms/device-store.ts";
import { asObject } from "#contracts/as-object.ts";

const MOST_KEPT = 5;

const nameOf = (userId: string) => `opened:${userId}`;

/** What a user found last on this device, newest first; never who wrote to the agency. */
export function lastOpened(userId: string, store: DeviceStore = deviceStore): Entry[] {
  try {
    const kept: unknown = JSON.parse(store.get(nameOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function keepOpened(userId: string, entry: Entry, store: DeviceStore = deviceStore): void {
  if (entry.group === "enquiries") return;
  const others = lastOpened(userId, store).filter(({ to }) => to !== entry.to);
  store.set(nameOf(userId), JSON.stringify([entry, ...others].slice(0, MOST_KEPT)));
}

function isEntry(value: unknown): value is Entry {
  const { group, icon, label, to } = asObject(value);
  return [group, icon, label].every((text) => typeof text === "string") && isPath(to);
}

/** An address of ours, whatever else wrote there. */
const isPath = (to: unknown) => typeof to === "string" && /^\/[a-z]/.test(to);
