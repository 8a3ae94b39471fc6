import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const sent = (lines: string[]) => lines.filter((line) => line.startsWith("sent"));

/** What is dragged is dropped on another line. */
async function drag(came: () => Promise<string[]>, from: number, to: number) {
  const lines = [...document.querySelectorAll<HTMLElement>(".paper-line")];
  const carried: unknown[] = [];
  const dataTransfer = { setData: (...all: unknown[]) => void carried.push(...all) };
  const fire = async (target: Element | null | undefined, kind: string) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    target?.dispatchEvent(Object.assign(event, { dataTransfer }));
    await came();
    carried.push(`${kind}: ${event.defaultPrevented}`);
  };
  await fire(lines[to], "dragover");
  await fire(lines[from]?.querySelector("[draggable]"), "dragstart");
  await fire(lines[to], "dragover");
  await fire(lines[to], "drop");
  return [...carried, JSON.stringify(dataTransfer)];
}

test("papers are moved, dragged, taken out and added; what was done is said", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas/edit/work-qatar");
  screen.outline();
  const passport = document.querySelector<HTMLElement>(".paper-name");
  passport?.focus();
  await screen.came();
  expect(await screen.key("ArrowUp", { altKey: true })).toEqual([]);
  expect(await screen.key("ArrowDown")).toEqual([]);
  expect(await screen.key("ArrowDown", { altKey: true })).toEqual([
    "gone 4",
    '+ ("How much Photographs is needed" select name=papers.0.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    '+ ("How much Passport is needed" select name=papers.1.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ p role=status .sr-only: Passport is at place 2 of 6 now.",
    "+ ‹refresh-cw› {role=status .sr-only: Everything here is public} {hidden=true: Saving}",
  ]);
  expect(await drag(screen.came, 2, 0)).toEqual([
    "dragover: false",
    "text/plain",
    "National ID card",
    "dragstart: false",
    "dragover: true",
    "drop: true",
    '{"effectAllowed":"move"}',
  ]);
  const named = () => [...document.querySelectorAll(".paper-name")].map((one) => one.textContent);
  expect(named()).toEqual([
    "National ID card",
    "Photographs",
    "Passport",
    "Birth certificate",
    "Job offer and contract",
    "Work permit or visa advice",
  ]);
  await screen.press(/^Passport/);
  expect(await screen.press("Take Passport out of this visa")).toEqual([
    "gone 6",
    "+ div role=group label=Whose papers: <{dir=auto: Construction, factory, farm, cleaning} 10 | pressed=true> <{dir=auto: Driver} 12 | pressed=false> <{dir=auto: Work with a degree or diploma} 13 | pressed=false> <All papers 15 | pressed=false> <‹plus› Profile>",
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: Medical report} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much Medical report is needed" select name=papers.5.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ p role=status .sr-only: Passport is taken out.",
    "+ <‹plus› Add from the library> <Show the other 4>",
    "+ ‹refresh-cw› {role=status .sr-only: Saved 12:00 pm, not public yet} {hidden=true: Saving}",
    "focus button Birth certificate",
  ]);
  await screen.press("Add from the library");
  await screen.press("Study plan");
  await screen.press("Bank solvency certificate");
  await screen.press("Study plan");
  await screen.press("Scholarship letter");
  const added = await screen.press("Add 2 papers");
  expect([added[0], ...added.slice(-3)]).toEqual([
    "closed",
    "+ p role=status .sr-only: 2 papers added at the end.",
    "+ <‹plus› Add from the library>",
    "focus button Add from the library",
  ]);
  expect(sent(await screen.came())).toEqual([
    'sent PUT /api/drafts/visa/work-qatar {"version":…,"base":1,"body":{"papers":[{"_id":"work-qatar-2","requirement":"national-id","need":"one-of","set":"identity","profiles":"","abroad":"","note":""},{"_id":"work-qatar-1","requirement":"photographs","need":"must","set":"","profiles":"","abroad":"","note":"Digital and two prints, white ground."},{"_id":"work-qatar-3","requirement":"birth-certificate","need":"one-of","set":"identity","profiles":"","abroad":"","note":""},{"_id":"work-qatar-4","requirement":"employment-contract","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-5","requirement":"work-permit","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-6","requirement":"medical-report","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-7","requirement":"police-clearance","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-8","requirement":"driving-licence","need":"must","set":"","profiles":"driver","abroad":"","note":""},{"_id":"work-qatar-9","requirement":"academic-certificates","need":"must","set":"","profiles":"professional","abroad":"","note":""},{"_id":"work-qatar-10","requirement":"certificate-attestation","need":"must","set":"","profiles":"professional","abroad":"","note":""},{"_id":"work-qatar-11","requirement":"translation-notary","need":"must","set":"","profiles":"driver, professional","abroad":"","note":""},{"_id":"work-qatar-12","requirement":"experience-letters","need":"must","set":"","profiles":"professional","abroad":"","note":""},{"_id":"work-qatar-13","requirement":"experience-letters","need":"if-you-have-it","set":"","profiles":"general, driver","abroad":"","note":""},{"_id":"work-qatar-14","requirement":"old-passports","need":"if-you-have-it","set":"","profiles":"","abroad":"yes","note":""},{"_id":"work-qatar-15","requirement":"bmet-clearance","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"id1","requirement":"bank-solvency","need":"must","set":"","profiles":"general","abroad":"","note":""},{"_id":"id2","requirement":"scholarship-letter","need":"must","set":"","profiles":"general","abroad":"","note":""}]}}',
  ]);
});

