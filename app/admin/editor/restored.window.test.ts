import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { backUpWritten } from "#tests/support/put-back.ts";

const DRAFT = "/api/drafts/page/about";

test.each([
  ["/page/about", DRAFT, "Title", "Yours", "Mine"],
  ["/page/about", DRAFT, "Title", "From the backup", "Umrah"],
  ["/translate/ar/page/about", `${DRAFT}?lang=ar`, /^Title/, "Yours", "Mine"],
] as const)(
  "%s: what was stored after a backup that is put back is not said to be: both are looked at, %# is chosen",
  async (path, draft, field, side, stored) => {
    const admin = await openAdminWindow();
    const as = await admin.asOwner();
    const putBack = await backUpWritten(admin.db);
    const screen = await admin.open(path);
    await screen.type(field as string, "Mine");
    expect((await screen.came()).join()).toContain("Saved");
    await putBack((await admin.send("GET", draft, undefined, as)).body.version);
    document.dispatchEvent(new Event("visibilitychange"));
    // Stored again as what is typed is: a moment later.
    const told = [await screen.came(), await screen.came(), await screen.came()].join();
    expect(told).toContain("A backup was put back since this was saved.");
    const both = (await screen.press("Look at both")).join("\n");
    expect(both).toContain("A backup was put back while you were writing");
    expect(both).toMatch(/Yours.*Mine.*checked/);
    if (side !== "Yours") await screen.press(new RegExp(`^${side}`));
    await screen.press("Save my choice");
    await screen.came();
    const { status, body } = await admin.send("GET", draft, undefined, as);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(stored)]);
  },
);
