import { createMemoryRouter } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { followPage } from "./follow-page.ts";
import { leavePreview } from "./leave-preview.ts";
import { openHere } from "./page-router.ts";

/** What a script of the page listens to goes with the test; the window itself is not led anywhere. */
function endListeners() {
  const { addEventListener } = globalThis;
  const stay = (event: Event) => MouseEvent.prototype.preventDefault.call(event);
  addEventListener("click", stay, { capture: true });
  const ends = [() => removeEventListener("click", stay, { capture: true })];
  const listen = vi.spyOn(globalThis, "addEventListener").mockImplementation(((
    kind: string,
    listener: EventListener,
    options?: AddEventListenerOptions,
  ) => {
    addEventListener(kind, listener, options);
    ends.push(() => removeEventListener(kind, listener, options));
  }) as never);
  onTestFinished(() => {
    for (const end of ends) end();
    listen.mockRestore();
    document.body.replaceChildren();
  });
}

const EDIT = `data:text/javascript,export const editHere = async (...all) => { (globalThis.edited ??= []).push(all); };`;

/** @returns whether the page keeps it from leading there */
function click(selector: string, init: MouseEventInit = {}) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  const stay = () => MouseEvent.prototype.preventDefault.call(event);
  let isPrevented = false;
  event.preventDefault = () => {
    isPrevented = true;
    stay();
  };
  document.querySelector(selector)?.dispatchEvent(event);
  return isPrevented;
}

test("the bar of staff leads to editing in place, once the page is alive; and hides", async () => {
  endListeners();
  document.body.innerHTML = `<aside class="staff-bar"><a class="edit-link" aria-keyshortcuts="e" href="https://rihla.example/about?edit"><b>Edit</b></a><button hidden>Hide</button></aside><input><p contenteditable="true">Words</p><a id="other" href="#x">x</a>`;
  followPage(EDIT, "/admin.css");
  const edited = () => (globalThis as { edited?: unknown }).edited;
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "edited"));
  const button = document.querySelector("button");
  expect(button?.hidden).toBe(false);
  expect([click("#other"), click("b", { ctrlKey: true })]).toEqual([false, false]);
  expect([click("b", { metaKey: true }), click("b", { shiftKey: true })]).toEqual([false, false]);
  const link = document.querySelector<HTMLElement>(".edit-link");
  const press = vi.fn();
  link?.addEventListener("click", press);
  const key = (name: string, more: KeyboardEventInit = {}, from: Element = document.body) =>
    from.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...more }));
  key("x");
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) key("e", more);
  for (const typed of ["input", "[contenteditable]"]) {
    key("e", {}, document.querySelector(typed) as Element);
  }
  expect(press).not.toHaveBeenCalled();
  key("E");
  expect(press).toHaveBeenCalledTimes(1);
  expect([link?.ariaBusy, edited()]).toEqual(["true", undefined]);
  // Busy: it is on its way already, and the address does not lead there.
  expect(click("b")).toBe(false);
  dispatchEvent(new Event("alive"));
  await vi.waitFor(() =>
    expect(edited()).toEqual([["https://rihla.example/about?edit", "/admin.css"]]),
  );
  button?.click();
  expect(document.querySelector<HTMLElement>(".staff-bar")?.hidden).toBe(true);
});

test("whoever follows a link leaves the preview; a page that is edited stays, but for its own bar", () => {
  endListeners();
  const heard = vi.fn();
  const press = (selector: string, init: MouseEventInit = {}) => {
    heard.mockClear();
    const prevented = click(selector, init);
    return [prevented, heard.mock.calls.length];
  };
  document.body.innerHTML = `<a id="away" href="https://rihla.example/contact"><b>Contact</b></a><a id="here" href="${location.href}#x">Here</a><a id="mail" href="mailto:a@b.example">Mail</a><div class="edit-here"><a id="own" href="https://rihla.example/admin/x">Done</a></div><div role="dialog"><a id="above" href="https://rihla.example/y">In it</a></div><p>Words</p>`;
  leavePreview();
  document.body.addEventListener("click", heard);
  onTestFinished(() => document.body.removeEventListener("click", heard));
  const all = ["#away b", "#here", "#mail", "#own", "#above", "p"];
  expect(all.map((one) => press(one))).toEqual([
    [true, 0],
    [false, 1],
    [false, 1],
    [false, 1],
    [false, 1],
    [false, 1],
  ]);
  const keys = [{ ctrlKey: true }, { metaKey: true }];
  expect(keys.map((one) => press("#away", one))).toEqual([
    [false, 0],
    [false, 0],
  ]);
});

test("the same page is shown at another address in place; back and forward ask for it whole", async () => {
  endListeners();
  const router = createMemoryRouter([
    {
      id: "a",
      path: "*",
      shouldRevalidate: () => false,
      children: [{ id: "b", shouldRevalidate: () => false, path: "x" }],
    },
  ]);
  const led = vi.spyOn(router, "navigate").mockResolvedValue();
  Object.assign(window, { __reactRouterDataRouter: router });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  await openHere(location.href);
  expect(led).not.toHaveBeenCalled();
  dispatchEvent(new Event("popstate"));
  expect(reload).not.toHaveBeenCalled();
  await openHere("/about?edit#top");
  expect(led.mock.calls).toEqual([["/about?edit", { flushSync: true }]]);
  expect(JSON.stringify(router.routes)).not.toContain("shouldRevalidate");
  expect(
    router.routes.map((one) => [one.shouldRevalidate, one.children?.[0]?.shouldRevalidate]),
  ).toEqual([[undefined, undefined]]);
  dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledTimes(1);
});
