import { expect, onTestFinished, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { AnswerBox } from "./answer-box.tsx";

const ENQUIRY = {
  ...{ _id: "one", name: "Farida", reference: "RH-7K3Q", topic: "umrah", package: null },
  ...{ language: "en", phone: "", email: "f@example.com", departure: null, departures: [] },
} as unknown as Enquiry;

const template = (_id: string, en: string, ar = "") => ({
  ...{ _id, title: { en: _id, bn: "", ar: "" }, subject: { en: "Us", bn: "", ar: ar && "نحن" } },
  body: { en, bn: "", ar },
});
const TEMPLATES = [
  template("day", "We leave on {date}, {name}.", "نغادر في {date}."),
  template("hello", "Dear {name}"),
] as ReplyTemplate[];

/** What the box told of the device, with what is seen. */
function open() {
  const unkept: boolean[] = [];
  const screen = showPiece(
    <AnswerBox
      {...{ enquiry: ENQUIRY, templates: TEMPLATES, call: ask }}
      onNoted={() => {}}
      onReach={() => {}}
      onUnkept={(is) => void unkept.push(is)}
    />,
    () => ({ body: {} }),
  );
  return { screen, unkept };
}

const written = () => document.querySelector<HTMLElement>(".answer-text, textarea");
const day = () => document.querySelector("#answer-day");

test("a day is typed into a template, and stands in what is made of it: then there is no field for it", async () => {
  const { screen } = open();
  await screen.type("Date in the text", "2027-02-14");
  expect([written()?.textContent, day() !== null]).toEqual([
    "We leave on 14 February 2027, Farida.",
    true,
  ]);
  await screen.press("Change the text");
  expect([(written() as HTMLTextAreaElement).value, day()]).toEqual([
    ...["We leave on 14 February 2027, Farida.", null],
  ]);
});

test("one's own words run as their language does, whatever language is asked for then", async () => {
  const { screen } = open();
  const runs = () => [written()?.getAttribute("lang"), written()?.getAttribute("dir")];
  await screen.press("العربية");
  expect(runs()).toEqual(["ar", "rtl"]);
  await screen.press("বাংলা");
  expect(runs()).toEqual(["en", "ltr"]);
  await screen.press("Change the text");
  expect(runs()).toEqual(["en", "ltr"]);
});

test("what the device does not keep is told, until it is given up; asked first, it stays", async () => {
  const { screen, unkept } = open();
  await screen.press("Change the text");
  const full = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  await screen.type("Text of the answer", "My own words.");
  expect(unkept.at(-1)).toBe(true);
  await screen.press("hello");
  await screen.press("Keep my text");
  expect([(written() as HTMLTextAreaElement).value, unkept.at(-1)]).toEqual([
    "My own words.",
    true,
  ]);
  await screen.press("hello");
  await screen.press("Replace it");
  expect([written()?.textContent, unkept.at(-1)]).toEqual(["Dear Farida", false]);
  expect(document.querySelector("[role=alertdialog], [role=dialog]")).toBeNull();
});

test("what is as the template filled it in is replaced without a question", async () => {
  const { screen } = open();
  await screen.press("hello");
  await screen.press("Change the text");
  await screen.press("day");
  expect(written()?.textContent).toContain("We leave on");
});

test("what was written is there again with its template, until it is given up", async () => {
  onTestFinished(() => localStorage.clear());
  const { screen } = open();
  await screen.press("العربية");
  await screen.press("hello");
  await screen.press("Change the text");
  await screen.type("Text of the answer", "My own words.");
  /** In the box of somebody who comes back. */
  const again = () => {
    open();
    const box = [...document.querySelectorAll(".answer")].at(-1);
    const chosen = box?.querySelector(".template-chips [aria-pressed=true]")?.textContent;
    const language = box?.querySelector(".segmented [aria-pressed=true] [lang]")?.textContent;
    return [box?.querySelector("textarea")?.value, chosen, language];
  };
  expect(again()).toEqual(["My own words.", "hello", "العربية"]);
  await screen.press("Back to the template");
  await screen.press("Replace it");
  expect(again()).toEqual([undefined, "day", "English"]);
});
