import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { useToldReads } from "./use-told-reads.ts";

function Page() {
  useToldReads();
  return <h1>A post</h1>;
}

test.each([
  ["cache", 0],
  ["", 0],
  ["navigational-prefetch", 1],
])("a post that came by %j is told when it opens: %i times", async (deliveryType, times) => {
  const told: string[] = [];
  const entries = vi.spyOn(performance, "getEntriesByType");
  entries.mockReturnValue([{ deliveryType }] as never);
  const had = Object.getOwnPropertyDescriptor(navigator, "sendBeacon");
  const sendBeacon = (address: string) => told.push(address) > 0;
  Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: sendBeacon });
  history.replaceState(null, "", "/blog/visas");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    entries.mockRestore();
    history.replaceState(null, "", "/");
    if (had) Object.defineProperty(navigator, "sendBeacon", had);
    else Reflect.deleteProperty(navigator, "sendBeacon");
  });
  const initialEntries = ["/blog/visas"];
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries });
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(place.querySelector("h1")).not.toBeNull());
  await vi.waitFor(() => expect(entries).toHaveBeenCalledWith("navigation"));
  expect(told).toEqual(Array.from({ length: times }, () => "/api/reads"));
});
