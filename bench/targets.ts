import { SAME_HEADERS, THREE_HEADERS } from "./answering.ts";
import { overBudget } from "./page-sizes.ts";
import type { Parts } from "./results.ts";

const LEAST_OF_BARE = 0.8;
const LEAST_OF: Record<string, number> = { [SAME_HEADERS]: 0.9, [THREE_HEADERS]: 0.8 };
const MOST_GROWTH = 1.5;
const MOST_MEMORY_MB = 350;
const MOST_PUBLISH_MS = 50;
const MOST_OTHER_NODE_MS = 1000;
/** On a machine whose client has cores of its own. */
const LEAST_TWO_OF_ONE = 1.6;
/** While a backup is made. */
const MOST_WRITE_MS = 300;
const MOST_LOOP_MS = 50;
const MOST_BACKUP_MB = 150;
const MOST_OF_COPY = 3;
const LEAST_PERFORMANCE = 99;
/** In Bangla and Arabic, whose letters are fonts that have to come. */
const LEAST_TRANSLATED = 98;
const MOST_LCP_MS = 1200;
const MOST_TRANSLATED_LCP_MS = 1600;
const MOST_TBT_MS = 50;

/** One sentence for each target that is missed. */
export function missedTargets(measured: Partial<Parts>): string[] {
  const {
    sizes = [],
    speed = [],
    answering = [],
    growth = [],
    publish = [],
    nodes = [],
    workers = [],
    memory = [],
    backup = [],
    lighthouse = [],
    interaction = [],
  } = measured;
  return [
    ...overBudget(sizes),
    ...speed
      .filter(({ ofBare }) => ofBare < LEAST_OF_BARE)
      .map(
        ({ page, status, posts, ofBare }) =>
          `${page} (${status}, ${posts} posts): ${ofBare} of bare node:http, at least ${LEAST_OF_BARE} wanted`,
      ),
    ...answering
      .filter(({ who, oursOfIt }) => oursOfIt < (LEAST_OF[who] ?? 0))
      .map(
        ({ who, oursOfIt }) =>
          `home from memory: ${oursOfIt} of ${who}, at least ${LEAST_OF[who]} wanted`,
      ),
    ...growth
      .filter((row) => row.growth > MOST_GROWTH)
      .map(
        ({ place, posts, growth }) =>
          `${place}: ${growth} times as long with ${posts} posts, at most ${MOST_GROWTH} wanted`,
      ),
    ...publish
      .filter(({ p95Ms }) => p95Ms > MOST_PUBLISH_MS)
      .map(
        ({ place, posts, p95Ms }) =>
          `${place} (${posts} posts): public after ${p95Ms} ms, at most ${MOST_PUBLISH_MS} wanted`,
      ),
    ...nodes
      .filter(({ p95Ms }) => p95Ms > MOST_OTHER_NODE_MS)
      .map(
        ({ place, p95Ms }) =>
          `${place} on the other node: public after ${p95Ms} ms, at most ${MOST_OTHER_NODE_MS} wanted`,
      ),
    ...workers
      .filter(({ twoOfOne }) => twoOfOne < LEAST_TWO_OF_ONE)
      .map(
        ({ page, twoOfOne }) =>
          `${page}: two workers answer ${twoOfOne} of one, at least ${LEAST_TWO_OF_ONE} wanted`,
      ),
    ...memory
      .filter(({ mostMb }) => mostMb >= MOST_MEMORY_MB)
      .map(({ pages, mostMb }) => `${mostMb} MB after ${pages} pages, ${MOST_MEMORY_MB} allowed`),
    ...backup.flatMap(({ worstWriteMs, loopMs, moreMb, restoreOfCopy }) => [
      ...above("a write during a backup, ms", worstWriteMs, MOST_WRITE_MS),
      ...above("the event loop during a backup, ms", loopMs, MOST_LOOP_MS),
      ...above("more memory during a backup, MB", moreMb, MOST_BACKUP_MB),
      ...above("a restore, in times of copying its files", restoreOfCopy, MOST_OF_COPY),
    ]),
    ...interaction.flatMap(({ what, p95Ms, wantedMs }) => above(`${what}, ms`, p95Ms, wantedMs)),
    ...lighthouse
      .filter((row) => {
        const isTranslated = row.page.includes(":");
        return (
          row.performance < (isTranslated ? LEAST_TRANSLATED : LEAST_PERFORMANCE) ||
          row.lcpMs > (isTranslated ? MOST_TRANSLATED_LCP_MS : MOST_LCP_MS) ||
          row.tbtMs > MOST_TBT_MS ||
          Math.min(row.accessibility, row["best-practices"], row.seo) < 100
        );
      })
      .map(
        ({ page, failed, ...scores }) =>
          `Lighthouse, ${page}: ${Object.values(scores).join(", ")}; ${failed.join(", ")}`,
      ),
  ];
}

const above = (what: string, value: number, most: number): string[] =>
  value > most ? [`${what}: ${value}, at most ${most} wanted`] : [];
