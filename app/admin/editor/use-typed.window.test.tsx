import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useTyped } from "./use-typed.ts";

type Typed = ReturnType<typeof useTyped<{ text: string }>>;

function open() {
  let typed: Typed | undefined;
  let ms = 1;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => ms);
  onTestFinished(() => clock.mockRestore());
  function Form() {
    typed = useTyped({ text: "loaded" });
    return <p>{typed.value.text}</p>;
  }
  showPiece(<Form />);
  const shown = () => document.querySelector("main")?.textContent;
  const type = (text: string) => flushSync(() => typed?.setSoon(() => ({ text })));
  const wait = async (by: number) => {
    ms += by;
    await vi.advanceTimersByTimeAsync(by);
    return shown();
  };
  const hear = (event: Event) => {
    flushSync(() => void document.body.dispatchEvent(event));
    return shown();
  };
  return { shown, type, wait, hear, now: () => typed?.now().text };
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, bubbles: true, ...more });

test("what is typed is known at once, and shown when the typing pauses", async () => {
  const { shown, type, wait, now } = open();
  type("a");
  expect([now(), shown()]).toEqual(["a", "loaded"]);
  expect(await wait(400)).toBe("loaded");
  type("ab");
  expect([await wait(400), await wait(200)]).toEqual(["loaded", "ab"]);
});

test("whoever types without a pause sees it every few seconds", async () => {
  const { type, wait } = open();
  const seen: unknown[] = [];
  for (let second = 0; second < 14; second += 1) {
    type(`typed ${second}`);
    seen.push(await wait(400));
  }
  expect(seen.slice(0, 12)).toEqual(Array(12).fill("loaded"));
  expect(seen.at(-1)).toMatch(/^typed/);
});

test.each([
  ["a press elsewhere", new Event("pointerdown", { bubbles: true })],
  ["leaving the field", new Event("focusout", { bubbles: true })],
  ["a command by Ctrl", key("s", { ctrlKey: true })],
  ["a command on a Mac", key("s", { metaKey: true })],
  ["a command by Alt", key("n", { altKey: true })],
])("%s finds it shown", (_, event) => {
  const { type, hear } = open();
  type("a");
  expect(hear(key("b"))).toBe("loaded");
  expect(hear(event)).toBe("a");
});
