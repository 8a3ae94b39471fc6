import { openAdminWindow } from "./open-admin-window.tsx";

const COUNTS = { posts: 24, pictures: 3, enquiries: 11, users: 1 };
export const KEPT = {
  ...{ name: "rihla-2026-11-24T20-10-00Z.tar.zst.age", at: "2026-11-24T20:10:00.000Z" },
  ...{ broughtAt: null, bytes: 52_000_000, isLocked: true, hasSecrets: true, app: "1.4.0" },
  ...{ counts: COUNTS, fault: null as string | null, isHere: true, isInBucket: false },
  ...{ keptAs: "night", why: "night" },
};
export const STATE = {
  ...{ backups: [KEPT], bytes: 52_000_000, plan: { isOn: true, at: "02:10" }, nextAt: null },
  ...{ recipient: null as string | null, hasBucket: false, work: null as object | null },
  ...{ now: COUNTS, lastEnd: null as object | null },
};

/** The page of the backups, of a site that has one. */
export async function openBackups(given: Partial<typeof STATE> = {}) {
  const admin = await openAdminWindow({ demo: false });
  const state = { ...STATE, ...given };
  const is = (now: Partial<typeof STATE>) =>
    admin.answer(/GET .api.backups$/, 200, { ...STATE, ...now });
  is(given);
  const screen = await admin.open("/settings/backups", { backups: state });
  screen.outline();
  return { admin, screen, is };
}
