import { expect, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const SECOND_MS = 1000;

/** The admin area, whose questions after new enquiries are counted from now on. */
async function openCounted(status: number) {
  const admin = await openAdminWindow();
  await admin.open("/");
  let asked = 0;
  const refused = { code: "any", message: "Not now.", issues: [] };
  admin.answer(/GET .*\/enquiries\/news$/, status, {
    toJSON() {
      asked++;
      return refused;
    },
  });
  return {
    async askedWithin(seconds: number): Promise<number> {
      const before = asked;
      await vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
      return asked - before;
    },
  };
}

test("after the end of the session nobody asks any more, until somebody comes back", async () => {
  const { askedWithin } = await openCounted(401);
  expect(await askedWithin(10)).toBe(1);
  expect(await askedWithin(200)).toBe(0);
  dispatchEvent(new Event("focus"));
  expect(await askedWithin(200)).toBe(1);
});

test("while it fails one asks less and less often, but at least each five minutes", async () => {
  const { askedWithin } = await openCounted(500);
  expect(await askedWithin(10)).toBe(1);
  expect(await askedWithin(60)).toBe(2);
  await askedWithin(1200);
  expect(await askedWithin(900)).toBe(3);
});

test("where the admin area is left nobody asks any more", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile");
  let asked = 0;
  admin.amid(/GET .*.enquiries.news$/, async () => asked++);
  await screen.press("Logout");
  dispatchEvent(new Event("focus"));
  await screen.came();
  expect(asked).toBe(0);
});
