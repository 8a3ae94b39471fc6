import { createHash, randomUUID } from "node:crypto";
import { blogPath } from "#contracts/blog-path.ts";
import { addNotes, type Note, type NoteName } from "#contracts/import-notes.ts";
import { OLD_ADDRESS_LENGTH } from "#contracts/old-address.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { documentPictures } from "./document-pictures.ts";
import { createFreeLinks, type FreeLinks } from "./free-links.ts";
import type { ImportWork } from "./import-work.ts";
import type { ItemRow } from "./item-records.ts";
import { prepareText } from "./prepare.ts";
import type { Run } from "./run.ts";
import { one, type Source, type SourceItem } from "./sources/source.ts";

const ITEMS_AT_ONCE = 20;
const KEY_LENGTH = 300;
const TITLE_LENGTH = 300;

type Planned = {
  row: ItemRow;
  wished: string | null;
  type: string;
  pictures: string[];
  notes: Note[];
};

/** What would come: a row for each thing of the source. Nothing of the site is changed. */
export async function look(
  run: Run,
  source: Source,
  { db, site, items, pictures }: ImportWork,
): Promise<void> {
  const { id } = run.row;
  // An earlier try may have ended anywhere.
  await items.forget(id);
  run.summary.clear();
  run.at.step = "texts";
  const free = createFreeLinks(db);
  const types = new Set((await site.blog.listTypes()).map(({ type }) => type));
  const seen = new Set<string>();
  let number = 0;
  let waiting: Planned[] = [];
  for await (const item of source.items()) {
    number += 1;
    waiting.push(plan(item, { importId: id, number }));
    if (waiting.length >= ITEMS_AT_ONCE) await storeAll();
    run.at.done = number;
    await run.breathe();
  }
  await storeAll();
  run.at.total = number;

  async function storeAll(): Promise<void> {
    const all = waiting;
    waiting = [];
    await leaveKnown(all);
    await giveLinks(all, free);
    for (const { row, notes, type } of all) {
      if (row.state !== "planned" || row.kind !== "post" || types.has(type)) continue;
      types.add(type);
      notes.push(one("new-type", type));
    }
    for (const { row, notes } of all) {
      row.notes = JSON.stringify(addNotes(notes));
      run.summary.add(notes);
    }
    const coming = all.filter(({ row }) => row.state === "planned");
    await db.transaction().execute(async (tx) => {
      await items.add(
        tx,
        all.map(({ row }) => row),
      );
      await pictures.note(tx, id, [...new Set(coming.flatMap((one) => one.pictures))]);
    });
    for (const { row } of coming)
      run.summary.count({ ...countOf(row), addresses: row.oldPath ? 1 : 0 });
  }

  /** What an earlier import brought, and what stands twice in the file. */
  async function leaveKnown(all: Planned[]): Promise<void> {
    const known = await items.known(
      all.map(({ row }) => row.key),
      id,
    );
    for (const { row, notes } of all) {
      if (row.state !== "planned") continue;
      if (known.has(row.key) || seen.has(row.key)) {
        row.state = "known";
        row.documentId = known.get(row.key) ?? "";
        notes.splice(0, notes.length, one("known"));
      }
      seen.add(row.key);
    }
  }
}

async function giveLinks(all: Planned[], free: FreeLinks): Promise<void> {
  const texts = all.filter(({ row, wished }) => row.state === "planned" && wished !== null);
  const kindOf = ({ row }: Planned) => (row.kind === "page" ? "page" : "post");
  const links = await free.giveAll(
    texts.map((text) => ({ kind: kindOf(text), link: text.wished ?? "" })),
  );
  for (const [index, text] of texts.entries()) {
    const { row, wished, notes } = text;
    row.link = links[index] ?? "";
    if (row.link !== wished) {
      row.wished = wished;
      notes.push(one("taken", row.link));
    }
    if (row.oldPath === (row.kind === "page" ? ownPagePath(row.link) : blogPath(row.link)))
      row.oldPath = null;
  }
}

function countOf({ kind, isPublic }: ItemRow) {
  if (kind === "page") return { pages: 1 };
  if (kind === "post") return isPublic ? { posts: 1 } : { drafts: 1 };
  return { documents: 1 };
}

function plan(item: SourceItem, place: Pick<ItemRow, "importId" | "number">): Planned {
  const row = {
    ...place,
    ...EMPTY,
    key: shortKey(item.key),
    kind: item.kind,
    title: item.title.slice(0, TITLE_LENGTH),
  };
  const out = (what: NoteName, name = ""): Planned => ({
    ...{
      row: { ...row, state: "out" },
      wished: null,
      type: "",
      pictures: [],
      notes: [one(what, name)],
    },
  });
  if (item.kind === "other") return out(item.what, item.name);
  if ("body" in item) {
    const pictures = documentPictures(item).map(({ address }) => address);
    const stands = { ...row, documentId: item.id, isPublic: 1 };
    return { row: stands, wished: null, type: "", pictures, notes: [one("replaced", item.title)] };
  }
  const text = prepareText(item, place.number);
  if (!text) return out("too-long");
  const isPublic = item.kind === "post" && item.isPublic;
  return {
    row: {
      ...{ ...row, title: text.title, documentId: randomUUID(), isPublic: isPublic ? 1 : 0 },
      oldPath: oldPathOf(item.address),
    },
    ...{ wished: text.link, type: text.type, pictures: text.pictures, notes: text.notes },
  };
}

const EMPTY = {
  ...{ documentId: "", link: "", wished: null, oldPath: null, isPublic: 0, version: null },
  ...{ state: "planned", redirectId: null, before: null, notes: "[]" },
} as const satisfies Partial<ItemRow>;

/** An index takes no longer ones. */
const shortKey = (key: string): string =>
  key.length <= KEY_LENGTH ? key : createHash("sha256").update(key).digest("hex");

/** Null: it had none, or that of the whole site. */
function oldPathOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url || (url.pathname === "/" && url.search === "")) return null;
  const path = `${url.pathname}${url.search}`;
  return path.length <= 2 * OLD_ADDRESS_LENGTH ? withoutSlash(path) : null;
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");
