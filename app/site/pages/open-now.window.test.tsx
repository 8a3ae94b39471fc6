import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { PreviewedSiteData, type SiteData } from "#app/site/pieces/site-data.ts";
import { OpenNow } from "./open-now.tsx";

const MINUTE_MS = 60_000;
const HOURS = [{ from: "Saturday", until: "Friday", opens: "09:00", closes: "21:00", words: "" }];

test("whether it is open is said by the clock, each minute anew", async () => {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"],
    now: Date.parse("2026-11-25T14:58:30.000Z"),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    vi.useRealTimers();
  });
  const data = { settings: { hours: HOURS, timeZone: "Asia/Dhaka" } } as unknown as SiteData;
  const element = (
    <PreviewedSiteData value={data}>
      <OpenNow />
    </PreviewedSiteData>
  );
  root.render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
    const line = place.querySelector("p");
    return [line?.textContent, line?.dataset.open];
  };
  const [open, closed] = ["Open now until 9 pm", "Closed now, opens tomorrow at 9 am"];
  await after(10);
  expect(await after(10)).toEqual([open, "true"]);
  expect(await after(MINUTE_MS)).toEqual([open, "true"]);
  expect(await after(MINUTE_MS)).toEqual([closed, undefined]);
  expect(await after(12 * 60 * MINUTE_MS)).toEqual([open, "true"]);
});
