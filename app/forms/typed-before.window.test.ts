import { afterEach, expect, test } from "vitest";
import { forgetLeft, goOnTyping } from "./typed-before.ts";

const AT = "/get-started?topic=hajj";
const FIELDS = `<input type="hidden" name="token" value="of-the-page"><input name="name"><textarea name="note"></textarea>
  <input name="travellers" value="1"><select name="month"><option value="">Not sure yet</option>
  <option value="2027-03">March 2027</option></select>`;
const KEPT = { token: "old", name: "Old", note: "Slowly", travellers: "4", month: "2027-03" };

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = "";
});

function formOf(typed: object = {}, fields = FIELDS): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`;
  const form = document.forms[0] as HTMLFormElement;
  for (const [name, value] of Object.entries(typed)) type(form, name, value);
  return form;
}

function type(form: HTMLFormElement, name: string, value: string): void {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
}

const leave = () => window.onpagehide?.(new Event("pagehide") as PageTransitionEvent);

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const keep = (typed: object, address = AT) =>
  sessionStorage.setItem(address, JSON.stringify(Object.entries(typed)));

test("what was typed at an address comes back, but for what the page says", () => {
  keep({ ...KEPT, gone: "of a field that is no more" });
  const form = formOf();
  goOnTyping(form, AT, false);
  expect(valuesOf(form)).toEqual({ ...KEPT, token: "of-the-page" });
  const other = formOf();
  goOnTyping(other, "/get-started", false);
  expect(valuesOf(other)).toMatchObject({ name: "", travellers: "1" });
});

test("what is typed before is newer, as is what was sent and answered", () => {
  keep(KEPT);
  const form = formOf({ name: "New", travellers: "2" });
  goOnTyping(form, AT, false);
  expect(valuesOf(form)).toMatchObject({ name: "New", note: "Slowly", travellers: "2" });
  const answered = formOf();
  goOnTyping(answered, AT, true);
  expect(valuesOf(answered)).toMatchObject({ name: "", note: "" });
});

test("a choice that is not offered any more leaves the first", () => {
  keep({ month: "2026-10" });
  const form = formOf();
  goOnTyping(form, AT, false);
  expect((form.elements.namedItem("month") as HTMLSelectElement).selectedIndex).toBe(0);
});

test("it is noted on leaving, once for each change, and forgotten once it is sent", () => {
  const form = formOf();
  const note = goOnTyping(form, AT, false);
  type(form, "name", "Farida");
  leave();
  expect(JSON.parse(sessionStorage.getItem(AT) ?? "")).toContainEqual(["name", "Farida"]);
  keep({ name: "of a form elsewhere" }, "/contact");
  keep({ name: "Farida" }, "/get-started");
  forgetLeft("/get-started");
  expect([...Array(sessionStorage.length).keys()].map((at) => sessionStorage.key(at))).toEqual([
    "/contact",
  ]);
  note();
  expect(sessionStorage.getItem(AT)).toBeNull();
  type(form, "name", "Farida Yasmin");
  note();
  expect(sessionStorage.getItem(AT)).toContain("Farida Yasmin");
  forgetLeft("/get-started");
  type(form, "name", "Farida Y.");
  form.remove();
  note();
  expect(sessionStorage.getItem(AT)).toBeNull();
});

test("nothing or nonsense that is kept changes nothing", () => {
  for (const kept of ["", "null", "{}", "[1]", "<"]) {
    sessionStorage.setItem(AT, kept);
    const form = formOf();
    goOnTyping(form, AT, false);
    expect(valuesOf(form)).toMatchObject({ name: "", travellers: "1" });
  }
});
