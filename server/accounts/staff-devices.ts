import type { Site } from "#server/site.ts";
import type { KnownDevices } from "./known-device.ts";

/** A flood of cookies that look like ours asks the database once in so long. */
const KEPT_MS = 5000;

type StaffDevicesDeps = { site: Pick<Site, "user">; devices: KnownDevices };

/** @returns whether somebody of the staff has signed in on the device of that cookie before */
export function createStaffDevices({ site, devices }: StaffDevicesDeps) {
  let kept: { ids: Promise<string[]>; until: number } | null = null;

  function staffIds(): Promise<string[]> {
    const now = performance.now();
    if (!kept || kept.until <= now) {
      const ids = site.user.list().then((staff) => staff.map(({ _id }) => _id));
      kept = { ids, until: now + KEPT_MS };
    }
    return kept.ids;
  }

  return async (cookie: string | undefined): Promise<boolean> => {
    if (!devices.isNamed(cookie)) return false;
    // Without its database nobody is known.
    const ids = await staffIds().catch(() => []);
    return ids.some((id) => devices.recognise(cookie, id) !== null);
  };
}
