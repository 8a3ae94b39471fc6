import { expect, test, vi } from "vitest";
import { takeToasts } from "#app/ui/toast.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const LOOK_MS = 8000;
const counted = () => document.querySelector("nav [href='/admin/enquiries']")?.textContent;

test("what comes in while the admin area is open is counted in the bar, and in the title of the tab", async () => {
  const admin = await openAdminWindow();
  await admin.open("/profile");
  document.title = "Your profile";
  const comes = async (newest: string | null, count: number) => {
    admin.answer(/GET .*\/enquiries\/news$/, 200, { newest, new: count });
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    return [counted(), document.title];
  };
  const { newest, new: loaded } = await admin.site.enquiry.news();
  // One was answered at another desk: nothing has come in.
  expect(await comes(newest, loaded - 1)).toEqual(["Enquiries2 new", "Your profile"]);
  expect(await comes("another", 4)).toEqual(["Enquiries4 new", "(4) Your profile"]);
  expect(await comes("another", 12)).toEqual(["Enquiries12 new", "(12) Your profile"]);
  expect(await comes("another", 0)).toEqual(["Enquiries", "Your profile"]);
});

test("in the inbox the title says how many are new; what is counted there the bar shows at once", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries");
  expect(document.title).toMatch(/^\(3\) /);
  document.title = "Another page";
  await screen.router.navigate("/admin/profile");
  await screen.came();
  expect([counted(), document.title]).toEqual(["Enquiries3 new", "Another page"]);
});

/** Until React has drawn what it knows. */
async function drawn(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test("a page that does not come is told once it takes long", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile", { system: new Promise(() => {}) });
  const told = async (ms: number) => {
    await drawn();
    await vi.advanceTimersByTimeAsync(ms);
    return takeToasts().map(({ kind, text }) => `${kind}: ${text}`);
  };
  void screen.router.navigate("/admin/settings/system");
  const first = await told(14_000);
  const isBusy = document.querySelector("main")?.getAttribute("aria-busy");
  const then = [await told(1000), await told(60_000)];
  void screen.router.navigate("/admin/settings/system?again");
  await told(100);
  await screen.router.navigate("/admin/profile");
  expect([first, isBusy, ...then, await told(20_000)]).toEqual([
    [],
    "true",
    ["error: The site does not answer just now. This goes on by itself once it does."],
    [],
    [],
  ]);
});
