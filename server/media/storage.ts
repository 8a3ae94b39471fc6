import type { Env } from "#server/env.ts";
import { createMediaFolder } from "./media-folder.ts";

/** Where the files of pictures lie. A name is `folder/file`, both made by us. */
export type MediaStorage = {
  /** Whole or not at all. @throws DomainError "disk-full", "pictures-away" */
  put: (name: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Null for what is not there. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Names of what is in a folder; of one that is not there none. */
  list: (folder: string) => Promise<string[]>;
  /** With everything in it; one that is not there is fine. */
  removeFolder: (folder: string) => Promise<void>;
  /** @throws Error that says why it cannot be used */
  check: () => Promise<void>;
  /** Of a folder: it is not the one that was checked, or none. */
  isGone?: () => boolean;
};

type StorageEnv = Pick<Env, "DATA_DIR"> & Partial<Pick<Env, "S3">>;

/** A bucket where one is set, else files below DATA_DIR. */
export async function openMediaStorage({ DATA_DIR, S3 }: StorageEnv): Promise<MediaStorage> {
  if (!S3) return createMediaFolder(DATA_DIR);
  // Its library takes 30 MB of memory.
  const { createBucket } = await import("./bucket.ts");
  return createBucket(S3);
}
