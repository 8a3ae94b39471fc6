import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, UNSAFE_FrameworkContext } from "react-router";
import { onTestFinished, vi } from "vitest";
import { seedDemo } from "#server/demo/seed.ts";
import { byHand } from "./by-hand.ts";
import { A_MONTH_MS, FRAMEWORK, NOW, TIMERS } from "./open-admin-window.tsx";
import { openTestApi } from "./open-test-api.ts";
import { publicContexts, publicRoutes } from "./open-test-pages.tsx";
import { untilQuiet } from "./until-quiet.ts";

/** The public pages of the demo agency in a window without a screen, opened by a visitor with scripts. */
export async function openPublicWindow() {
  vi.useFakeTimers({ toFake: [...TIMERS], now: Date.parse(NOW) - A_MONTH_MS });
  onTestFinished(() => void vi.useRealTimers());
  for (const kept of [localStorage, sessionStorage]) kept.clear();
  const opened = await openTestApi();
  await seedDemo(opened.db, NOW);
  vi.setSystemTime(Date.parse(NOW));
  const contextFor = publicContexts(opened);
  let isLeaving = () => false;
  const settle = untilQuiet(() => isLeaving());

  async function open(path: string) {
    const router = createMemoryRouter(publicRoutes(true), {
      initialEntries: [path],
      getContext: () => contextFor() as never,
    });
    isLeaving = () => !router.state.initialized || router.state.navigation.state !== "idle";
    await settle();
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(
      <UNSAFE_FrameworkContext value={FRAMEWORK as never}>
        <RouterProvider router={router} />
      </UNSAFE_FrameworkContext>,
    );
    onTestFinished(async () => {
      root.unmount();
      await settle();
      place.remove();
    });
    await settle();
    const at = () => router.state.location.pathname + router.state.location.search;
    const hand = byHand({ settle, sent: () => [], at });
    await hand.came();
    return { ...hand, router };
  }

  return { ...opened, open };
}
