import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  accountContext,
  backupsContext,
  importsContext,
  siteContext,
  systemContext,
  userContext,
} from "#app/context.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { middleware } from "./layout.tsx";

type Module = { loader?: (args: never) => Promise<unknown> };

const PAGES = import.meta.glob<Module>(["./**/*.tsx", "!./**/*.test.tsx"]);

/** What a page answers that does not show it. */
async function answerOf(load: () => unknown): Promise<string> {
  try {
    await load();
    return "shown";
  } catch (error) {
    if (error instanceof Response) return `${error.status} ${error.headers.get("location")}`;
    const refused = error as { init?: { status: number; statusText?: string } };
    if (refused.init) return `${refused.init.status} ${refused.init.statusText ?? ""}`.trim();
    return isRouteErrorResponse(error) ? `${error.status}` : String(error);
  }
}

test("what is not there, or is the owner's, is answered so", async () => {
  const { db, site } = await openTestSite();
  const [owner, editor] = [await makeUser({ db }), await makeUser({ db })];
  const ask = async (
    page: string,
    id = "",
    user: typeof owner | null = owner,
    backups?: object,
  ) => {
    const context = new RouterContextProvider();
    context.set(siteContext, { site } as never);
    context.set(userContext, user);
    context.set(accountContext, { canMail: false, secondFactorDue: null } as never);
    context.set(backupsContext, { state: async () => ({}), ...backups } as never);
    context.set(importsContext, { list: async () => [] } as never);
    context.set(systemContext, { state: async () => ({}) } as never);
    const url = new URL(`https://rihla.example/admin/x?id=${id}`);
    const params = { id, group: id, entries: id, kind: id, chapter: id, language: "bn" };
    const { loader } = (await PAGES[`./${page}.tsx`]?.()) ?? {};
    const args = { context, params, url, request: new Request(url) };
    return answerOf(() => loader?.(args as never));
  };
  const failing = (code: "backups-unreadable" | "not-found") => ({
    state: () => Promise.reject(new DomainError(code)),
  });
  expect({
    backups: [
      await ask("settings/backups"),
      await ask("settings/backups", "", editor),
      await ask("settings/backups", "", null),
      await ask("settings/backups", "", owner, failing("backups-unreadable")),
      await ask("settings/backups", "", owner, failing("not-found")),
    ],
    moveIn: [await ask("settings/move-in"), await ask("settings/move-in", "", editor)],
    system: [await ask("settings/system"), await ask("settings/system", "", editor)],
    group: [
      await ask("settings/settings-group", "agency"),
      await ask("settings/settings-group", "x"),
    ],
    page: [await ask("pages/agency-page", "about"), await ask("pages/agency-page", "x")],
    ownPage: await ask("pages/own-page-edit", "x"),
    post: await ask("blog/blog-edit", "x"),
    entries: await Promise.all(
      ["departure", "visa", "requirement", "licence"].map((kind) =>
        ask(`entries/${kind}-edit`, "x"),
      ),
    ),
    inclusions: [await ask("entries/inclusions", "umrah"), await ask("entries/inclusions", "x")],
    trash: [await ask("entries/entry-trash", "visas"), await ask("entries/entry-trash", "x")],
    help: await ask("help", "x"),
    history: await ask("history", "x"),
    translate: await ask("translate", "x"),
  }).toEqual({
    backups: [
      "shown",
      "403 Only the owner of this website may do this. Ask them.",
      "403 Only the owner of this website may do this. Ask them.",
      "503 The folder of the backups cannot be read, so none is made. Whoever runs the server finds it in the data folder, and gives it to the account that the server runs under.",
      "DomainError: not-found",
    ],
    entries: [
      "404 There is none with this address.",
      "404 There is none with this address.",
      "404 There is none with this address.",
      "404 There is none with this address.",
    ],
    group: ["shown", "404 There are no such settings."],
    help: "302 /admin/help/first-day",
    history: "404 There is no such thing, or no such version of it.",
    inclusions: ["shown", "404 There is no such page."],
    moveIn: ["shown", "403 Only the owner of this website may do this. Ask them."],
    ownPage: "404 There is no page with this address.",
    page: ["shown", "404 There is no such page."],
    post: "404 There is no post with this address.",
    system: ["shown", "403 Only the owner of this website may do this. Ask them."],
    translate: "404 There is nothing to translate here.",
    trash: ["shown", "404 There is none with this address."],
  });
});

test("the admin area is led to by signing in, and by a second factor where one is due", async () => {
  const [guard] = middleware;
  const at = (path: string, user: object | null, secondFactorDue: string | null) => {
    const context = new RouterContextProvider();
    context.set(userContext, user as never);
    context.set(accountContext, { secondFactorDue } as never);
    const request = new Request(`https://rihla.example${path}`);
    return answerOf(() => guard?.({ context, request } as never, (() => undefined) as never));
  };
  const ahead = new Date(Date.now() + 60_000).toISOString();
  const over = new Date(Date.now() - 60_000).toISOString();
  expect([
    await at("/admin", null, null),
    await at("/admin", {}, null),
    await at("/admin", {}, ahead),
    await at("/admin", {}, over),
    await at("/admin/settings/security", {}, over),
    await at("/admin/settings/security.data", {}, over),
    await at("/admin/settings/staff", {}, over),
  ]).toEqual([
    ...["302 /login", "shown", "shown", "302 /admin/settings/security"],
    ...["shown", "shown", "302 /admin/settings/security"],
  ]);
});
