import { expect, onTestFinished, test, vi } from "vitest";
import { hearUntilEnd } from "#tests/support/hear-until-end.ts";
import { keepTypedEarly } from "./hydration-typed.ts";

test("what is typed, ticked and chosen before is there again once React has set it back, and React hears of it", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML =
    '<form><input id="a" value="loaded"><textarea id="b">loaded</textarea><input id="c" type="checkbox"><select id="d"><option>one</option><option>two</option></select><input id="e" value="as it is"><input id="f" type="file"><p id="g" contenteditable></p></form><input id="h">';
  onTestFinished(() => {
    document.body.innerHTML = "";
  });
  hearUntilEnd();
  keepTypedEarly();
  const at = (id: string) => document.getElementById(id) as HTMLInputElement;
  const [typed, box, tick, list, same] = ["a", "b", "c", "d", "e"].map(at) as HTMLInputElement[];
  const heard: string[] = [];
  if (!typed || !box || !tick || !list || !same) throw new Error("no fields");
  typed.focus();
  typed.value = "typed";
  typed.setSelectionRange(2, 3);
  box.value = "typed too";
  tick.checked = true;
  list.value = "two";
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "h"])
    at(id).dispatchEvent(new Event("input", { bubbles: true }));
  // As React does.
  Object.assign(box, { value: "loaded" });
  Object.assign(tick, { checked: false });
  Object.assign(list, { value: "one" });
  for (const type of ["input", "change"]) {
    const hear = ({ target }: Event) => void heard.push(`${type} ${(target as Element).id}`);
    addEventListener(type, hear);
  }
  const comeAlive = () => {
    document.forms[0]?.dispatchEvent(new Event("form-alive", { bubbles: true }));
    vi.runAllTimers();
  };
  comeAlive();
  expect([typed.value, box.value, tick.checked, list.value, same.value]).toEqual([
    ...["typed", "typed too", true, "two", "as it is"],
  ]);
  expect([typed.selectionStart, typed.selectionEnd]).toEqual([2, 3]);
  expect(heard.toSorted()).toEqual(
    ["a", "b", "c", "d", "e", "f"].flatMap((id) => [`change ${id}`, `input ${id}`]).toSorted(),
  );
  Object.assign(typed, { value: "typed later" });
  at("a").dispatchEvent(new Event("input", { bubbles: true }));
  comeAlive();
  expect(typed.value).toBe("typed later");
});

test("a word that is being composed is typed again once it is whole; each field by itself", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    document.body.innerHTML = "";
  });
  document.body.innerHTML = '<form><input id="a"><input id="b"></form>';
  hearUntilEnd();
  keepTypedEarly();
  const [one, other] = [...document.querySelectorAll("input")];
  if (!one || !other) throw new Error("no fields");
  const type = (field: HTMLInputElement, text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const compose = (kind: string) => one.dispatchEvent(new Event(kind, { bubbles: true }));
  compose("compositionstart");
  type(one, "কা");
  document.forms[0]?.dispatchEvent(new Event("form-alive", { bubbles: true }));
  const heard: string[] = [];
  addEventListener("change", ({ target }) => heard.push((target as HTMLInputElement).value));
  vi.runAllTimers();
  expect(heard).toEqual([]);
  type(one, "কাজ");
  compose("compositionend");
  vi.runAllTimers();
  expect([one.value, heard]).toEqual(["কাজ", ["কাজ"]]);
  type(other, "later");
  vi.runAllTimers();
  expect(heard).toEqual(["কাজ"]);
});