test("a paper is for some answers; a new answer has the address of its words", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas/edit/work-qatar");
  screen.outline();
  await screen.press(/^Passport/);
  expect(await screen.press("Driver")).toEqual([
    "gone 15",
    "+ div role=group label=Whose papers: <{dir=auto: Construction, factory, farm, cleaning} 10 | pressed=true> <{dir=auto: Driver} 13 | pressed=false> <{dir=auto: Work with a degree or diploma} 13 | pressed=false> <All papers 16 | pressed=false> <‹plus› Profile>",
    "+ li data-joins=below:",
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: National ID card} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much National ID card is needed" select name=papers.2.need: Must=must, If you have it=if-you-have-it, *One of these=one-of) ‹chevron-down›',
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: Medical report} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much Medical report is needed" select name=papers.6.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ <‹plus› Add from the library> <Show the other 4>",
    "+ ‹refresh-cw› {role=status .sr-only: Everything here is public} {hidden=true: Saving}",
  ]);
  await screen.press("All papers 16");
  expect(await screen.press("Profile")).toEqual([
    "gone 6",
    "+ … 1 more",
    "+ legend .sr-only: Answers, row 4",
    '+ ("Answer" input type=text name=profiles.3.label value dir=auto required)',
    '+ ("Address" input type=text name=profiles.3.link value dir=auto required)',
    '+ ("Hint" input type=text name=profiles.3.hint value dir=auto)',
    "+ <‹arrow-up› | label=Move row 4 up disabled=false> <‹arrow-down› | label=Move row 4 down disabled=true> <‹trash› Remove | label=Remove row 4>",
    "+ ‹refresh-cw› {role=status .sr-only: Saved 12:00 pm, not public yet} {hidden=true: Saving}",
    "focus input Answer",
  ]);
  const answers = () =>
    [...document.querySelectorAll<HTMLInputElement>("[name^=profiles]")].map((one) => one.value);
  const write = async (name: string, value: string) => {
    const label = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
    label.setAttribute("aria-label", name);
    await screen.type(name, value);
    return answers();
  };
  expect(await write("profiles.3.label", "Cook in a hotel")).toEqual([
    "Construction, factory, farm, cleaning",
    "general",
    "Work learned by doing",
    "Driver",
    "driver",
    "Car, lorry or heavy vehicle",
    "Work with a degree or diploma",
    "professional",
    "Engineer, nurse, technician, office",
    "Cook in a hotel",
    "cook-in-a-hotel",
    "",
  ]);
  expect(await write("profiles.3.label", "Cook")).toEqual([
    "Construction, factory, farm, cleaning",
    "general",
    "Work learned by doing",
    "Driver",
    "driver",
    "Car, lorry or heavy vehicle",
    "Work with a degree or diploma",
    "professional",
    "Engineer, nurse, technician, office",
    "Cook",
    "cook",
    "",
  ]);
  expect(await write("profiles.3.link", "kitchen")).toEqual([
    "Construction, factory, farm, cleaning",
    "general",
    "Work learned by doing",
    "Driver",
    "driver",
    "Car, lorry or heavy vehicle",
    "Work with a degree or diploma",
    "professional",
    "Engineer, nurse, technician, office",
    "Cook",
    "kitchen",
    "",
  ]);
  expect(await write("profiles.3.label", "Cook or baker")).toEqual([
    "Construction, factory, farm, cleaning",
    "general",
    "Work learned by doing",
    "Driver",
    "driver",
    "Car, lorry or heavy vehicle",
    "Work with a degree or diploma",
    "professional",
    "Engineer, nurse, technician, office",
    "Cook or baker",
    "kitchen",
    "",
  ]);
  expect(await write("profiles.1.label", "Drivers")).toEqual([
    "Construction, factory, farm, cleaning",
    "general",
    "Work learned by doing",
    "Drivers",
    "driver",
    "Car, lorry or heavy vehicle",
    "Work with a degree or diploma",
    "professional",
    "Engineer, nurse, technician, office",
    "Cook or baker",
    "kitchen",
    "",
  ]);
  expect(await write("profiles.1.link", "drivers")).toEqual([
    "Construction, factory, farm, cleaning",
    "general",
    "Work learned by doing",
    "Drivers",
    "drivers",
    "Car, lorry or heavy vehicle",
    "Work with a degree or diploma",
    "professional",
    "Engineer, nurse, technician, office",
    "Cook or baker",
    "kitchen",
    "",
  ]);
  expect(sent(await screen.came())).toEqual([
    'sent PUT /api/drafts/visa/work-qatar {"version":…,"base":1,"body":{"profiles":[{"_id":"general","link":"general","label":"Construction, factory, farm, cleaning","hint":"Work learned by doing"},{"_id":"driver","link":"drivers","label":"Drivers","hint":"Car, lorry or heavy vehicle"},{"_id":"professional","link":"professional","label":"Work with a degree or diploma","hint":"Engineer, nurse, technician, office"},{"_id":"id1","link":"kitchen","label":"Cook or baker","hint":""}],"papers":[{"_id":"work-qatar-0","requirement":"passport","need":"must","set":"","profiles":"drivers","abroad":"","note":""},{"_id":"work-qatar-1","requirement":"photographs","need":"must","set":"","profiles":"","abroad":"","note":"Digital and two prints, white ground."},{"_id":"work-qatar-2","requirement":"national-id","need":"one-of","set":"identity","profiles":"","abroad":"","note":""},{"_id":"work-qatar-3","requirement":"birth-certificate","need":"one-of","set":"identity","profiles":"","abroad":"","note":""},{"_id":"work-qatar-4","requirement":"employment-contract","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-5","requirement":"work-permit","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-6","requirement":"medical-report","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-7","requirement":"police-clearance","need":"must","set":"","profiles":"","abroad":"","note":""},{"_id":"work-qatar-8","requirement":"driving-licence","need":"must","set":"","profiles":"drivers","abroad":"","note":""},{"_id":"work-qatar-9","requirement":"academic-certificates","need":"must","set":"","profiles":"professional","abroad":"","note":""},{"_id":"work-qatar-10","requirement":"certificate-attestation","need":"must","set":"","profiles":"professional","abroad":"","note":""},{"_id":"work-qatar-11","requirement":"translation-notary","need":"must","set":"","profiles":"drivers, professional","abroad":"","note":""},{"_id":"work-qatar-12","requirement":"experience-letters","need":"must","set":"","profiles":"professional","abroad":"","note":""},{"_id":"work-qatar-13","requirement":"experience-letters","need":"if-you-have-it","set":"","profiles":"general, drivers","abroad":"","note":""},{"_id":"work-qatar-14","requirement":"old-passports","need":"if-you-have-it","set":"","profiles":"","abroad":"yes","note":""},{"_id":"work-qatar-15","requirement":"bmet-clearance","need":"must","set":"","profiles":"","abroad":"","note":""}]}}',
  ]);
});
