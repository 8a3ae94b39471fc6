import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { blocksOf } from "#contracts/html/blocks.ts";
import { tokensOf } from "#server/content/merge/html-parts.ts";
import { publishDue } from "#server/jobs/publish-planned.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const STEPS = 150;
const AT_ONCE = 25;

const CONTENT = [
  "<p>The visa comes first, then you book the flight to Jeddah, and then the hotel.</p>",
  "<p>সঙ্গে পাসপোর্ট আনুন এবং দুই কপি ছবি দিন, তারপর ভিসার জন্য আবেদন করুন।</p>",
  "<p>سافر مع الوالدين إلى مكة المكرمة ثم إلى المدينة في رحلة واحدة.</p>",
  "<ul><li><p>One seat</p><ul><li><p>By the window</p></li></ul></li><li><p>Two seats</p></li></ul>",
  "<table><tbody><tr><td>Hotel</td><td>Seven nights</td></tr><tr><td>Bus</td><td>Daily</td></tr></tbody></table>",
].join("");

type Fields = Record<string, string>;
type Opened = Awaited<ReturnType<typeof openWriters>>;
type Writer = Opened["writers"][number];

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Three who write one post, each from what they saw last. */
async function openWriters(seed: number) {
  const opened = await openDrafting();
  const { call, post, draft, history } = opened;
  const { _id, createdAt, updatedAt, version, ...fields } = post;
  const path = `/api/blogs/${_id}`;
  await call("PUT", path, { ...fields, content: CONTENT });
  const colleagues = [await opened.openColleague(), await opened.openColleague()];
  const nothing = { version: undefined as number | undefined, body: {} as Fields };
  const writers = [opened, ...colleagues].map(({ call: ask }) => ({ ...nothing, call: ask }));
  const said = { words: 0, kept: new Set<string>(), statuses: new Map<number, number>() };
  return { ...opened, path, draft, history, writers, said, below: numbersFrom(seed) };
}

async function look({ draft, path }: Opened, writer: Writer) {
  const waiting = await writer.call("GET", draft);
  const { version, body } =
    waiting.status === 200 ? waiting.body : { version: undefined, body: {} };
  const { title, type, content } = (await writer.call("GET", path)).body;
  Object.assign(writer, { version, body: { title, type, content, ...body } });
}

/** With one more word, somewhere. */
function written({ below }: Opened, { title = "", type = "", content = "" }: Fields, word: string) {
  const within = (text: string, more = word) => {
    const tokens = tokensOf(text);
    const places = tokens.flatMap(({ isTag }, at) => (isTag ? [] : [at]));
    const at = places[below(places.length)] ?? tokens.length;
    return [...tokens.map((token) => token.text).toSpliced(at, 0, ` ${more} `)].join("");
  };
  const behind = (end: string, more: string) => {
    const parts = content.split(end);
    const at = 1 + below(Math.max(1, parts.length - 1));
    return parts.length < 2
      ? content + more
      : [parts.slice(0, at).join(end), end, more, parts.slice(at).join(end)].join("");
  };
  const blocks = blocksOf(content) ?? [];
  const paragraph = below(3);
  const changes = [
    () => ({ title: within(title) }),
    () => ({ type: within(type) }),
    () => ({ content: blocks.toSpliced(below(blocks.length + 1), 0, `<p>${word}</p>`).join("") }),
    () => ({ content: behind("</li>", `<li><p>${word}</p></li>`) }),
    () => ({ content: behind("</tr>", `<tr><td>${word}</td><td>2</td></tr>`) }),
    () => ({ content: within(content, `<strong>${word}</strong>`) }),
    () => ({
      content: blocks.map((block, at) => (at === paragraph ? within(block) : block)).join(""),
    }),
  ];
  return changes[Math.min(below(changes.length + 6), changes.length - 1)]?.() ?? {};
}

