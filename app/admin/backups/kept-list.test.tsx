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
