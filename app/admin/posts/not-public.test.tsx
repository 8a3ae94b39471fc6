import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { NotPublic } from "./not-public.tsx";

test("a post that did not go public at its moment says so, and not that it will", async () => {
  const waiting = {
    ...{ kind: "post", id: "visas", title: "Visas", type: "Visa", link: "visas" },
    ...{ savedAt: "2026-11-24T06:00:00.000Z", by: { name: "Rahim" }, isPublic: false },
    publishAt: "2026-11-25T03:00:00.000Z",
  };
  const said = async (problem: string | null) => {
    const chosen = { all: [], has: () => false, press: () => {}, keep: () => {} };
    const piece = (
      <NotPublic waiting={[{ ...waiting, problem }]} chosen={chosen} hasHeading count={1} />
    );
    return accessibleOutline(await withinAdmin(piece)).join();
  };
  const [planned, failed] = [await said(null), await said("link-taken")];
  expect([planned, failed]).toEqual([
    expect.stringContaining("Goes public 25 November 9:00 am, Dhaka time"),
    expect.stringContaining("It could not go public 25 November 9:00 am, Dhaka time"),
  ]);
  expect(failed).not.toContain("Goes public");
});