/** @returns whether something was to go public */
async function act(opened: Opened, writer: Writer) {
  const { below, draft, path, history, said, site, db } = opened;
  const tell = ({ status }: { status: number }) => {
    said.statuses.set(status, (said.statuses.get(status) ?? 0) + 1);
    return status;
  };
  /** Where there was no place for the word it is not in it. */
  const keep = (change: object) => {
    if (JSON.stringify(change).includes(word)) said.kept.add(word);
  };
  const word = `new${said.words++}word`;
  if (writer.body.content === undefined) await look(opened, writer);
  const chance = below(100);
  if (chance < 70) {
    const change = written(opened, writer.body, word);
    const body = below(3) === 0 ? { ...writer.body, ...change } : change;
    const { version } = writer;
    const answer = await writer.call("PUT", draft, { version, body });
    if (tell(answer) !== 200) {
      await look(opened, writer);
      return false;
    }
    keep(change);
    Object.assign(writer, { version: answer.body.version });
    Object.assign(writer.body, change, answer.body.merged ? answer.body.body : {});
  } else if (chance < 76) tell(await writer.call("POST", `${draft}/publish`));
  else if (chance < 80) {
    const publishAt = new Date(Date.now() + 60_000).toISOString();
    tell(await writer.call("POST", `${draft}/schedule`, { publishAt }));
    if (below(2) === 0) tell(await writer.call("DELETE", `${draft}/schedule`));
    const due = new Date(Date.now() - 1000).toISOString();
    const planned = db.updateTable("draft").where("publishAt", "is not", null);
    await planned.set({ publishAt: due }).execute();
    await publishDue(site, catchLog().log);
  } else if (chance < 83) tell(await writer.call("DELETE", draft));
  else if (chance < 88) {
    const { body: revisions } = await writer.call("GET", `${history}?limit=5`);
    const revision = revisions[below(revisions.length)]?._id;
    tell(await writer.call("POST", `${history}/${revision}/restore`));
  } else if (chance < 93) {
    const { createdAt, updatedAt, _id, version, ...now } = (await writer.call("GET", path)).body;
    const post = { ...now, ...writer.body };
    const change = written(opened, post, word);
    const read = below(2) === 0 ? { version } : {};
    if (tell(await writer.call("PUT", path, { ...post, ...change, ...read })) === 200) keep(change);
  } else if (chance < 96) {
    tell(await writer.call("DELETE", path));
    tell(await writer.call("PUT", draft, { version: writer.version, body: { title: word } }));
    tell(await writer.call("POST", `${path}/restore`));
  } else await look(opened, writer);
  return (chance >= 70 && chance < 80) || (chance >= 88 && chance < 93);
}

function isBalanced(html: string) {
  let isWhole = true;
  let depth = 0;
  const parser = new Parser({
    onopentag: () => depth++,
    onclosetag(_, isImplied) {
      depth--;
      if (isImplied) isWhole = false;
    },
  });
  parser.end(html);
  return isWhole && depth === 0;
}

/** Every text that can be found: public, waiting, once public, once written. */
async function everything({ call, draft, path, site, post }: Opened): Promise<Fields[]> {
  const place = { kind: "post", id: post._id } as const;
  const found = [(await call("GET", path)).body, (await call("GET", draft)).body.body ?? {}];
  let after: string | undefined;
  for (;;) {
    const revisions = (await site.history.list(place, { limit: 200, after })) ?? [];
    for (const { _id } of revisions) found.push(await site.history.find(place, _id));
    after = revisions.at(-1)?._id;
    if (!after) return found;
  }
}

async function expectKept(opened: Opened) {
  const { said } = opened;
  const found = await everything(opened);
  const texts = found.map(({ title, type, content }) => `${title} ${type} ${content}`).join(" ");
  expect([...said.kept].filter((word) => !texts.includes(word))).toEqual([]);
  expect(found.filter(({ content }) => !isBalanced(content ?? ""))).toEqual([]);
  expect([...said.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(said.kept.size).toBeGreaterThan(said.words / 4);
}

test("whatever three do in turn: no word that was stored is lost, no text breaks, nothing is public unasked", async () => {
  const opened = await openWriters(11);
  const { below, writers, call, path } = opened;
  const shown = async () => {
    const { title, type, content } = (await call("GET", path)).body;
    return { title, type, content };
  };
  let before = await shown();
  for (let step = 0; step < STEPS; step++) {
    const writer = writers[below(writers.length)];
    const isAsked = writer && (await act(opened, writer));
    const now = await shown();
    if (!isAsked) expect(now).toEqual(before);
    before = now;
  }
  await expectKept(opened);
});

test("whatever three do at once: no word that was stored is lost, no text breaks", async () => {
  const opened = await openWriters(12);
  const writing = opened.writers.map(async (writer) => {
    for (let step = 0; step < AT_ONCE; step++) await act(opened, writer);
  });
  await Promise.all(writing);
  await expectKept(opened);
});
