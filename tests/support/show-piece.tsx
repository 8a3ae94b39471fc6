import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished, vi } from "vitest";
import { ADMIN_LAYOUT } from "#app/admin/shell/admin-data.ts";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS, type Settings } from "#contracts/kinds/settings.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import { byHand } from "./by-hand.ts";
import { NOW, TIMERS } from "./open-admin-window.tsx";
import { stayHere } from "./stay-here.ts";
import { untilQuiet } from "./until-quiet.ts";

type Answer = (asked: string, body: unknown) => { status?: number; body?: unknown };

/**
 * A piece of the admin area alone, in a window without a screen: what it sends is answered by the test.
 * @param answer without it everything is refused
 * @param given of the settings
 */
export function showPiece(
  piece: ReactNode,
  answer: Answer = () => ({ status: 500 }),
  given: Partial<Settings> = {},
) {
  stayHere();
  vi.useFakeTimers({ toFake: [...TIMERS], now: Date.parse(NOW) });
  const sent: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (async (address: string | URL | Request, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(address), location.origin);
    const asked = `${init.method ?? "GET"} ${decodeURIComponent(pathname + search)}`;
    if (!asked.startsWith("GET")) sent.push([asked, init.body].filter(Boolean).join(" "));
    const { status = 200, body = {} } = answer(asked, init.body);
    return Response.json(body, { status });
  }) as typeof fetch;
  const whole = { ...completed(SETTINGS_FIELDS, {}), versions: {} };
  const settings = settingsSchema.parse({ ...whole, timeZone: "Asia/Dhaka", ...given });
  const user = { _id: "nadia", name: "Nadia Islam", email: "nadia@rihla.example" };
  const loaderData = { [ADMIN_LAYOUT]: { settings, user, languages: LANGUAGES, now: NOW } };
  const route = { id: ADMIN_LAYOUT, path: "*", element: piece };
  // Where something asks for it anew, the same is read again.
  const loader = () => loaderData[ADMIN_LAYOUT];
  const shouldRevalidate = ({ currentUrl, nextUrl }: Record<"currentUrl" | "nextUrl", URL>) =>
    currentUrl.href === nextUrl.href;
  const router = createMemoryRouter([{ ...route, loader, shouldRevalidate }], {
    hydrationData: { loaderData },
  });
  const main = document.body.appendChild(document.createElement("main"));
  const root = createRoot(main);
  flushSync(() => root.render(<RouterProvider router={router} />));
  onTestFinished(() => {
    root.unmount();
    main.remove();
    globalThis.fetch = before;
    vi.useRealTimers();
  });
  const at = () => router.state.location.pathname + router.state.location.search;
  return byHand({ settle: untilQuiet(() => false), sent: () => sent.splice(0), at });
}
