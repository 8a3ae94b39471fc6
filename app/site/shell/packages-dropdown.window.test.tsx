import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { PackagesDropdown } from "./packages-dropdown.tsx";

async function open(path = "/") {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const router = createMemoryRouter([{ path: "*", element: <PackagesDropdown /> }], {
    initialEntries: [path],
  });
  root.render(<RouterProvider router={router} />);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  // Effects run after what is drawn.
  for (let turns = 0; turns < 5; turns += place.querySelector("details") ? 1 : 0) {
    await vi.advanceTimersByTimeAsync(1);
    await turn();
  }
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.useRealTimers();
  });
  const details = place.querySelector("details") as HTMLDetailsElement;
  const summary = details.querySelector("summary") as HTMLElement;
  const focused = () => document.activeElement?.getAttribute("href") ?? document.activeElement;
  const key = (name: string) => {
    const init = { key: name, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
    return [details.open, focused()];
  };
  const point = async (kind: "over" | "out", pointerType = "mouse", waits = 250) => {
    const init = { bubbles: true, pointerType, relatedTarget: document.body };
    details.dispatchEvent(new PointerEvent(`pointer${kind}`, init));
    await vi.advanceTimersByTimeAsync(waits);
    return details.open;
  };
  return { summary, details, key, point, router, turn };
}

test("by keyboard: the arrows open it and go round, Escape closes it and leads back to its name", async () => {
  const { summary, key } = await open();
  summary.focus();
  expect(key("ArrowUp")).toEqual([false, summary]);
  expect(key("ArrowDown")).toEqual([true, "/packages/umrah"]);
  expect(key("ArrowDown")).toEqual([true, "/packages/hajj"]);
  expect(key("ArrowDown")).toEqual([true, "/packages/tours"]);
  expect(key("ArrowDown")).toEqual([true, "/packages/umrah"]);
  expect(key("ArrowUp")).toEqual([true, "/packages/tours"]);
  expect(key("Escape")).toEqual([false, summary]);
});

test("by mouse: near, it opens, away, it closes; Escape closes it and leaves the focus where it is", async () => {
  const { point, key, details } = await open();
  expect(await point("over", "touch")).toBe(false);
  expect(await point("over")).toBe(true);
  expect(await point("out")).toBe(false);
  await point("over");
  expect(key("Escape")).toEqual([false, document.body]);
  expect(details.open).toBe(false);
});

test("a pointer that only passes opens nothing, a short way out closes nothing, nor does a finger", async () => {
  const { point } = await open();
  expect(await point("over", "mouse", 79)).toBe(false);
  expect(await point("out")).toBe(false);
  expect(await point("over", "mouse", 81)).toBe(true);
  expect(await point("out", "mouse", 199)).toBe(true);
  expect(await point("over")).toBe(true);
  expect(await point("out", "touch")).toBe(true);
});

test("it closes once the focus has left it, not while it goes on within", async () => {
  const { summary, details, key } = await open();
  const isOpen = async () => {
    await vi.advanceTimersByTimeAsync(250);
    return details.open;
  };
  summary.focus();
  key("ArrowDown");
  key("ArrowDown");
  expect(await isOpen()).toBe(true);
  (document.activeElement as HTMLElement).blur();
  expect(await isOpen()).toBe(false);
});

test("an arrow moves the focus and not the page; a menu that a press has opened is closed by the next, near or not", async () => {
  const { summary, details, point } = await open();
  summary.focus();
  const goesOn = ["ArrowUp", "x", "ArrowDown"].map((key) =>
    summary.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
  expect(goesOn).toEqual([true, true, false]);
  details.open = true;
  await point("over");
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  expect(summary.dispatchEvent(press)).toBe(true);
});

test("the press that follows a hover leaves it open, and the next one closes it", async () => {
  const { point, summary } = await open();
  const press = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    summary.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await point("over");
  expect([press(), press()]).toEqual([true, false]);
  await point("out");
  expect(press()).toBe(false);
});

test.each([
  ["/packages/hajj", true],
  ["/packages/umrah", true],
  ["/about", false],
])("on %s its name is marked as where one is: %s", async (path, isCurrent) => {
  const { summary } = await open(path);
  expect(summary.dataset.current !== undefined).toBe(isCurrent);
});

test("a press opens it from the first, and again after a mouse was near and away; in it a link goes on", async () => {
  const { summary, details, point } = await open();
  const press = (pressed: Element | null) =>
    pressed?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }),
    );
  expect(press(summary)).toBe(true);
  details.open = false;
  await point("over");
  await point("out");
  expect(press(summary)).toBe(true);
  details.open = false;
  await point("over");
  expect(press(details.querySelector("a"))).toBe(true);
});

test("opened by an arrow while it was about to close it stays open; on the next page it is closed", async () => {
  const { summary, details, key, point, router, turn } = await open();
  await point("over");
  await point("out", "mouse", 100);
  summary.focus();
  key("ArrowDown");
  await vi.advanceTimersByTimeAsync(250);
  expect(details.open).toBe(true);
  await router.navigate("/packages/hajj");
  for (let turns = 0; turns < 5; turns++) {
    await vi.advanceTimersByTimeAsync(1);
    await turn();
  }
  expect(details.open).toBe(false);
});
