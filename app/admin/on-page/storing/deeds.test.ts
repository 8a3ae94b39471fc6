import { expect, onTestFinished, test, vi } from "vitest";
import type { EditedDocument } from "#contracts/editing.ts";
import { cancelPlan, type Deed, discard, planFor, publish } from "./deeds.ts";

const THERE = { place: { kind: "page", id: "about" }, version: 7 } as EditedDocument;
const AT = "2026-12-01T06:00:00.000Z";

async function doneBy(deed: Deed, status: number) {
  const asked: string[] = [];
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    asked.push([method, address, body].filter(Boolean).join(" "));
    return Response.json({ message: "Not there." }, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { isOk } = await deed(THERE);
  return [...asked, isOk];
}

test.each<[name: string, deed: Deed, asked: string, isDoneWithout: boolean]>([
  ["publish", publish, "POST /api/drafts/page/about/publish?version=7", false],
  [
    "plan",
    planFor(AT),
    `POST /api/drafts/page/about/schedule {"publishAt":"${AT}","version":7}`,
    false,
  ],
  ["call off", cancelPlan, "DELETE /api/drafts/page/about/schedule", true],
  ["throw away", discard, "DELETE /api/drafts/page/about?version=7", true],
])(
  "%s: of what is shown; what is taken back and gone already is taken back",
  async (_, deed, asked, isDoneWithout) => {
    expect(await doneBy(deed, 200)).toEqual([asked, true]);
    expect(await doneBy(deed, 404)).toEqual([asked, isDoneWithout]);
    expect(await doneBy(deed, 409)).toEqual([asked, false]);
  },
);
