import { askLink } from "#server/outward/ask-link.ts";
import type { ImportWork } from "./import-work.ts";
import type { Run } from "./run.ts";

/** More would keep the owner waiting for nothing but a number. */
const MOST_ASKED = 2000;
const AT_ONCE = 4;
const TIME_LIMIT_MS = 10_000;
/** After so many without an answer in a row, a host is not asked any more. */
const MOST_SILENT = 3;
const NAMES = 20;

/** Which pictures are not there any more: each is asked for, none is fetched. */
export async function lookAtPictures(
  run: Run,
  { pictures, mayReach, origin }: ImportWork,
): Promise<void> {
  const { id } = run.row;
  const silent = new Map<string, number>();
  let bytes = 0;
  run.at.step = "pictures";
  run.at.total = Math.min(await pictures.count(id, ["found"]), MOST_ASKED);
  run.at.done = 0;
  let last = "";
  while (run.at.done < MOST_ASKED) {
    const addresses = await pictures.foundAfter(id, last, AT_ONCE);
    if (addresses.length === 0) break;
    last = addresses.at(-1) ?? last;
    const here = await pictures.urlsOf(addresses);
    await Promise.all(addresses.filter((address) => !here.has(address)).map(ask));
    run.at.done += addresses.length;
    await run.breathe();
  }
  await tellGone(run, pictures);
  const { counts } = run.summary.told();
  run.summary.setCounts({ ...counts, pictureBytes: bytes });

  async function ask(address: string): Promise<void> {
    const host = URL.parse(address)?.host ?? "";
    const isSilent = (silent.get(host) ?? 0) >= MOST_SILENT;
    const answer = isSilent
      ? ({ state: "silent" } as const)
      : await askLink(address, {
          mayReach,
          userAgent: `Rihla (${origin})`,
          timeLimitMs: TIME_LIMIT_MS,
          signal: run.signal,
        });
    if (run.signal.aborted) return;
    silent.set(host, answer.state === "silent" ? (silent.get(host) ?? 0) + 1 : 0);
    if (answer.state === "there") bytes += answer.bytes ?? 0;
    else await pictures.keep(id, address, { state: "gone" });
  }
}

/** How many pictures there are, and which do not come. */
export async function tellGone(
  { row: { id }, summary }: Run,
  pictures: ImportWork["pictures"],
): Promise<void> {
  const gone = await pictures.count(id, ["gone"]);
  const names = await pictures.namesIn(id, "gone", NAMES);
  summary.set({ what: "pictures", count: gone, names: names.map(({ address }) => address) });
  const { counts } = summary.told();
  summary.setCounts({
    ...counts,
    pictures: await pictures.count(id, ["found", "made", "known"]),
    pictureBytes: await pictures.bytes(id),
  });
}
