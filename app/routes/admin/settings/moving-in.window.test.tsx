import { expect, test, vi } from "vitest";
import type { Import } from "#contracts/import.ts";
import { linesOf, showPage } from "#tests/support/show-page.tsx";
import MoveIn from "./move-in.tsx";

const COUNTS = {
  posts: 2,
  drafts: 1,
  pages: 1,
  documents: 0,
  pictures: 3,
  pictureBytes: 9000,
  addresses: 2,
};

const importOf = (state: Import["state"], more: Partial<Import> = {}): Import => ({
  ...{ _id: "m1", source: "wordpress", name: "old.xml", bytes: 2048, state, step: "texts" },
  ...{ done: 1, of: 4, problem: null, isUndone: false, isHere: true, by: "Nadia" },
  ...{
    startedAt: "2026-11-24T03:00:00.000Z",
    finishedAt: null,
    counts: COUNTS,
    notes: [],
    taken: [],
  },
  ...(more as object),
});

type Told = { status?: number; body?: unknown };

/** The page with imports; what it asks is answered by `answers`, in turn. */
async function open(imports: Import[]) {
  const told: Told[] = [];
  const asked: string[] = [];
  const screen = await showPage(MoveIn, { imports }, (what) => {
    asked.push(what);
    return told.shift() ?? { status: 500, body: { message: "Not now." } };
  });
  return { screen, told, asked: () => asked.splice(0) };
}

test("where nothing was taken over, somebody chooses from where", async () => {
  const { screen } = await open([]);
  expect(screen.outline()).toEqual([
    "main:",
    "  # Move in",
    "  Posts, pages and pictures of another site come here, with their dates and old addresses.",
    "  ol tabindex=-1 label=Steps of moving in:",
    "    li current=step: {hidden=true: 1} Where fromOld site, WordPress, Ghost",
    "    li: {hidden=true: 2} Look firstNothing is changed",
    "    … 1 more",
    "    li: {hidden=true: 4} ReportCan be undone",
    "  form:",
    "    fieldset:",
    "      legend: Where does it come from?",
    '      ("Old siteBy its address. Its pages must still be there." input type=radio name=source value=site checked) Old siteBy its address. Its pages must still be there. ("WordPressBy a file: in WordPress choose Tools, Export, All content." input type=radio name=source value=wordpress) WordPressBy a file: in WordPress choose Tools, Export, All content. ("GhostBy a file: in Ghost choose Settings, Migration tools, Export content." input type=radio name=source value=ghost) GhostBy a file: in Ghost choose Settings, Migration tools, Export content.',
    '    ("Address of the old site" input name=address value autocomplete=url inputmode=url dir=ltr describedby="As a browser opens it, for example https://www.example.com")',
    "    <Look what would come {hidden=true: Beginning} | type=submit>",
  ]);
});

