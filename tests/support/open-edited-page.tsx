import { createMemoryRouter } from "react-router";
import { onTestFinished, vi } from "vitest";
import { editHere } from "#app/admin/on-page/edit-here.tsx";
import { seedDemo } from "#server/demo/seed.ts";
import { openEditing } from "#server/preview/open-editing.ts";
import { byHand } from "./by-hand.ts";
import { cookieOf, signInTo } from "./make-user.ts";
import { A_MONTH_MS, NOW, TIMERS } from "./open-admin-window.tsx";
import { openTestApi } from "./open-test-api.ts";
import { visitsTo } from "./open-test-pages.tsx";
import { untilQuiet } from "./until-quiet.ts";

type Place = { kind: string; id: string };

/** Pages of the demo agency that its owner edits where they stand, in a window without a screen. */
export async function openEditedPages() {
  vi.useFakeTimers({ toFake: [...TIMERS], now: Date.parse(NOW) - A_MONTH_MS });
  onTestFinished(() => void vi.useRealTimers());
  for (const kept of [localStorage, sessionStorage]) kept.clear();
  const opened = await openTestApi();
  await seedDemo(opened.db, NOW);
  const { user: owner } = await signInTo(opened, {
    ...{ name: "Nadia Islam", email: "nadia@rihla.example" },
  });
  vi.setSystemTime(Date.parse(NOW));
  const cookie = await cookieOf(opened, owner);
  const visit = visitsTo(opened);
  const sent: string[] = [];
  const answers: { of: RegExp; status: number; body: unknown }[] = [];
  let pending = 0;
  layOut();
  endListeners();

  async function open(pathname: string, place: Place) {
    const page = document.body.appendChild(document.createElement("div"));
    const head = [...document.head.childNodes];
    const links = document.head.appendChild(document.createElement("link"));
    links.rel = "stylesheet";
    const now = async () => {
      const editing = await openEditing(opened.site, place as never, { pathname, by: owner._id });
      if (!editing) throw new Error(`${pathname} is not edited`);
      return editing;
    };

    async function show() {
      const { html } = await visit(pathname, undefined, (await now()).shown);
      page.innerHTML = html;
      // What is another one with each visit, or hurries it; a machine that is busy brings the mark late.
      page.querySelector(".home-cards")?.replaceChildren();
      const drawn = "[name=token], link, .logo img";
      for (const other of page.querySelectorAll(drawn)) other.remove();
    }

    async function ask(address: string | URL | Request, init: RequestInit = {}) {
      const { method = "GET", body } = init;
      const { pathname: path, search } = new URL(String(address), location.href);
      const asked = `${method} ${path}`;
      if (method !== "GET" && !path.endsWith("/presence"))
        sent.push([asked, body].filter(Boolean).join(" "));
      pending += 1;
      try {
        const other = answers.find(({ of }) => of.test(asked));
        if (other) return Response.json(other.body, { status: other.status });
        if (!path.startsWith("/api/")) return Response.json((await now()).editing);
        const headers = new Headers(init.headers);
        const own = { cookie, origin: "http://localhost", host: "localhost" };
        for (const [name, value] of Object.entries(own)) headers.set(name, value);
        return await opened.api.request(path + search, { ...init, headers, signal: null });
      } finally {
        pending -= 1;
      }
    }

    const before = globalThis.fetch;
    globalThis.fetch = ask as typeof fetch;
    const router = createMemoryRouter([
      {
        id: "routes/site/layout",
        path: "*",
        loader: async () => ({ settings: await opened.site.settings.get() }),
        Component: () => null,
      },
    ]);
    window.__reactRouterDataRouter = Object.assign(router, {
      revalidate: async () => {
        pending += 1;
        await show();
        pending -= 1;
      },
      navigate: async () => undefined,
    }) as never;
    await show();
    const begun = editHere(location.href, "/admin.css");
    const root = await begun;
    const settle = untilQuiet(() => pending > 0);
    const hand = byHand({
      ...{ settle, sent: () => sent.splice(0), at: () => pathname, part: "body" },
    });
    onTestFinished(async () => {
      root.unmount();
      await settle();
      document.body.replaceChildren();
      document.head.replaceChildren(...head);
      globalThis.fetch = before;
    });
    // The menu comes once it is idle, with the sheet of the admin area.
    while (!document.querySelector(".split-button [aria-haspopup=menu]")) {
      await hand.came();
      for (const link of document.head.querySelectorAll("link")) link.onload?.(new Event("load"));
    }
    await hand.came();

    /** The text of a field gets the focus. */
    async function reach(label: string) {
      const all = [...document.querySelectorAll<HTMLTextAreaElement>(".edit-target textarea")];
      const target = all.find((one) => one.getAttribute("aria-label") === label);
      if (!target)
        throw new Error(`no text is called ${label}: ${all.map((one) => one.ariaLabel)}`);
      target.focus();
      return hand.came();
    }

    return { ...hand, reach };
  }

  return {
    ...opened,
    owner,
    cookie,
    open,
    answer: (of: RegExp, status: number, body: unknown = {}) =>
      void answers.unshift({ of, status, body }),
    answerAsBefore: () => void answers.splice(0),
  };
}

/** What a page listens to goes with it: the window stays. */
function endListeners() {
  const ends: (() => void)[] = [];
  for (const target of [globalThis, document] as EventTarget[]) {
    const { addEventListener } = target;
    target.addEventListener = (kind, listener, options) => {
      addEventListener.call(target, kind, listener, options);
      ends.push(() => target.removeEventListener(kind, listener, options));
    };
    ends.push(() => Object.assign(target, { addEventListener }));
  }
  onTestFinished(() => {
    for (const end of ends) end();
  });
}

/** Everything is seen, one below the other. */
function layOut() {
  const box = { left: 40, right: 640, top: 100, bottom: 120, width: 600, height: 20 };
  for (const { prototype } of [Element, Range]) {
    const spy = vi.spyOn(prototype, "getBoundingClientRect").mockReturnValue(box as DOMRect);
    onTestFinished(() => spy.mockRestore());
  }
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  onTestFinished(() => void Reflect.deleteProperty(document, "fonts"));
  // Reading all sheets again for each word takes this window seconds.
  const style = { display: "block", paddingInlineEnd: "0px", textAlign: "start" };
  vi.spyOn(globalThis, "getComputedStyle").mockReturnValue({
    ...style,
    getPropertyValue: () => "",
  } as unknown as CSSStyleDeclaration);
  vi.spyOn(Element.prototype, "checkVisibility").mockImplementation(function (this: Element) {
    return !this.closest("[hidden]");
  });
}
