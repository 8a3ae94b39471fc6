import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import SiteLayout from "#app/routes/site/layout.tsx";
import { PreviewedSiteData } from "#app/site/pieces/site-data.ts";
import { siteOf } from "#tests/support/shown-on-site.tsx";
import { stayHere } from "#tests/support/stay-here.ts";

const FINDS = {
  dots: ".dots",
  spinner: ".spinner-box",
  page: "#main > div:first-child:not([hidden])",
};

/** What is seen of the main part so long after a link was followed. */
async function seenAfter(to: string, waits: readonly number[]) {
  stayHere();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const slow = {
    loader: () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 1000)),
  };
  const pages = ["about", "blog"].map((path) => ({
    path,
    ...slow,
    element: <p>{path}</p>,
  }));
  const router = createMemoryRouter(
    [
      {
        path: "/",
        element: (
          <PreviewedSiteData value={siteOf()}>
            <SiteLayout />
          </PreviewedSiteData>
        ),
        children: [
          { id: "home", index: true, element: <p>Home</p>, loader: slow.loader },
          ...pages,
        ],
      },
    ],
    { hydrationData: { loaderData: { home: null } } },
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    place.remove();
    vi.useRealTimers();
  });
  const settle = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  root.render(<RouterProvider router={router} />);
  await settle(1100);
  void router.navigate(to);
  await settle(1);
  const seen: string[][] = [];
  for (const ms of waits) {
    await settle(ms);
    const main = place.querySelector("#main");
    const what = Object.entries(FINDS).filter(([, selector]) => place.querySelector(selector));
    seen.push([...what.map(([name]) => name), `busy ${main?.getAttribute("aria-busy")}`]);
  }
  return seen;
}

test.each([
  ["/about", ["dots"]],
  ["/blog", ["spinner"]],
  ["/blog?page=2", ["spinner"]],
  ["/?type=Hajj", ["page"]],
])("what takes long to come at %s is waited for with a sign, but not at once", async (to, sign) => {
  expect(await seenAfter(to, [140, 40, 900])).toEqual([
    ["page", "busy false"],
    [...sign, "busy true"],
    ["page", "busy false"],
  ]);
});
