import { expect, onTestFinished, test, vi } from "vitest";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

const LIST = "/work-visa/papers/malaysia/driver";
const KEY = `papers:${LIST}`;
const ON_DEVICE = "Your ticks stay on this device. We cannot see them.";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]")];
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const keep = (told: object) => localStorage.setItem(KEY, JSON.stringify(told));

/** What would be sent: its first line of papers, and how many there are. */
function message() {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/?text="]');
  const lines = new URL(link?.href ?? "").searchParams.get("text")?.split("\n") ?? [];
  return [lines[0], lines[1], lines.length, lines.at(-1)];
}

/** How far somebody is: in all, by group, in windows that are full, in boxes that are ticked. */
const standing = () => [
  document.querySelector(".papers-progress [role=status]")?.textContent,
  ...[...document.querySelectorAll(".papers-group h2 small")].map((one) => one.textContent),
  document.querySelectorAll(".papers-progress .windows .full").length,
  boxes().flatMap(({ checked }, index) => (checked ? [index] : [])),
];

test("papers are ticked off on this device, sent, looked at again and cleared", async () => {
  const { open } = await openPublicWindow();
  const { press, came } = await open(LIST);
  const names = boxes().map(({ labels }) => labels?.[0]?.textContent ?? "");
  const ids = boxes().map(({ id }) => id.slice("paper-".length));
  const TITLE = "Papers for Work visa for Malaysia";
  const AT = `https://rihla.example${LIST}`;
  const none = ["0 of 12 ready", "0 of 9 ready", "0 of 2 ready", "0 of 1 ready", 0, []];
  expect([standing(), message(), kept()]).toEqual([none, [TITLE, "☐ Passport", 15, AT], null]);

  const [passport = "", photographs = ""] = names;
  await press(passport);
  await press(photographs);
  expect([standing(), message(), kept()]).toEqual([
    ["2 of 12 ready", "2 of 9 ready", "0 of 2 ready", "0 of 1 ready", 2, [0, 1]],
    [TITLE, "☐ National ID card", 13, AT],
    { ticked: ids.slice(0, 2), known: ids },
  ]);
  await press(passport);
  expect([standing()[0], kept().ticked]).toEqual(["1 of 12 ready", [ids[1]]]);

  // Another tab has ticked other papers meanwhile, and one that is in the list no longer.
  keep({ ticked: [ids[2], "gone"], known: ids });
  await press(passport);
  expect([standing().at(-1), kept().ticked]).toEqual([
    [0, 2],
    [ids[2], ids[0]],
  ]);
  keep({ ticked: [ids[5]], known: ids });
  const shown = async (persisted: boolean) => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    await came();
    return standing().at(-1);
  };
  expect([await shown(false), await shown(true)]).toEqual([[0, 2], [5]]);

  keep({ ticked: ids, known: ids });
  await shown(true);
  expect([standing()[0], message()]).toEqual(["12 of 12 ready", [TITLE, "☑ Passport", 15, AT]]);
  const print = vi.fn();
  Object.assign(globalThis, { print });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "print"));
  await press("Print");
  expect(print).toHaveBeenCalledTimes(1);
  await press("Clear my ticks");
  const cleared = () => document.querySelector(".no-print [role=status]")?.textContent;
  const said = "Your ticks are gone from this device.";
  const all = [...document.querySelectorAll("main [role=status]")].map((one) => one.textContent);
  expect([standing(), kept(), all.includes(said), cleared()]).toEqual([none, null, true, none[0]]);
  await press(passport);
  expect(
    [...document.querySelectorAll("main [role=status]")].map((one) => one.textContent),
  ).not.toContain(said);
});

test("what is new since somebody looked says so", async () => {
  const { open } = await openPublicWindow();
  keep({ ticked: [], known: ["passport"] });
  await open(LIST);
  const marks = [...document.querySelectorAll(".paper h3")].map((one) =>
    [...one.querySelectorAll("small")].map((mark) => mark.textContent).at(-1),
  );
  expect([marks[0], new Set(marks.slice(1)), marks.length]).toEqual([
    undefined,
    new Set(["New since your last visit"]),
    13,
  ]);
  expect(document.querySelector(".papers-progress p")?.textContent).toBe(ON_DEVICE);
});

test("where nothing can be read ticks hold until the page is left, and that is said", async () => {
  const { open } = await openPublicWindow();
  localStorage.setItem(KEY, '{"ticked":3}');
  const { press } = await open(LIST);
  const words = () => document.querySelector(".papers-progress p")?.textContent;
  expect(words()).toBe("This browser keeps nothing: your ticks are gone when you leave.");
  await press("Passport");
  expect([standing()[0], words()]).toEqual(["1 of 12 ready", ON_DEVICE]);
});
