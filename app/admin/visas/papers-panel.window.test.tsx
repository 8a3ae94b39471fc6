import { expect, test } from "vitest";
import { NAMES, OF_TWO, openPapers, paper } from "#tests/support/open-papers.tsx";

test("papers are moved by the keyboard and by buttons, and taken out; the focus stays in the list", async () => {
  const { screen, rowsOf } = openPapers({ papers: NAMES.slice(0, 3).map((id) => paper(id)) });
  await screen.came();
  await screen.press(/^PASSPORT/);
  expect(await screen.key("ArrowDown", { altKey: true })).toEqual([
    "gone 6",
    '+ ("How much PHOTOS is needed" select name=papers.0.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    '+ ("How much PASSPORT is needed" select name=papers.1.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    '+ ("Paper" input type=text name=papers.1.requirement value=passport dir=auto required)',
    '+ ("Note" input type=text name=papers.1.note value dir=auto)',
    "+ <‹arrow-up› | label=Move PASSPORT up disabled=false> <‹arrow-down› | label=Move PASSPORT down disabled=false> <‹trash› Take out | label=Take PASSPORT out of this visa>",
    "+ p role=status .sr-only: PASSPORT is at place 2 of 3 now.",
  ]);
  expect(await screen.key("ArrowDown")).toEqual([]);
  expect(await screen.press(/^Move PASSPORT down/)).toEqual([
    "gone 6",
    '+ ("How much CARD is needed" select name=papers.1.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    '+ ("How much PASSPORT is needed" select name=papers.2.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    '+ ("Paper" input type=text name=papers.2.requirement value=passport dir=auto required)',
    '+ ("Note" input type=text name=papers.2.note value dir=auto)',
    "+ <‹arrow-up› | label=Move PASSPORT up disabled=false> <‹arrow-down› | label=Move PASSPORT down disabled=true> <‹trash› Take out | label=Take PASSPORT out of this visa>",
    "+ p role=status .sr-only: PASSPORT is at place 3 of 3 now.",
    "focus button Move PASSPORT down",
  ]);
  expect(rowsOf("papers", "requirement")).toEqual(["photos", "card", "passport"]);
  expect(await screen.press(/^Move PASSPORT up/)).toEqual([
    "gone 6",
    '+ ("How much PASSPORT is needed" select name=papers.1.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    '+ ("Paper" input type=text name=papers.1.requirement value=passport dir=auto required)',
    '+ ("Note" input type=text name=papers.1.note value dir=auto)',
    "+ <‹arrow-up› | label=Move PASSPORT up disabled=false> <‹arrow-down› | label=Move PASSPORT down disabled=false> <‹trash› Take out | label=Take PASSPORT out of this visa>",
    '+ ("How much CARD is needed" select name=papers.2.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ p role=status .sr-only: PASSPORT is at place 2 of 3 now.",
    "focus button Move PASSPORT up",
  ]);
  expect(await screen.press("Take PASSPORT out of this visa")).toEqual([
    "gone 7",
    '+ ("How much CARD is needed" select name=papers.1.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ p role=status .sr-only: PASSPORT is taken out.",
    "focus button CARD",
  ]);
  expect(rowsOf("papers", "requirement")).toEqual(["photos", "card"]);
});

test("of more than six the others are a press away, and what is added stands at the end", async () => {
  const { screen, rowsOf } = openPapers({ profiles: OF_TWO });
  await screen.came();
  expect(await screen.press(/^Show the other/)).toEqual([
    "gone 4",
    "+ … 4 more",
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: ADVICE} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much ADVICE is needed" select name=papers.6.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ <‹plus› Add from the library>",
    "focus button ADVICE",
  ]);
  await screen.press("Add from the library");
  await screen.press("PLAN");
  expect((await screen.press(/^Add 1 paper/)).slice(-4)).toEqual([
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: PLAN} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much PLAN is needed" select name=papers.7.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ p role=status .sr-only: 1 paper added at the end.",
    "focus button Add from the library",
  ]);
  expect(rowsOf("papers", "requirement", "need", "profiles").at(-1)).toEqual(
    "plan | must | driver",
  );
});

test("a paper that one of several does has a group: the one beside it, or its own", async () => {
  const papers = [
    paper("passport"),
    paper("photos", { need: "one-of", set: "identity" }),
    paper("card"),
  ];
  const { screen, rowsOf } = openPapers({ papers });
  await screen.came();
  expect(await screen.type(/^How much PASSPORT/, "one-of")).toEqual([
    "gone 1",
    "+ li data-joins=below:",
    '+ ("How much PASSPORT is needed" select name=papers.0.need: Must=must, If you have it=if-you-have-it, *One of these=one-of) ‹chevron-down›',
    "+ li data-joins=above:",
    "focus select How much PASSPORT is needed",
  ]);
  await screen.type(/^How much CARD/, "one-of");
  await screen.type(/^How much PHOTOS/, "if-you-have-it");
  expect(rowsOf("papers", "requirement", "need", "set")).toEqual([
    "passport | one-of | identity",
    "photos | if-you-have-it | ",
    "card | one-of | identity",
  ]);
});

