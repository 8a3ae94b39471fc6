import { createRoot } from "react-dom/client";
import {
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_FrameworkContext,
} from "react-router";
import { onTestFinished, vi } from "vitest";
import {
  accountContext,
  backupsContext,
  importsContext,
  siteContext,
  systemContext,
  userContext,
} from "#app/context.ts";
import type { User } from "#contracts/user.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { adminRoutes } from "./admin-routes.tsx";
import { byHand } from "./by-hand.ts";
import { cookieOf, signInTo } from "./make-user.ts";
import { openTestApi } from "./open-test-api.ts";
import { stayHere } from "./stay-here.ts";
import { untilQuiet } from "./until-quiet.ts";

/** A Wednesday, noon in Dhaka. */
export const NOW = "2026-11-25T06:00:00.000Z";

/** What links that load ahead ask for. */
export const FRAMEWORK = {
  manifest: { routes: {} },
  routeModules: {},
  routeDiscovery: { mode: "initial" },
};

export const A_MONTH_MS = 30 * 86_400_000;
/** The time of the tests goes on a second with each deed, however fast the machine is. */
export const TIMERS = [
  "Date",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
] as const;

type Known = { account?: object; system?: object; imports?: object[]; backups?: object };

/** The admin area of the demo agency in a window without a screen, over the API, opened by its owner. */
export async function openAdminWindow({ demo = true } = {}) {
  vi.useFakeTimers({ toFake: [...TIMERS], now: Date.parse(NOW) - A_MONTH_MS });
  onTestFinished(() => void vi.useRealTimers());
  for (const kept of [localStorage, sessionStorage]) kept.clear();
  stayHere();
  const opened = await openTestApi();
  if (demo) await seedDemo(opened.db, NOW);
  const { user: owner } = await signInTo(opened, {
    ...{ name: "Nadia Islam", email: "nadia@rihla.example" },
  });
  vi.setSystemTime(Date.parse(NOW));
  const sent: string[] = [];
  let pending = 0;
  let cookie = "";
  let isLeaving = () => false;
  let closeLast: () => Promise<void> = async () => undefined;
  onTestFinished(() => closeLast());
  const settle = untilQuiet(() => pending > 0 || isLeaving());
  const answers: { of: RegExp; status: number; body: unknown }[] = [];
  const lost: RegExp[] = [];
  const deeds: { of: RegExp; deed: () => Promise<unknown> }[] = [];

  async function ask(address: string | URL | Request, init: RequestInit = {}) {
    const { pathname, search } = new URL(String(address), "http://localhost");
    const path = decodeURIComponent(pathname + search);
    const { method = "GET", body } = init;
    if (method !== "GET" && !path.endsWith("/presence"))
      sent.push([method, path, body].filter(Boolean).join(" "));
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries({ cookie, origin: "http://localhost" })) {
      headers.set(name, value);
    }
    headers.set("host", "localhost");
    const other = answers.find(({ of }) => of.test(`${method} ${path}`));
    if (other) return Response.json(other.body, { status: other.status });
    pending += 1;
    try {
      const next = deeds.findIndex(({ of }) => of.test(`${method} ${path}`));
      if (next >= 0) await deeds.splice(next, 1)[0]?.deed();
      const answer = await opened.api.request(pathname + search, {
        ...init,
        headers,
        signal: null,
      });
      const isLost = lost.some((of) => of.test(`${method} ${path}`));
      return isLost ? Response.json({}, { status: 504 }) : answer;
    } finally {
      pending -= 1;
    }
  }

  /** @param given who looks, and what else the server hands to its pages */
  async function open(path: string, { user = owner, ...known }: Known & { user?: User } = {}) {
    await closeLast();
    const before = globalThis.fetch;
    globalThis.fetch = ask as typeof fetch;
    cookie = await cookieOf(opened, user);
    const context = new RouterContextProvider();
    const reportError = (error: unknown) => {
      throw error;
    };
    context.set(siteContext, {
      ...{ site: opened.site, publicUrl: "https://rihla.example", reportError },
      markInPage: async () => undefined,
    });
    context.set(userContext, user);
    context.set(accountContext, {
      secondFactorDue: null,
      canMail: false,
      ...known.account,
    } as never);
    context.set(systemContext, { state: async () => known.system } as never);
    context.set(importsContext, { list: async () => known.imports ?? [] } as never);
    context.set(backupsContext, { state: async () => ({ ...known.backups }) } as never);
    const logout: RouteObject = {
      path: "/logout",
      action: async ({ request }) => {
        const asked = new URLSearchParams((await request.formData()) as never);
        sent.push(`POST /logout ${asked}`.trim());
        return null;
      },
      Component: () => <main>Signed out</main>,
    };
    const router = createMemoryRouter([...adminRoutes(), logout], {
      initialEntries: [`/admin${path}`],
      getContext: () => context as never,
    });
    isLeaving = () => {
      const { initialized, navigation, revalidation } = router.state;
      return !initialized || navigation.state !== "idle" || revalidation !== "idle";
    };
    await settle();
    const place = document.createElement("div");
    document.body.append(place);
    const root = createRoot(place);
    root.render(
      <UNSAFE_FrameworkContext value={FRAMEWORK as never}>
        <RouterProvider router={router} />
      </UNSAFE_FrameworkContext>,
    );
    async function close() {
      closeLast = async () => undefined;
      root.unmount();
      await settle();
      place.remove();
      globalThis.fetch = before;
    }
    closeLast = close;
    await settle();
    const at = () => router.state.location.pathname + router.state.location.search;
    const hand = byHand({ settle, sent: () => sent.splice(0), at });
    await hand.came();
    return { ...hand, router };
  }

  return {
    ...opened,
    owner,
    open,
    /** From now on that is answered so. */
    answer: (of: RegExp, status: number, body: unknown = {}) =>
      void answers.unshift({ of, status, body }),
    /** It is done, and from now on nobody hears of it. */
    lose: (of: RegExp) => void lost.push(of),
    answerAsBefore() {
      answers.splice(0);
      lost.splice(0);
    },
    /** What others do while that is on its way, once. */
    amid: (of: RegExp, deed: () => Promise<unknown>) => void deeds.push({ of, deed }),
    /** At another device. */
    asOwner: async () => ({ cookie: await cookieOf(opened, owner) }),
  };
}
