import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { access, chmod, copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";

/** Of one folder here each import has one; its name is a UUID. */
const OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where what is read lies until it is not needed any more. */
export function createImportFiles(dataFolder: string) {
  const folder = path.join(dataFolder, "imports");
  const of = (id: string) => path.join(folder, id);
  return {
    /** Where a file comes in. */
    folder: (): string => {
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    of,
    file: (id: string) => path.join(of(id), "file"),

    make: async (id: string): Promise<string> => {
      await mkdir(of(id), { recursive: true });
      return of(id);
    },

    /** @param received a file in `folder` */
    async keep(id: string, received: string): Promise<void> {
      await mkdir(of(id), { recursive: true });
      await rename(received, path.join(of(id), "file"));
    },

    /** A file from elsewhere on this machine. */
    async copy(id: string, from: string): Promise<void> {
      await mkdir(of(id), { recursive: true });
      const copy = path.join(of(id), "file");
      await copyFile(from, copy);
      // It may have been everybody's to read.
      await chmod(copy, PRIVATE_FILE);
    },

    drop: (received: string): Promise<void> => rm(received, { force: true }),

    isHere: (id: string): Promise<boolean> =>
      access(of(id)).then(
        () => true,
        () => false,
      ),

    remove: (id: string): Promise<void> => rm(of(id), { recursive: true, force: true }),

    /** What came in when the process ended, or is needed no more; whatever else lies there is not ours. */
    tidy(needed: ReadonlySet<string>): void {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder)) {
        if (OURS.test(name) && !needed.has(name))
          rmSync(of(name), { recursive: true, force: true });
      }
    },
  };
}

export type ImportFiles = ReturnType<typeof createImportFiles>;
