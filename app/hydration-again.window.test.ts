import { expect, onTestFinished, test, vi } from "vitest";
import { hearUntilEnd } from "#tests/support/hear-until-end.ts";
import { keepTypedEarly } from "./hydration-typed.ts";

/** Two forms as they were loaded; what draws them is the test. */
function loadedForms() {
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => page.remove());
  page.innerHTML = `
    <form id="first"><input id="name" value="loaded"><input id="mail" type="email" value="a@b.example">
    <input id="on" type="checkbox" checked><input id="off" type="checkbox"></form>
    <form id="second"><input id="city" value="loaded"></form>`;
  hearUntilEnd();
  keepTypedEarly();
  const at = (id: string) => document.getElementById(id) as HTMLInputElement;
  const heard: string[] = [];
  page.addEventListener("input", ({ target }) => heard.push((target as Element).id));
  const input = (id: string) => at(id).dispatchEvent(new Event("input", { bubbles: true }));
  async function alive(form: string) {
    heard.splice(0);
    at(form).dispatchEvent(new Event("form-alive", { bubbles: true }));
    await Promise.resolve();
    return heard.splice(0);
  }
  return { at, input, alive };
}

test("what was typed is typed again where it was set back, with the caret where one writes; others wait for their form", async () => {
  const { at, input, alive } = loadedForms();
  for (const id of ["name", "mail", "city"]) {
    at(id).focus();
    at(id).value = "typed";
    if (id !== "mail") at(id).setSelectionRange(2, 3);
    input(id);
    at(id).value = "loaded";
  }
  at("city").focus();
  expect(await alive("first")).toEqual(["name", "mail"]);
  expect([at("name").value, at("mail").value, at("city").value]).toEqual([
    ...["typed", "typed", "loaded"],
  ]);
  expect(at("name").selectionStart).toBe(5);
  expect(await alive("second")).toEqual(["city"]);
  expect([at("city").value, at("city").selectionStart, at("city").selectionEnd]).toEqual([
    ...["typed", 2, 3],
  ]);
});

test("ticked and unticked stays so, whether it was drawn anew or not", async () => {
  const { at, alive } = loadedForms();
  for (const id of ["on", "off"]) at(id).click();
  await alive("first");
  expect([at("on").checked, at("off").checked]).toEqual([false, true]);
});

test("it is typed again once, in fields without a caret too: what is typed or set later stays", async () => {
  const { at, input, alive } = loadedForms();
  at("mail").focus();
  at("mail").value = "early@b.example";
  input("mail");
  at("mail").value = "a@b.example";
  expect(await alive("first")).toEqual(["mail"]);
  expect(at("mail").value).toBe("early@b.example");
  at("mail").value = "later@b.example";
  input("mail");
  expect(await alive("first")).toEqual([]);
  expect(at("mail").value).toBe("later@b.example");
});

/** @returns what the page says of itself: whether it is told that not all of it has come */
function loadedNote() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  loadedForms();
  const note = document.body.appendChild(document.createElement("p"));
  onTestFinished(() => note.remove());
  Object.assign(note, { id: "not-whole", hidden: true });
  const fails = (name: string) => {
    note.appendChild(document.createElement(name)).dispatchEvent(new Event("error"));
    return !note.hidden;
  };
  const throws = (error: Error) => {
    dispatchEvent(new ErrorEvent("error", { error }));
    return !note.hidden;
  };
  return { fails, throws, isTold: () => !note.hidden };
}

test("where a script does not come, or only a part of it, it is said; other errors are not of the page", () => {
  const { fails, throws } = loadedNote();
  dispatchEvent(new Event("error"));
  const others = [fails("img"), fails("link"), throws(new TypeError("not ours"))];
  expect([...others, fails("script")]).toEqual([false, false, false, true]);
  dispatchEvent(new Event("alive"));
  expect(throws(new SyntaxError("of somebody's words"))).toBe(false);
});

test("what came in part is said, and so is what does not come within a minute; nothing once it is there", () => {
  const { throws, isTold } = loadedNote();
  expect(throws(new SyntaxError("cut"))).toBe(true);
  dispatchEvent(new Event("alive"));
  expect(isTold()).toBe(false);
});

test("what does not come within a minute is said until it comes", () => {
  const { isTold } = loadedNote();
  const seen = [isTold()];
  for (const ms of [59_000, 2_000]) {
    vi.advanceTimersByTime(ms);
    seen.push(isTold());
  }
  dispatchEvent(new Event("alive"));
  expect([...seen, isTold()]).toEqual([false, false, true, false]);
});

test("a page that is there is not told to be late", () => {
  const { isTold } = loadedNote();
  dispatchEvent(new Event("alive"));
  vi.advanceTimersByTime(120_000);
  expect(isTold()).toBe(false);
});

test("whoever writes on after they sent a form has not sent it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { at, input, alive } = loadedForms();
  const forms = ["first", "second"].map((id) => document.getElementById(id) as HTMLFormElement);
  const send = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue();
  onTestFinished(() => send.mockRestore());
  for (const form of forms) {
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  }
  at("name").value = "half a wo";
  input("name");
  await alive("first");
  await alive("second");
  vi.advanceTimersByTime(1);
  expect(send.mock.contexts).toEqual([forms[1]]);
});
