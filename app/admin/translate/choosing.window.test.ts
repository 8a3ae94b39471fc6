import { expect, test } from "vitest";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const DRAFT = "/api/drafts/package/umrah?lang=bn";
const TITLE = "Title in বাংলা";

async function open() {
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  const rahim = await makeUser(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const theirs = { cookie: await cookieOf(admin, rahim) };
  const screen = await admin.open("/translate/bn/package/umrah");
  const waits = async () => (await admin.send("GET", DRAFT, undefined, own)).body.body;
  const write = (title: string) => admin.send("PUT", DRAFT, { base: 1, body: { title } }, theirs);
  const form = () => document.querySelector<HTMLTextAreaElement>("[name=title]")?.value;
  return { screen, waits, write, form };
}

test.each([
  ["Rahim’s", "তাঁর"],
  ["Yours", "আমার"],
])("of two who say it otherwise the one that is chosen stands: %s", async (side, chosen) => {
  const { screen, waits, write, form } = await open();
  await write("তাঁর");
  await screen.type(TITLE, "আমার");
  await screen.came();
  await screen.press("Look at both");
  await screen.press(new RegExp(`^${side}`));
  await screen.press("Save my choice");
  expect([form(), (await waits()).title]).toEqual([chosen, chosen]);
  await screen.type(TITLE, `${chosen} কথা`);
  await screen.came();
  expect((await waits()).title).toBe(`${chosen} কথা`);
});
