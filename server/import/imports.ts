import type { Import, ImportChoice, ImportSource, ImportState } from "#contracts/import.ts";
import type { Sender } from "#server/accounts/caller.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Library } from "#server/media/library.ts";
import { readUpload } from "#server/media/read-upload.ts";
import { isPublicAddress, type MayReach } from "#server/outward/public-address.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { chooseFor } from "./choose.ts";
import { importFault } from "./import-fault.ts";
import { createImportFiles } from "./import-files.ts";
import { IMPORT_LIMITS, isFileSource } from "./import-limits.ts";
import { createImportRecords, type ImportRow, newImportId, type Wish } from "./import-records.ts";
import type { ImportWork } from "./import-work.ts";
import { createItemRecords } from "./item-records.ts";
import { createPictureRecords } from "./picture-records.ts";
import { presentImport } from "./present-import.ts";
import { createRun } from "./run.ts";
import type { Fetching } from "./sources/fetch-answer.ts";
import { siteAddress } from "./sources/old-site.ts";
import { isSilent } from "./under-way.ts";
import { createWorkOn } from "./work-on.ts";

type ImportsDeps = {
  db: Db;
  site: Site;
  library: Pick<Library, "takeIn" | "remove">;
  dataFolder: string;
  /** Of this site. */
  origin: string;
  log: Logger;
  mayReach?: MayReach;
  /** Of the old site; what is not given is as it should be. */
  fetching?: Partial<Fetching>;
  /** Before anything is taken over; where it fails, nothing is. */
  before?: (signal: AbortSignal) => Promise<void>;
};

type Found = { source: ImportSource; name: string; address: string; bytes: number | null };

type Begun = Sender & { by: string; isDryRun: boolean };

const FILE_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const CAN_START: readonly ImportState[] = ["looked", "stopped"];
const CAN_UNDO: readonly ImportState[] = ["done", "stopped"];

/**
 * What is taken over from other sites, one at a time: looked through first, then made, beside answering. What is
 * written down of it lets it be gone on with, by whichever process has its file.
 */
