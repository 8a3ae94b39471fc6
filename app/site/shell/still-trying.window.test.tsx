import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { StillTrying } from "./still-trying.tsx";

test("what did not load is asked for again every four seconds, as long as the page stands", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const router = createMemoryRouter(
    [{ path: "*", loader: () => ++asked, element: <StillTrying title="Blog" /> }],
    { hydrationData: { loaderData: { 0: 0 } } },
  );
  const place = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => place.remove());
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
    return asked;
  };
  for (let turns = 0; !place.querySelector("h1") && turns < 50; turns++) await pass(1);
  const before = asked;
  await pass(0);
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) times.push((await pass(4000)) - before);
  root.unmount();
  expect([times, (await pass(9000)) - before]).toEqual([[1, 2, 3], 3]);
});