test("what fails says why, and something else is chosen", async () => {
  const { screen, told } = await open([
    importOf("reading", { source: "ghost" }),
    importOf("done", { _id: "m0" }),
    importOf("failed", { _id: "m2" }),
    importOf("stopped", { _id: "m3" }),
    importOf("undone", { _id: "m4" }),
    importOf("running", { _id: "m5" }),
  ]);
  expect(linesOf(screen.outline(), /From|##|texts/)).toEqual([
    "  From Ghost: ⁨old.xml⁩, 2 KB",
    "    ## {role=status} Looking through",
  ]);
  const problem = { code: "import-file-gone", message: "" };
  told.push({ body: importOf("failed", { source: "ghost", problem }) });
  await vi.advanceTimersByTimeAsync(1500);
  await screen.came();
  expect(screen.outline().slice(2)).toEqual([
    "  Posts, pages and pictures of another site come here, with their dates and old addresses.",
    "  ol tabindex=-1 label=Steps of moving in:",
    "    li current=step: {hidden=true: 1} Where fromOld site, WordPress, Ghost",
    "    li: {hidden=true: 2} Look firstNothing is changed",
    "    … 1 more",
    "    li: {hidden=true: 4} ReportCan be undone",
    "  form:",
    "    p role=alert: It could not be read; nothing was changed. What was brought in is not on this server any more. Give the same file or address again: what came already is not made twice.",
    "    fieldset:",
    "      legend: Where does it come from?",
    '      ("Old siteBy its address. Its pages must still be there." input type=radio name=source value=site) Old siteBy its address. Its pages must still be there. ("WordPressBy a file: in WordPress choose Tools, Export, All content." input type=radio name=source value=wordpress) WordPressBy a file: in WordPress choose Tools, Export, All content. ("GhostBy a file: in Ghost choose Settings, Migration tools, Export content." input type=radio name=source value=ghost checked) GhostBy a file: in Ghost choose Settings, Migration tools, Export content.',
    '    ("File" input type=file name=file accept=.json,application/json describedby="500 MB at most."+"" invalid=false)',
    '    ("Address of the site of Ghost" input name=address value autocomplete=url inputmode=url dir=ltr describedby="Its pictures are fetched from there. Without it they stay aw")',
    "    <Look what would come {hidden=true: Beginning} | type=submit>",
    '  section labelledby="Earlier":',
    "    ## Earlier",
    "    ul:",
    "      li: old.xmlYesterday, 9:00 am · Taken over <Open | label=Open old.xml>",
    "      li: old.xmlYesterday, 9:00 am · Stopped <Open | label=Open old.xml>",
    "      li: old.xmlYesterday, 9:00 am · Undone <Open | label=Open old.xml>",
  ]);
  await screen.press("Open old.xml");
  expect(linesOf(screen.outline(), /From|##/)).toEqual([
    "  From WordPress: ⁨old.xml⁩, 2 KB",
    "    ## {role=status} Taken over",
    "    ## What came",
    "    ## What you should know",
  ]);
});

test("what fails for an unknown reason says that it failed", async () => {
  const { screen, told } = await open([importOf("reading")]);
  told.push({ body: importOf("failed") });
  await vi.advanceTimersByTimeAsync(1500);
  await screen.came();
  expect(linesOf(screen.outline(), /alert|checked/)).toEqual([
    "    p role=alert: It could not be read; nothing was changed.",
    '      ("Old siteBy its address. Its pages must still be there." input type=radio name=source value=site) Old siteBy its address. Its pages must still be there. ("WordPressBy a file: in WordPress choose Tools, Export, All content." input type=radio name=source value=wordpress checked) WordPressBy a file: in WordPress choose Tools, Export, All content. ("GhostBy a file: in Ghost choose Settings, Migration tools, Export content." input type=radio name=source value=ghost) GhostBy a file: in Ghost choose Settings, Migration tools, Export content.',
  ]);
});