export function createImports(deps: ImportsDeps) {
  const { db, site, library, dataFolder, origin, log, mayReach = isPublicAddress } = deps;
  const { before = async () => {}, fetching = {} } = deps;
  const [records, items, pictures] = [
    createImportRecords(db),
    createItemRecords(db),
    createPictureRecords(db),
  ];
  const work: ImportWork = { db, site, library, records, items, pictures, mayReach, origin, log };
  const files = createImportFiles(dataFolder);
  const workOn = createWorkOn({ work, files, fetching, before });
  const stopping = new AbortController();
  const under = new Map<string, Promise<void>>();

  const present = async (row: ImportRow, now: number): Promise<Import> => {
    const beside = { taken: await items.taken(row.id), isHere: await files.isHere(row.id) };
    return presentImport(row, { ...beside, now });
  };

  /** @throws DomainError "not-found" */
  async function find(id: string): Promise<Import> {
    const row = await records.find(id);
    if (!row) throw new DomainError("not-found");
    return present(row, await records.now());
  }

  async function begin(id: string, found: Found, { by, isDryRun }: Begun): Promise<Import> {
    await records.begin({ id, ...found, wish: isDryRun ? "look" : "take" }, by);
    await forgetLooked(id);
    await go(id);
    return find(id);
  }

  /** Whoever looks at something else has no use for what was only looked through, and its file may be large. */
  async function forgetLooked(newest: string): Promise<void> {
    const rows = await records.list();
    for (const { id, state } of rows) {
      if (id === newest || (state !== "looked" && state !== "failed")) continue;
      await records.remove(id);
      await files.remove(id);
    }
  }

  async function go(id: string): Promise<void> {
    const row = await records.find(id);
    if (!row || under.has(id)) return;
    const run = createRun(row, records, stopping.signal);
    under.set(
      id,
      workOn(run).finally(() => under.delete(id)),
    );
  }

  async function resume(
    id: string,
    wish: Wish,
    from: readonly ImportState[],
    by: string,
  ): Promise<Import> {
    const row = await records.resume(id, wish, from, by);
    await go(row.id);
    return find(id);
  }

  return {
    find,

    /** Newest first. */
    async list(): Promise<Import[]> {
      const [rows, now] = await Promise.all([records.list(), records.now()]);
      return Promise.all(rows.map((row) => present(row, now)));
    },

    /** @param address as `siteAddress` gives it @throws DomainError "import-under-way" */
    async beginSite(address: string, begun: Begun): Promise<Import> {
      const id = newImportId();
      return begin(id, { source: "site", name: address, address, bytes: null }, begun);
    },

    /** @throws DomainError of `readUpload`, "import-no-file", "import-no-room", "import-too-large", "import-under-way" */
    async beginFile(request: Request, begun: Begun): Promise<Import> {
      const upload = await readUpload(request, files.folder(), begun, IMPORT_LIMITS).catch(
        (error) => {
          throw importFault(error);
        },
      );
      const source = upload.fields.get("source");
      const typed = upload.fields.get("address") ?? "";
      const address = siteAddress(typed);
      const id = newImportId();
      try {
        if (typed && !address) throw new DomainError("import-not-reached");
        if (!isFileSource(source)) throw new DomainError("import-no-file");
        await files.keep(id, upload.file);
        const from = { source, name: upload.name, address: address ?? "", bytes: upload.bytes };
        return await begin(id, from, begun);
      } catch (error) {
        await files.remove(id);
        await files.drop(upload.file);
        throw importFault(error);
      }
    },

    /** A file that lies on this machine. */
    async beginCopied(file: string, found: Found, begun: Begun): Promise<Import> {
      const id = newImportId();
      await files.copy(id, file);
      return begin(id, found, begun);
    },

    /**
     * Takes over what was looked through, or goes on with what was stopped.
     * @throws DomainError "not-found", "import-not-now", "import-under-way"
     */
    async start(id: string, by: string): Promise<Import> {
      const row = await records.find(id);
      const isLooking = row?.wish === "look" && row.isLooked === 0;
      const wish = row?.wish === "undo" ? "undo" : isLooking ? "look" : "take";
      return resume(id, wish, CAN_START, by);
    },

    /** @throws DomainError "not-found", "import-not-now" */
    async stop(id: string): Promise<Import> {
      await find(id);
      await records.askToStop(id);
      return find(id);
    },

    /** All of it, or what is left of undoing it. @throws DomainError "import-not-now", "import-under-way" */
    undo: (id: string, by: string): Promise<Import> => resume(id, "undo", CAN_UNDO, by),

    /** Of something whose link is taken. @throws DomainError "not-found", "import-not-now", "link-taken" */
    async choose(id: string, number: number, choice: ImportChoice): Promise<Import> {
      const row = await records.find(id);
      if (!row) throw new DomainError("not-found");
      await chooseFor(work, row, number, choice);
      return find(id);
    },

    /** What brought nothing is forgotten, with its file. @throws DomainError "not-found", "import-not-now" */
    async remove(id: string): Promise<void> {
      await records.remove(id);
      await files.remove(id);
    },

    /** What became of each thing, a part at a time. @throws DomainError "not-found" */
    async report(id: string) {
      await find(id);
      return items.parts(id);
    },

    tidy: ({ isAlone }: { isAlone: boolean }) => tidyImports({ db, dataFolder, isAlone }),

    /** A file that nobody has gone on with for a month goes; what came of it, and the report, stay. */
    async dropOld(): Promise<void> {
      const before = new Date(Date.now() - FILE_DAYS * DAY_MS).toISOString();
      for (const id of await records.idleSince(before)) await files.remove(id);
    },

    /** When nothing is under way any more. */
    idle: async (): Promise<void> => void (await Promise.all(under.values())),

    /** What is under way stops, and can be gone on with. */
    async end(): Promise<void> {
      stopping.abort();
      await Promise.all(under.values());
    },
  };
}

export type Imports = ReturnType<typeof createImports>;

const isUnderWay = ({ state }: ImportRow) => ["reading", "running", "undoing"].includes(state);

type Tidying = {
  db: Db;
  dataFolder: string;
  /** No other process serves this site. */
  isAlone: boolean;
};

/** What broke off when a process ended waits to be gone on with. */
export async function tidyImports({ db, dataFolder, isAlone }: Tidying): Promise<void> {
  const records = createImportRecords(db);
  await records.stopSilent(isAlone);
  const [rows, now] = await Promise.all([records.list(), records.now()]);
  const isNeeded = (row: ImportRow) =>
    ["looked", "stopped"].includes(row.state) || (isUnderWay(row) && !isSilent(row, now));
  if (!isAlone) return;
  createImportFiles(dataFolder).tidy(new Set(rows.filter(isNeeded).map(({ id }) => id)));
}
