import { randomBytes, randomUUID } from "node:crypto";
import type { MediaStorage } from "./storage.ts";

const BYTES = 4096;

/** Stores something where pictures lie, reads it and removes it. @throws where one of these fails */
export async function tryStoring(storage: MediaStorage): Promise<void> {
  const folder = `check-${randomUUID()}`;
  const bytes = randomBytes(BYTES);
  try {
    await storage.put(`${folder}/picture`, bytes, "application/octet-stream");
    const kept = await storage.read(`${folder}/picture`);
    if (!kept || !bytes.equals(kept)) throw new Error("what was stored was not read again");
  } finally {
    await storage.removeFolder(folder);
  }
}
