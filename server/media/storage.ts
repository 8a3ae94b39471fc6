import type { Env } from "#server/env.ts";
import { createBucket } from "./bucket.ts";
import { createMediaFolder } from "./media-folder.ts";

/** Where the files of pictures lie. A name is `folder/file`, both made by us. */
export type MediaStorage = {
  /** Whole or not at all. @throws DomainError "disk-full", "pictures-away" */
  put: (name: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Null for what is not there. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** With everything in it; one that is not there is fine. */
  removeFolder: (folder: string) => Promise<void>;
  /** @throws Error that says why it cannot be used */
  check: () => Promise<void>;
};

type StorageEnv = Pick<Env, "DATA_DIR"> & Partial<Pick<Env, "S3">>;

/** A bucket where one is set, else files below DATA_DIR. */
export function openMediaStorage({ DATA_DIR, S3 }: StorageEnv): MediaStorage {
  return S3 ? createBucket(S3) : createMediaFolder(DATA_DIR);
}
