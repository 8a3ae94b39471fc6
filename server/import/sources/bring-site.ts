import { createWriteStream } from "node:fs";
import { access, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "#server/errors/domain-error.ts";
import { type Fetching, fetchAnswer } from "./fetch-answer.ts";
import { jsonElements } from "./json-elements.ts";
import { parsedJson } from "./parsed-json.ts";
import { textOf } from "./read-text.ts";

/** Lists of posts come in parts of a thousand where the old site is one of ours. */
const MOST_PARTS = 200;
const MOST_BYTES = 500 * 1024 * 1024;
/** Of one post. */
const POST_BYTES = 4 * 1024 * 1024;
/** Some sites leave texts out of their lists: so many are asked for one by one. */
const MOST_ASKED = 20_000;

export const documentFile = (folder: string, noun: "home" | "package") =>
  path.join(folder, `${noun}.json`);
const partFile = (folder: string, part: number) => path.join(folder, `blogs-${part}.json`);

/** Of the lists of posts, in their order. */
export async function* partFiles(folder: string): AsyncGenerator<string> {
  for (let part = 1; ; part++) {
    const file = partFile(folder, part);
    if (part > 1 && !(await isThere(file))) return;
    yield file;
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * What the other site says to the calls of the specification, on the disk.
 * @throws DomainError of `fetchAnswer`; "import-not-old-site" where a list is none
 */
export async function bringSite(
  address: string,
  folder: string,
  fetching: Fetching,
): Promise<void> {
  const from = `${address}/api`;
  await fetchAnswer(`${from}/home`, documentFile(folder, "home"), fetching);
  await fetchAnswer(`${from}/package`, documentFile(folder, "package"), fetching);
  await bringParts(`${from}/blogs`, folder, fetching);
  let asked = 0;
  for await (const file of partFiles(folder)) {
    asked += await bringTexts(`${from}/blogs`, file, { ...fetching, left: MOST_ASKED - asked });
  }
}

/** Where `Link` names a next one, that too. @throws DomainError "import-too-large" */
async function bringParts(first: string, folder: string, fetching: Fetching): Promise<void> {
  const { mostBytes = MOST_BYTES } = fetching;
  const asked = new Set<string>();
  let bytes = 0;
  let next: string | null = first;
  // Where a site leads on from http, or to its name with www, its list goes on there.
  let list = "";
  while (next !== null && !asked.has(next)) {
    if (asked.size === MOST_PARTS) throw new DomainError("import-too-large");
    asked.add(next);
    const limit = { ...fetching, mostBytes: mostBytes - bytes };
    const part = await fetchAnswer(next, partFile(folder, asked.size), limit);
    bytes += part.bytes;
    list ||= part.at;
    next = part.next?.startsWith(`${list}?`) ? part.next : null;
  }
  // Of an earlier look there may be more.
  await rm(partFile(folder, asked.size + 1), { force: true });
}

const hasText = (value: unknown): boolean =>
  typeof value !== "object" || value === null || "content" in value;

type Asking = Fetching & { left: number };

/** Texts that a list leaves out. @returns how many were asked for */
async function bringTexts(from: string, file: string, { left, ...fetching }: Asking) {
  let asked = 0;
  if (!(await lacksTexts(file, fetching.signal))) return asked;
  const whole = `${file}.whole`;
  await pipeline(Readable.from(filled()), createWriteStream(whole));
  await rename(whole, file);
  return asked;

  async function* filled(): AsyncGenerator<string> {
    let sign = "[";
    for await (const { value } of postsIn(file, fetching.signal)) {
      yield sign + JSON.stringify(hasText(value) ? value : await withText(value));
      sign = ",";
    }
    yield "]";
  }

  async function withText(value: unknown): Promise<unknown> {
    const post = value as { _id?: unknown };
    if (typeof post._id !== "string" || asked >= left) return value;
    asked += 1;
    const answer = `${file}.one`;
    try {
      const limit = { ...fetching, mostBytes: POST_BYTES };
      await fetchAnswer(`${from}/${encodeURIComponent(post._id)}`, answer, limit);
      const found = parsedJson(await readFile(answer, "utf8"));
      return typeof found === "object" ? { ...found, ...post } : value;
    } catch (error) {
      const isGone = error instanceof DomainError && error.code === "import-not-old-site";
      if (!isGone && !(error instanceof DomainError && error.code === "import-too-large"))
        throw error;
      return value;
    } finally {
      await rm(answer, { force: true });
    }
  }
}

async function lacksTexts(file: string, signal?: AbortSignal): Promise<boolean> {
  for await (const { value } of postsIn(file, signal)) if (!hasText(value)) return true;
  return false;
}

/** @throws DomainError "import-not-old-site", "import-encoding" */
export async function* postsIn(file: string, signal?: AbortSignal) {
  try {
    yield* jsonElements(textOf(file, signal), new Set([""]));
  } catch (error) {
    const isForeign =
      error instanceof DomainError && ["import-damaged", "import-not-ghost"].includes(error.code);
    throw isForeign ? new DomainError("import-not-old-site") : error;
  }
}