test("a paper is for some answers; one that is gone can be taken out of it", async () => {
  const papers = [paper("passport", { profiles: "cook" }), paper("photos", { profiles: "nurse" })];
  const { screen, rowsOf, newAnswers } = openPapers({ papers, profiles: OF_TWO });
  await screen.came();
  expect(await screen.press(/^All papers/)).toEqual([
    "gone 3",
    "+ div role=group label=Whose papers: <{dir=auto: Driver} 0 | pressed=false> <{dir=auto: Nurse} 1 | pressed=false> <All papers 2 | pressed=true> <‹plus› Profile>",
    "+ ul:",
    "+ li data-joins=:",
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: PASSPORT} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much PASSPORT is needed" select name=papers.0.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ div hidden",
    "+ li data-joins=:",
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: PHOTOS} ‹chevron-down› {dir=auto: Nurse} | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("How much PHOTOS is needed" select name=papers.1.need: *Must=must, If you have it=if-you-have-it, One of these=one-of) ‹chevron-down›',
    "+ div hidden",
    "focus button All papers 2",
  ]);
  expect(await screen.press(/^PASSPORT/)).toEqual([
    "gone 1",
    '+ {title=Drag to another place: ‹grip-vertical›} <{dir=auto: PASSPORT} ‹chevron-down› | expanded=true controls="PaperOnly for these answersNone ticked: for everybody.Driver" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '+ ("Paper" input type=text name=papers.0.requirement value=passport dir=auto required)',
    '+ fieldset describedby="None ticked: for everybody.":',
    "+ legend: Only for these answers",
    "+ None ticked: for everybody.",
    '+ ("Driver" input type=checkbox) {dir=auto: Driver} ("Nurse" input type=checkbox) {dir=auto: Nurse} ("cook (no such answer)" input type=checkbox checked) {dir=auto: cook (no such answer)}',
    '+ ("Note" input type=text name=papers.0.note value dir=auto)',
    "+ <‹arrow-up› | label=Move PASSPORT up disabled=true> <‹arrow-down› | label=Move PASSPORT down disabled=false> <‹trash› Take out | label=Take PASSPORT out of this visa>",
    "focus button PASSPORT",
  ]);
  await screen.press("Driver");
  await screen.press(/cook/);
  expect(rowsOf("papers", "requirement", "profiles")).toEqual([
    "passport | driver",
    "photos | nurse",
  ]);
  await screen.type(/^Note/, "Two prints");
  expect(rowsOf("papers", "requirement", "note")).toEqual(["passport | Two prints", "photos | "]);
  await screen.press("Profile");
  expect(newAnswers()).toBe(1);
});

test("the address of an answer that was there stays when its words are mended, and papers follow a new one", async () => {
  const papers = [paper("passport", { profiles: "driver, nurse" })];
  const { screen, rowsOf } = openPapers({ papers, profiles: OF_TWO });
  await screen.came();
  const write = async (name: string, value: string) => {
    document.querySelector(`[name="${name}"]`)?.setAttribute("aria-label", name);
    await screen.type(name, value);
    return [...rowsOf("profiles", "label", "link"), ...rowsOf("papers", "profiles")];
  };
  expect(await write("profiles.0.label", "Drivers")).toEqual([
    "Drivers | driver",
    "Nurse | nurse",
    "driver, nurse",
  ]);
  expect(await write("profiles.0.link", "drivers")).toEqual([
    "Drivers | drivers",
    "Nurse | nurse",
    "drivers, nurse",
  ]);
  await screen.press("Remove row 2");
  expect(rowsOf("papers", "profiles")).toEqual(["drivers"]);
});

test("a paper with a mistake is in view and open, wherever it stands", async () => {
  const { screen } = openPapers({ mistake: "papers.6.requirement" });
  await screen.came();
  expect(screen.outline().filter((line) => /expanded=true|missing|other/.test(line))).toEqual([
    '        {title=Drag to another place: ‹grip-vertical›} <{dir=auto: PASSPORT} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '        {title=Drag to another place: ‹grip-vertical›} <{dir=auto: PHOTOS} ‹chevron-down› | expanded=false controls="" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '        {title=Drag to another place: ‹grip-vertical›} <{dir=auto: ADVICE} ‹chevron-down› | expanded=true controls="PaperThis is missing.NoteTake out" keyshortcuts=Alt+ArrowUp Alt+ArrowDown>',
    '        ("Paper" input type=text name=papers.6.requirement value=advice dir=auto required invalid=true describedby="This is missing.")',
  ]);
});

test("without papers it is said that there are none", async () => {
  const { screen } = openPapers({ papers: [paper("", { _id: "a" }), paper("gone")] });
  await screen.came();
  const names = [...document.querySelectorAll(".paper-name")].map((one) => one.textContent);
  expect(names).toEqual(["No paper chosen", "gone"]);
  await screen.press("Add from the library");
  expect((await screen.press("Close"))[0]).toBe("closed");
  await screen.press(/^gone/);
  await screen.press(/^Take gone/);
  await screen.press(/^No paper chosen/);
  await screen.press(/^Take No paper chosen/);
  const lines = screen.outline().map((line) => line.trim());
  expect(lines).toContain("No papers yet. Add them from the library.");
  expect(lines).toContain("p role=status .sr-only: No paper chosen is taken out.");
});
