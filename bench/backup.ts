import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openChecked } from "#server/db/open-sqlite.server.ts";
import { familyMegabytes } from "#tests/support/process-facts.ts";
import { fillPictures } from "./fill-pictures.ts";
import { median, round } from "./numbers.ts";
import { POST } from "./publish.ts";
import { type BenchSite, METRICS_TOKEN } from "./site.ts";

export type BackupRow = {
  posts: number;
  databaseMb: number;
  picturesMb: number;
  archiveMb: number;
  /** Made, tried, on the disk. */
  backupS: number;
  writes: number;
  worstWriteMs: number;
  /** How long the event loop stood still at most. */
  loopMs: number;
  /** More than before, with the process that makes it. */
  moreMb: number;
  /** Put back with all its checks, each file on the disk. */
  restoreS: number;
  /** Its files copied, each on the disk. */
  copyS: number;
  restoreOfCopy: number;
};

/** A gigabyte with the largest database. */
const PICTURES = 800;
const ROUNDS = 3;
const WRITES_A_SECOND = 50;
/** Of the timer that watches the loop. */
const RESOLUTION_MS = 20;
const MEGABYTE = 1024 * 1024;

/** A backup while people write, and putting it back. */
export async function measureBackup(site: BenchSite): Promise<BackupRow> {
  const db = await openChecked(path.join(site.folder, "rihla.sqlite"));
  const pictureBytes = await fillPictures(db, site.folder, PICTURES);
  await db.destroy();
  const made = await site.send("POST", "/api/blogs", { ...POST, title: "Writes of the bench" });
  const { _id } = await made.json();
  const before = familyMegabytes(site.pid);
  await loopDelay(site);
  let [mostMb, worst, writes, isMaking] = [before, 0, 0, true];
  const writing = (async () => {
    const under: Promise<void>[] = [];
    while (isMaking) {
      const started = performance.now();
      const turn = writes++;
      under.push(
        site.send("PUT", `/api/blogs/${_id}`, { ...POST, title: `Write ${turn}` }).then(() => {
          worst = Math.max(worst, performance.now() - started);
        }),
      );
      await wait(1000 / WRITES_A_SECOND);
      mostMb = Math.max(mostMb, familyMegabytes(site.pid));
    }
    await Promise.all(under);
  })();
  const started = performance.now();
  await site.send("POST", "/api/backups", {});
  while ((await state(site)).work) await wait(100);
  const backupS = (performance.now() - started) / 1000;
  isMaking = false;
  await writing;
  const { backups } = await state(site);
  const [kept] = backups;
  if (!kept || kept.fault) throw new Error(`the backup failed: ${kept?.fault}`);
  const loopMs = await loopDelay(site);
  const archive = path.join(site.folder, "backups", kept.name);
  return {
    posts: site.posts,
    databaseMb: Math.round(statSync(path.join(site.folder, "rihla.sqlite")).size / MEGABYTE),
    picturesMb: Math.round(pictureBytes / MEGABYTE),
    archiveMb: Math.round(kept.bytes / MEGABYTE),
    backupS: round(backupS),
    writes,
    worstWriteMs: Math.round(worst),
    loopMs: Math.round(loopMs),
    moreMb: Math.round(mostMb - before),
    ...restoredAndCopied(archive, site.folder),
  };
}

async function state({ url, cookie }: BenchSite) {
  const answer = await fetch(`${url}/api/backups`, { headers: { cookie } });
  return (await answer.json()) as {
    work: object | null;
    backups: { name: string; bytes: number; fault: string | null }[];
  };
}

/** The longest since it was asked last, in milliseconds. */
async function loopDelay({ url }: BenchSite): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const found = /^rihla_event_loop_delay_seconds\{quantile="1"\} (\S+)/m.exec(text);
  if (!found) throw new Error("the server does not say how long its loop stood still");
  return Number(found[1]) * 1000 - RESOLUTION_MS;
}

/** One after the other: the disk has its weather too. */
function restoredAndCopied(archive: string, folder: string) {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    restoreS: restoreS(archive),
    copyS: copyS(folder),
  }));
  const [restored, copied] = [
    median(rounds.map((one) => one.restoreS)),
    median(rounds.map((one) => one.copyS)),
  ];
  return {
    restoreS: round(restored),
    copyS: round(copied),
    restoreOfCopy: round(restored / copied),
  };
}

const timed = (work: () => void): number => {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
};

function restoreS(archive: string): number {
  const folder = `${archive}-restored`;
  const env = { ...process.env, DATA_DIR: folder };
  const seconds = timed(() => {
    execFileSync(process.execPath, ["server/cli/restore.ts", archive], { env });
  });
  rmSync(folder, { recursive: true });
  return seconds;
}

/** Of the site's own files. */
function copyS(folder: string): number {
  const target = `${folder}-copied`;
  const names = readdirSync(folder).filter((name) => /^(rihla\.sqlite|media)/.test(name));
  const seconds = timed(() => {
    for (const name of names) {
      cpSync(path.join(folder, name), path.join(target, name), { recursive: true });
    }
    execFileSync("sync", ["-f", target]);
  });
  rmSync(target, { recursive: true });
  return seconds;
}