test("what was looked through is taken over, or forgotten", async () => {
  const { screen, told, asked } = await open([importOf("looked")]);
  expect(linesOf(screen.outline(), /#|old.xml|<(?!Leave)/)).toEqual([
    "    # Move in",
    "    From WordPress: ⁨old.xml⁩, 2 KB",
    "      ## What would come",
    "      ## What you should know",
    "    <Change the file> <Take over 3 posts>",
  ]);
  const steps: unknown[] = [];
  steps.push(await screen.press(/Choose another|Change/));
  told.push({ status: 404, body: { message: "Gone." } });
  steps.push(linesOf(await screen.press(/Choose another|Change/), /#|sent|error|closed/));
  expect([...steps, asked()]).toEqual([
    ["error: Not now.", "sent DELETE /api/imports/m1", "focus button Change the file"],
    ["+ ## Earlier", "sent DELETE /api/imports/m1"],
    ["DELETE /api/imports/m1", "DELETE /api/imports/m1"],
  ]);
});

test("whoever forgets it chooses anew, and what is busy waits", async () => {
  const { screen, told } = await open([importOf("looked", { source: "site", bytes: null })]);
  told.push({ body: {} });
  expect(linesOf(screen.outline(), /https|old|<Ch/)).toEqual([
    "    From Old site: ⁨old.xml⁩",
    "    <Change the address> <Take over 3 posts>",
  ]);
  expect(linesOf(await screen.press(/Change/), /##|sent|error/)).toEqual([
    "+ ## Earlier",
    "sent DELETE /api/imports/m1",
  ]);
});

test("it is taken over, looked at again and again, and stopped", async () => {
  const { screen, told, asked } = await open([importOf("looked")]);
  const steps: unknown[] = [await screen.press(/^Take over/)];
  told.push({ body: importOf("running") });
  steps.push(
    linesOf(await screen.press(/^Take over/), /role=status|progress|sent|error| of |gone/),
  );
  const later = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    steps.push([...(await screen.came()), ...asked()]);
  };
  asked();
  await later(1499);
  told.push({ body: importOf("running", { done: 2, step: "pictures" }) });
  await later(1);
  await later(1500);
  told.push({ body: importOf("stopped", { done: 3 }) });
  steps.push(linesOf(await screen.press("Stop"), /role=status|sent|error|</), asked());
  await later(3000);
  expect(steps).toEqual([
    ["error: Not now.", "sent POST /api/imports/m1/start", "focus button Take over 3 posts"],
    [
      "gone 4",
      "+ ## {role=status} Taking over",
      "+ 1 of 4 posts and pages",
      '+ progress value=1 max=4 labelledby="Taking over"',
      "sent POST /api/imports/m1/start",
      "focus ol Steps of moving in",
    ],
    ["GET /api/imports/m1", "GET /api/imports/m1"],
    [
      "gone 2",
      "+ 2 of 4 pictures",
      '+ progress value=2 max=4 labelledby="Taking over"',
      "GET /api/imports/m1",
    ],
    ["GET /api/imports/m1"],
    [
      "+ ## {role=status} Stopped",
      "+ <Go on> <‹undo› Undo all of it>",
      "sent POST /api/imports/m1/stop",
    ],
    ["POST /api/imports/m1/stop"],
    [],
  ]);
});

test("all of it is undone when somebody asks twice", async () => {
  const { screen, told } = await open([importOf("done", { counts: { ...COUNTS, posts: 1 } })]);
  const steps: unknown[] = [linesOf(screen.outline(), /^ {2}|#/).slice(0, 6)];
  steps.push(await screen.press(/^Undo/));
  steps.push(await screen.press("Keep it"));
  await screen.press(/^Undo/);
  told.push({ body: importOf("undone", { isUndone: true }) });
  steps.push(linesOf(await screen.press(/^Undo/), /role=status|sent|error|closed|focus/));
  steps.push(linesOf(await screen.press("Move in from elsewhere"), /##|gone|sent/));
  expect(steps).toEqual([
    [
      "  # Move in",
      "  <Move in from elsewhere>",
      "  From WordPress: ⁨old.xml⁩, 2 KB",
      "  ol tabindex=-1 label=Steps of moving in:",
      "    li: {hidden=true: 1} Where fromWordPress",
      "    li: {hidden=true: 2} Look firstNothing is changed",
    ],
    [
      '+ div role=alertdialog tabindex=-1 labelledby="Undo all of it?" describedby="Posts, pages and pictures that came go again, and old addres":',
      "+ ## Undo all of it?",
      "+ Posts, pages and pictures that came go again, and old addresses lead nowhere. What you have changed since goes to the trash.",
      "+ <Keep it> <Undo all of it | .button-danger>",
      "focus button Keep it",
    ],
    ["closed", "focus button Undo all of it"],
    [
      "closed",
      "+ ## {role=status} Undone",
      "sent POST /api/imports/m1/undo",
      "focus ol Steps of moving in",
    ],
    ["gone 24", "+ ## Earlier"],
  ]);
});
