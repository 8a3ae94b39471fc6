import { accessSync, constants, createWriteStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Import, isUnderWay } from "#contracts/import.ts";
import { IMPORT_BYTES } from "#contracts/import-limits.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { importNote } from "#i18n/import-note.ts";
import { spoken } from "#i18n/spoken.ts";
import { lockDataFolder } from "#server/data-folder/data-folder-lock.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { importCsv } from "#server/import/import-csv.ts";
import { createImports, type Imports } from "#server/import/imports.ts";
import { siteAddress } from "#server/import/sources/old-site.ts";
import { createLog } from "#server/process/log.ts";
import packageJson from "../../package.json" with { type: "json" };
import { backUpBeforeUpgrade } from "../backup/before-upgrade.ts";
import { keepBackup } from "../backup/keep-backup.ts";
import { wishOfSite } from "../backup/wish-of-site.ts";
import { boot } from "../boot.ts";
import { refuseUnreadable } from "./given-file.ts";
import { commandEnv, howMany, requireSqliteFile, run } from "./run.ts";
import { untilStopped } from "./until-stopped.ts";

/** Moves in from another site. A site in SQLite must not run meanwhile: there *Settings → Move in* does the same. */

const USAGE = `Usage: npm run import -- site ADDRESS [--dry-run]
       npm run import -- wordpress FILE [--dry-run]
       npm run import -- ghost FILE [--address ADDRESS] [--dry-run]
       npm run import -- list
       npm run import -- go-on ID
       npm run import -- undo ID
Each takes --report FILE, for a table of what became of each post.`;

const STOPPED = "Stopped. What is there stays; npm run import -- list says how to go on.";
const TOLD_EACH_MS = 5000;

type Asked = { name: string; given: string; isDryRun: boolean; address: string; report: string };

function asked(args: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      ...{ args, allowPositionals: true },
      options: {
        "dry-run": { type: "boolean" },
        address: { type: "string" },
        report: { type: "string" },
      },
    });
    const [name = "", given = "", ...rest] = positionals;
    const { address = "", report = "", "dry-run": isDryRun = false } = values;
    const needsOne = ["site", "wordpress", "ghost", "go-on", "undo"].includes(name);
    if (rest.length === 0 && (needsOne ? given !== "" : name === "list" && given === "")) {
      return { name, given, isDryRun, address, report };
    }
  } catch {}
  throw new OwnerError(USAGE);
}

async function moveIn(wish: Asked, signal: AbortSignal): Promise<string> {
  const env = await commandEnv();
  if (wish.report) refuseReport(path.resolve(wish.report));
  if (!env.DATABASE_URL) requireSqliteFile(env);
  // What a running server keeps in memory would be old.
  const release = env.DATABASE_URL ? () => {} : lockDataFolder(env.DATA_DIR);
  await backUpBeforeUpgrade(env, packageJson.version);
  const booted = await boot({ ...env, SEED_DEMO: false });
  const deps = { ...booted, dataFolder: env.DATA_DIR, origin: env.PUBLIC_URL, log: createLog(env) };
  const imports = createImports({
    ...deps,
    async before(stopped) {
      const wish = { why: "import", withSecrets: false, app: packageJson.version } as const;
      const options = { signal: stopped, onProgress: () => undefined };
      await keepBackup(env, await wishOfSite(env, wish), options);
    },
  });
  const stop = () => void imports.end();
  signal.addEventListener("abort", stop);
  try {
    await imports.tidy({ isAlone: !env.DATABASE_URL });
    if (wish.name === "list") return listed(await imports.list());
    const owner = (await booted.site.user.list()).find(({ role }) => role === "owner");
    if (!owner) throw new OwnerError("Nobody owns this site yet: register first, in the browser.");
    const { _id } = await begun(imports, wish, owner._id);
    const over = await followed(imports, _id);
    if (wish.report) await writeReport(imports, _id, path.resolve(wish.report));
    if (over.problem) throw new OwnerError(`${over.problem.message}\n${outcome(over)}`);
    signal.throwIfAborted();
    return outcome(over);
  } catch (error) {
    throw error instanceof DomainError
      ? new OwnerError(errorSentence(error.code as "not-found"))
      : error;
  } finally {
    signal.removeEventListener("abort", stop);
    await imports.end();
    await booted.db.destroy();
    release();
  }
}

