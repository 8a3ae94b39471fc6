import { expect, onTestFinished, test, vi } from "vitest";
import { goToPlace } from "./go-to-place.ts";

function open() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const form = document.body.appendChild(document.createElement("form"));
  form.innerHTML = `<input name="title"><div class="ProseMirror" contenteditable="true" tabindex="0"><h2>One</h2><p>First  words</p><blockquote><p>Of last year</p></blockquote><p><img class="ProseMirror-separator"><img alt="a"><a href="/x">Link</a><img alt="b"></p></div>`;
  const led: unknown[] = [];
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (
    this: Element,
    how,
  ) {
    led.push([this.tagName, this.getAttribute("alt") ?? this.textContent, how]);
  });
  const box = { left: 10, top: 20, width: 30, height: 40 };
  const measured = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(box as DOMRect);
  onTestFinished(() => {
    form.remove();
    scroll.mockRestore();
    measured.mockRestore();
    vi.useRealTimers();
  });
  return led;
}

test("what is to be looked at comes into view, has the keyboard, and is outlined for a moment", () => {
  const led = open();
  const marks = () =>
    [...document.querySelectorAll(".check-mark")].map((one) => one.getAttribute("style"));
  const at = () =>
    document.activeElement?.getAttribute("name") ?? document.activeElement?.className;
  goToPlace({ field: "title" });
  expect([led.at(-1), at(), marks()]).toEqual([
    ["INPUT", "", { block: "center", behavior: "smooth" }],
    "title",
    ["left: 10px; top: 20px; width: 30px; height: 40px;"],
  ]);
  vi.advanceTimersByTime(1999);
  expect(marks()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(marks()).toEqual([]);
  goToPlace({ within: "img", index: 1 });
  expect([led.at(-1), at()]).toEqual([
    ["IMG", "b", { block: "center", behavior: "smooth" }],
    "ProseMirror",
  ]);
  goToPlace({ within: "a", index: 0 });
  goToPlace({ within: "heading", index: 0 });
  goToPlace({ words: "First words" });
  goToPlace({ words: "last year" });
  expect(led.slice(-4)).toEqual([
    ["A", "Link", { block: "center", behavior: "smooth" }],
    ["H2", "One", { block: "center", behavior: "smooth" }],
    ["P", "First  words", { block: "center", behavior: "smooth" }],
    ["P", "Of last year", { block: "center", behavior: "smooth" }],
  ]);
  const before = led.length;
  goToPlace({ words: "nowhere" });
  goToPlace({ within: "a", index: 1 });
  goToPlace({ field: "image" });
  expect(led).toHaveLength(before);
  document.querySelector(".ProseMirror")?.remove();
  goToPlace({ words: "One" });
  expect(led).toHaveLength(before);
});

test("where less motion is wanted it is there at once", () => {
  const led = open();
  const media = vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as never);
  onTestFinished(() => media.mockRestore());
  goToPlace({ field: "title" });
  expect([led.at(-1), media.mock.calls]).toEqual([
    ["INPUT", "", { block: "center", behavior: "auto" }],
    [["(prefers-reduced-motion: reduce)"]],
  ]);
});
