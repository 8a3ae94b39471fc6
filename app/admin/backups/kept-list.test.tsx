import { expect, test } from "vitest";
import type { KeptBackup } from "#contracts/backups.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { KeptList } from "./kept-list.tsx";

const BACKUP: KeptBackup = {
  ...{ name: "rihla-2026-11-25T02-10-00Z.tar.zst", at: "2026-11-25T02:10:00.000Z", why: "night" },
  ...{ broughtAt: null, bytes: 1024, isLocked: false, hasSecrets: false, app: "1" },
  ...{ counts: null, fault: null, isHere: true, isInBucket: false, keptAs: "night" },
};

test.each([true, false])(
  "while something is under way nothing is put back or removed: %s",
  async (isBusy) => {
    const list = { backups: [BACKUP], bytes: 1024, isBusy, onWish: () => undefined };
    const html = await withinAdmin(<KeptList {...list} />);
    const labels = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => [
      /aria-label="(Put back|Remove)/.exec(tag)?.[1],
      tag.includes("disabled"),
    ]);
    expect(labels).toEqual([
      ["Put back", isBusy],
      ["Remove", isBusy],
    ]);
    expect(html).toContain(`href="/api/backups/${BACKUP.name}"`);
  },
);

test.each([
  [{}, true],
  [{ hasSecrets: true }, false],
  // Of what was brought without a note nobody knows.
  [{ why: "brought", app: "" }, false],
] as const)(
  "what may hold secrets is downloaded with the password alone: %j",
  async (given, isLink) => {
    const backups = [{ ...BACKUP, ...given }];
    const list = { backups, bytes: 1024, isBusy: false, onWish: () => undefined };
    const html = await withinAdmin(<KeptList {...list} />);
    expect(html.includes(`href="/api/backups/${BACKUP.name}"`)).toBe(isLink);
    expect(/<button[^>]*aria-label="Download/.test(html)).toBe(!isLink);
  },
);
