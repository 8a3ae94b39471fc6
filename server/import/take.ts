import { addNotes, type Note } from "#contracts/import-notes.ts";
import { sanitise } from "#server/content/sanitise.ts";
import { createBringPictures } from "./bring-pictures.ts";
import { placePictures } from "./html/place-pictures.ts";
import type { ImportWork } from "./import-work.ts";
import { type ItemRow, notesOf } from "./item-records.ts";
import { tellGone } from "./look-at-pictures.ts";
import { createMakeDocument } from "./make-document.ts";
import { createMakeTexts, type Ready } from "./make-texts.ts";
import { type PreparedText, prepareText } from "./prepare.ts";
import type { Run } from "./run.ts";
import { one, type Source, type SourceItem, type SourceText } from "./sources/source.ts";

/** In SQLite readers wait for a transaction: for these it takes about 20 ms. */
const ITEMS_AT_ONCE = 4;
/** Each time all pages are made anew for whoever asks. */
const RAISED_EACH_MS = 30_000;
/** For each turn all moved addresses are read. */
const LED_AT_ONCE = 200;

type Numbered = { item: SourceItem; number: number };

/** Makes what was planned, in the order of its source; what is made already is passed by. */
export async function take(run: Run, source: Source, work: ImportWork): Promise<void> {
  const { items, site } = work;
  const { id } = run.row;
  const bring = createBringPictures(run, work);
  const { makePublic, begin } = createMakeTexts(run, work);
  const makeDocument = createMakeDocument(run, work);
  let waiting: Numbered[] = [];
  let number = 0;
  let raisedAt = Date.now();

  Object.assign(run.at, {
    step: "texts",
    done: await items.countIn(id, ["made"]),
    total: await items.countIn(id, ["made", "planned"]),
  });
  try {
    for await (const item of source.items()) {
      number += 1;
      if (item.kind !== "other") waiting.push({ item, number });
      if (waiting.length >= ITEMS_AT_ONCE) await makeAll();
      await run.breathe();
    }
    await makeAll();
    await leadOn(run, work, raiseWhenDue);
  } finally {
    await site.contentVersion.raise();
  }
  await tellGone(run, work.pictures);

  async function makeAll(): Promise<void> {
    const all = waiting;
    waiting = [];
    const rows = await items.withNumbers(
      id,
      all.map((one) => one.number),
      "planned",
    );
    const ready: Ready[] = [];
    for (const { item, number } of all) {
      const row = rows.get(number);
      if (!row || item.kind === "other") continue;
      if ("body" in item) await makeDocument(row, item, bring);
      else {
        const text = await readyText(row, item);
        if (text?.row.isPublic) ready.push(text);
        else if (text) await begin(text);
      }
      run.at.done += 1;
      await run.breathe();
    }
    await makePublic(ready);
    await raiseWhenDue();
  }

  async function raiseWhenDue(): Promise<void> {
    if (Date.now() - raisedAt < RAISED_EACH_MS) return;
    await site.contentVersion.raise();
    raisedAt = Date.now();
  }

  /** With its pictures here. */
  async function readyText(row: ItemRow, item: SourceText): Promise<Ready | null> {
    const text = prepareText(item, row.number);
    if (!text) return null;
    const urls = await bring(text.pictures);
    const notes = [...notesOf(row), ...goneIn(text, urls)];
    run.summary.add(goneIn(text, urls).filter(({ what }) => what !== "pictures"));
    const image =
      (text.image && urls.get(text.image)) ||
      text.pictures.flatMap((one) => urls.get(one) ?? [])[0];
    return {
      row: { ...row, notes: JSON.stringify(addNotes(notes)) },
      item,
      text,
      html: sanitise(placePictures(text.html, (address) => urls.get(address) ?? null)),
      image: image ?? null,
    };
  }
}

const goneIn = ({ pictures }: PreparedText, urls: ReadonlyMap<string, string>): Note[] =>
  pictures.filter((address) => !urls.has(address)).map((address) => one("pictures", address));

/** Old addresses of what is here now. */
async function leadOn(
  run: Run,
  { items, site, origin, db }: ImportWork,
  raiseWhenDue: () => Promise<void>,
): Promise<void> {
  const { id, userId } = run.row;
  run.at.step = "addresses";
  for (;;) {
    const rows = await items.toBeLed(id, LED_AT_ONCE);
    if (rows.length === 0) return;
    const wishes = rows.map(({ oldPath, kind, link }) => ({
      from: oldPath ?? "",
      to: kind === "page" ? `/${link}` : `/blog/${link}`,
    }));
    const ids = await site.redirect.storeAll(wishes, { by: userId, origin });
    const led = rows.map((row, index) => withLed(row, ids[index] ?? null));
    for (const { note } of led) if (note) run.summary.add([note]);
    await db.transaction().execute((tx) =>
      items.put(
        tx,
        led.map(({ row }) => row),
      ),
    );
    await raiseWhenDue();
    await run.breathe();
  }
}

function withLed(row: ItemRow, redirectId: string | null): { row: ItemRow; note: Note | null } {
  if (redirectId !== null) return { row: { ...row, redirectId }, note: null };
  const note = one("not-led", row.oldPath ?? "");
  const notes = JSON.stringify([...notesOf(row), note]);
  return { row: { ...row, redirectId: "", notes }, note };
}
