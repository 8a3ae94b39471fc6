import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";
import type { Waiting } from "#contracts/waiting.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { AttentionRow } from "./attention-row.tsx";
import { NeedsAttention } from "./needs-attention.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T06:00:00.000Z") });
});
afterEach(() => void vi.useRealTimers());

const NEXT = {
  ...{ kind: "package", id: "umrah", title: "Umrah Package" },
  ...{ publishAt: "2026-11-26T03:00:00.000Z", savedAt: "2026-11-25T03:00:00.000Z" },
} as unknown as Waiting;

async function saidOf(nextPriceEnd: string | null, next?: Waiting, only?: AttentionKind) {
  const piece = (
    <NeedsAttention
      {...{ lines: [], only, nextPriceEnd, next, today: "2026-11-25", timeZone: "Asia/Dhaka" }}
    />
  );
  const outline = accessibleOutline(await withinAdmin(piece));
  return outline.slice(2, -3).map((line) => line.trim());
}

test("where nothing needs anybody it is said what comes next: a price that ends, something that goes public", async () => {
  expect([
    await saidOf(null),
    await saidOf("2026-12-03"),
    await saidOf(null, NEXT),
    await saidOf("2026-12-03", NEXT),
    await saidOf(null, { ...NEXT, publishAt: null }),
  ]).toEqual([
    ["(img src=/art/madinah-dawn.svg alt)", "Nothing needs you.", "ul"],
    [
      "(img src=/art/madinah-dawn.svg alt)",
      "Nothing needs you.",
      "The next price ends on 3 December 2026.",
      "ul",
    ],
    [
      "(img src=/art/madinah-dawn.svg alt)",
      "Nothing needs you.",
      "Umrah Package goes public tomorrow 9:00 am, Dhaka time.",
      "ul",
    ],
    [
      "(img src=/art/madinah-dawn.svg alt)",
      "Nothing needs you.",
      "The next price ends on 3 December 2026. Umrah Package goes public tomorrow 9:00 am, Dhaka time.",
      "ul",
    ],
    ["(img src=/art/madinah-dawn.svg alt)", "Nothing needs you.", "ul"],
  ]);
});

test("of one kind alone it is said that none is left, and where all are", async () => {
  expect(await saidOf("2026-12-03", NEXT, "no-answer")).toEqual([
    "Nothing of this kind is left. [Show everything | href=/admin/today]",
    "ul",
  ]);
});

test.each([
  ["no-answer", "late"],
  ["mail-stuck", "late"],
  ["link-broken", "soon"],
  ["backup-old", "soon"],
  ["translation-older", "lasting"],
  ["picture-undescribed", "lasting"],
] as const)("how pressing %s is, its day says: %s", async (what, tone) => {
  const line = {
    ...{ key: what, what, href: "/admin", place: null, title: "", topic: null, isExample: false },
    ...{ address: "", count: null, day: "2026-11-20", at: null, putOffUntil: null },
  } as AttentionLine;
  const row = <AttentionRow line={line} today="2026-11-25" onPutOff={async () => null} />;
  expect(await withinAdmin(row)).toContain(`data-tone="${tone}"`);
});
