import { expect, onTestFinished, test } from "vitest";
import { goToNextOpen } from "./use-translating-keys.ts";

test("the next open text is the one after where somebody is, then from the beginning", () => {
  const place = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => place.remove());
  const text = (name: string, state: string) =>
    `<div class="translated" data-state="${state}"><textarea name="${name}"></textarea></div>`;
  place.innerHTML =
    text("a", "missing") + text("b", "done") + text("c", "older") + text("d", "done");
  const goOn = () => {
    goToNextOpen();
    return document.activeElement?.getAttribute("name");
  };
  expect([goOn(), goOn(), goOn()]).toEqual(["a", "c", "a"]);
  place.querySelector<HTMLElement>("[name=d]")?.focus();
  expect(goOn()).toBe("a");
  for (const name of ["a", "c"]) {
    const one = place.querySelector<HTMLElement>(`[name=${name}]`)?.parentElement;
    if (one) one.dataset.state = "done";
  }
  expect(goOn()).toBe("a");
});