/** @throws OwnerError */
function addressOf(typed: string): string {
  const address = siteAddress(typed);
  if (!address) throw new OwnerError("This is no address of a website.");
  return address;
}

async function begun(imports: Imports, wish: Asked, by: string): Promise<Import> {
  const { name, given, isDryRun } = wish;
  if (name === "go-on") return imports.start(given, by);
  if (name === "undo") return imports.undo(given, by);
  if (name === "site") {
    return imports.beginSite(addressOf(given), { by, isDryRun });
  }
  const file = path.resolve(given);
  refuseUnreadable(file);
  const bytes = statSync(file).size;
  if (bytes > IMPORT_BYTES) throw new DomainError("import-too-large");
  const source = name === "ghost" ? "ghost" : "wordpress";
  const address = wish.address ? addressOf(wish.address) : "";
  return imports.beginCopied(
    file,
    { source, name: path.basename(file), address, bytes },
    { by, isDryRun },
  );
}

/** Says from time to time how far it is. */
async function followed(imports: Imports, id: string): Promise<Import> {
  const ended = new AbortController();
  const telling = (async () => {
    while (!ended.signal.aborted) {
      await wait(TOLD_EACH_MS, null, { signal: ended.signal }).catch(() => null);
      // A database that does not answer is asked again; what came of it is read at the end.
      const now = await imports.find(id).catch(() => null);
      if (!now || !isUnderWay(now.state)) continue;
      console.error(`${now.state}, ${now.step}: ${now.done}${now.of > 0 ? ` of ${now.of}` : ""}`);
    }
  })();
  await imports.idle();
  ended.abort();
  await telling;
  return imports.find(id);
}

async function writeReport(imports: Imports, id: string, file: string): Promise<void> {
  const report = importCsv(await imports.report(id), spoken);
  try {
    await pipeline(report, createWriteStream(file));
  } catch (error) {
    throw new OwnerError(
      `The report could not be written (${codeOf(error) || error}). What was taken over is there: see it with npm run import -- list, or under Settings, Move in.\n  ${file}`,
      { cause: error },
    );
  }
}

/** Said before anything is done. @throws OwnerError */
function refuseReport(file: string): void {
  const folder = path.dirname(file);
  const isFolder = (place: string) =>
    statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  try {
    if (!isFolder(folder)) throw new Error("there is no such folder");
    if (isFolder(file)) throw new Error("it is a folder");
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch (error) {
    const why = codeOf(error) || (error instanceof Error ? error.message : String(error));
    throw new OwnerError(
      `The report cannot be written there: ${why}. Nothing was done: name another place after --report.\n  ${file}`,
    );
  }
}

const HEADS: Record<Import["state"], string> = {
  reading: "It is being read.",
  looked: "This would come; nothing was changed. Take it over with npm run import -- go-on ID",
  running: "It is being taken over.",
  stopped: "Stopped. Go on with npm run import -- go-on ID",
  done: "It is here. Undo all of it with npm run import -- undo ID",
  undoing: "It is being undone.",
  undone: "All of it is undone.",
  failed: "It could not be read; nothing was changed.",
};

function outcome({ _id, state, counts, notes, name }: Import): string {
  const { posts, drafts, pages, documents, pictures, pictureBytes, addresses } = counts;
  return [
    `${name}: ${HEADS[state].replace("ID", _id)}`,
    `  ${howMany(posts, "post")}, ${howMany(drafts, "draft")}, ${howMany(pages, "page")} (as drafts), ${documents} of home and the packages, ${howMany(pictures, "picture")} (${(pictureBytes / 1e6).toFixed(1)} MB), ${howMany(addresses, "old address", "old addresses")}`,
    ...notes.map(
      ({ what, count, names }) =>
        `  ${importNote(what, count)}${names.length > 0 ? `: ${names.join(", ")}` : ""}`,
    ),
  ].join("\n");
}

const listed = (all: Import[]): string =>
  all.length === 0 ? "Nothing was taken over yet." : all.map(outcome).join("\n");

await run(() => {
  const wish = asked(process.argv.slice(2));
  return untilStopped(STOPPED, (signal) => moveIn(wish, signal));
});
