import { Hono } from "hono";
import type { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  apartMarkupContext,
  editingContext,
  enquiryContext,
  pageLanguagesContext,
  previewContext,
  siteContext,
  staffBarContext,
  userContext,
} from "#app/context.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { createPageContext, isAdmin, type PageAsked } from "./page-context.ts";

const PUBLIC_URL = "https://rihla.example";

async function open() {
  const opened = await openTestApi({ demo: true });
  const { site, auth } = opened;
  const received: unknown[] = [];
  const enquiryIntake = {
    issueToken: () => "token",
    receive: async (...given: unknown[]) => {
      received.push(given.at(-1));
      return { reference: "R-1" };
    },
  };
  const library = { read: async () => null };
  const deps = {
    ...{ site, enquiryIntake, library, env: { PUBLIC_URL, TRUST_PROXY: true } },
    mailRoom: { isSending: true },
  };
  const contextOf = createPageContext(deps as never);
  const user = await makeUser(opened);
  const session = await auth.findSession(await cookieOf(opened, user));
  async function ask(asked: Partial<PageAsked>, method = "GET"): Promise<RouterContextProvider> {
    const whole = { session: null, language: "en", path: "/about", preview: null } as const;
    let made: RouterContextProvider | undefined;
    const app = new Hono().all("*", async (c) => {
      made = await contextOf(c as never, { ...whole, isFramed: false, ...asked }, () => {});
      return c.body(null);
    });
    await app.request("/about", { method, headers: { "x-forwarded-for": "192.0.2.1" } });
    if (!made) throw new Error("nothing was made");
    return made;
  }
  return { site, user, session, ask, received };
}

test("staff have their bar on a public page that they look at, and nowhere else; visitors have none", async () => {
  const { session, user, ask } = await open();
  const seen = await ask({ session });
  expect(seen.get(userContext)).toMatchObject({ _id: user._id });
  expect(seen.get(staffBarContext)).toMatchObject({ page: "about" });
  const preview = { place: { kind: "page", id: "about" }, body: {}, at: null } as const;
  const without = [
    await ask({}),
    await ask({ session, isFramed: true }),
    await ask({ session, path: "/about.data" }),
    await ask({ session, preview }),
    await ask({ session }, "POST"),
  ];
  expect(without.map((context) => context.get(staffBarContext))).toEqual(Array(5).fill(null));
  expect(without[0]?.get(userContext)).toBeNull();
});

test("a preview shows what waits, says so, and is edited where that was asked for; a public page is none", async () => {
  const { site, session, ask } = await open();
  const place = { kind: "page", id: "about" } as const;
  const about = await site.page.findAbout();
  const waiting = { ...about, leadersHeading: "Waiting" };
  const preview = { place, body: waiting, at: null };
  const shown = await ask({ preview, isFramed: true });
  expect((await shown.get(siteContext).site.page.findAbout())?.leadersHeading).toBe("Waiting");
  expect(shown.get(previewContext)).toEqual({ made: null, editor: null, isFramed: true });
  expect(shown.get(editingContext)).toBe(false);
  const edited = await ask({ session, preview: { ...preview, opened: {} as never } });
  expect(edited.get(editingContext)).toBe(true);
  expect(edited.get(previewContext)).toMatchObject({ editor: expect.stringMatching(/^\/admin\//) });
  const plain = await ask({ session });
  expect([plain.get(previewContext), plain.get(editingContext)]).toEqual([null, false]);
  expect((await plain.get(siteContext).site.page.findAbout())?.leadersHeading).not.toBe("Waiting");
  expect(plain.get(siteContext).publicUrl).toBe(PUBLIC_URL);
});

test("a page knows in which languages it can be read, where there are several; data and the admin area ask for none", async () => {
  const { site, ask } = await open();
  const languagesOf = async (asked: Partial<PageAsked>) =>
    (await ask(asked)).get(pageLanguagesContext)();
  expect(await languagesOf({})).toBeNull();
  await site.languages.show(["bn"], { by: null });
  expect(await languagesOf({})).toEqual({ path: "/about", languages: ["en", "bn"] });
  expect(await languagesOf({ path: "/about.data" })).toBeNull();
  expect(await languagesOf({ path: "/admin/about" })).toBeNull();
  const read = (await ask({ language: "bn" })).get(siteContext).site;
  const inEnglish = await site.page.findAbout();
  expect((await read.page.findAbout())?.leadersHeading).not.toBe(inEnglish?.leadersHeading);
  expect((await ask({})).get(apartMarkupContext)).toEqual({ html: "" });
  expect((await ask({ path: "/about.data" })).get(apartMarkupContext)).toBeNull();
  expect(["/admin", "/admin/x", "/administer", "/x/admin"].map(isAdmin)).toEqual([
    ...[true, true, false, false],
  ]);
});

test("a form is counted for the address that sent it", async () => {
  const { ask, received } = await open();
  const forms = (await ask({})).get(enquiryContext);
  expect(forms.issueToken()).toBe("token");
  expect(await forms.receive({} as never, {} as never)).toEqual({ reference: "R-1" });
  expect(received).toEqual(["192.0.2.1"]);
});
