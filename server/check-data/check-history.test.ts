import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { checkDrafts } from "./check-history.ts";

test.each(["[]", "null", "7", '"words"', "{"])(
  "changes that wait as %s are no body of anything, and are told",
  async (body) => {
    const { db, site } = await openTestSite({ demo: true });
    const place = { kind: "package", id: "umrah" } as const;
    await site.draft.save(place, { body: { title: "Waiting" } }, { by: null });
    const said: unknown[] = [];
    const findings = { count: () => undefined, add: (...told: unknown[]) => void said.push(told) };
    const look = () => checkDrafts({ db, findings: findings as never });
    await look();
    expect(said).toEqual([]);
    await db.updateTable("draft").set({ body }).execute();
    await look();
    expect(said).toEqual([["draft", "package umrah", expect.stringMatching(/no body|readable/)]]);
  },
);
