import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

/** Whether this account may make disks of its own; tests that need one are skipped otherwise. */
export const mayMount = process.platform === "linux" && process.getuid?.() === 0 && canMount();

function canMount(): boolean {
  const folder = "/tmp/rihla-mount-probe";
  try {
    mkdirSync(folder, { recursive: true });
    mount(folder, "64k");
    unmount(folder);
    return true;
  } catch {
    return false;
  }
}

/** @param size as `mount` reads it: 8m, 64k; further options may follow */
export function mount(folder: string, size: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], {
    stdio: "ignore",
  });
}

export function unmount(folder: string): void {
  execFileSync("umount", ["--lazy", folder], { stdio: "ignore" });
}

/** As a system leaves a disk on which it could not write. */
export function makeReadOnly(folder: string): void {
  execFileSync("mount", ["-o", "remount,ro", folder], { stdio: "ignore" });
}

/** A disk in memory; whoever asks for it unmounts it. */
export function smallDisk(size: string): string {
  const folder = temporaryFolder();
  mount(folder, size);
  return folder;
}

/** Takes what is free, but for `room` bytes. */
export function fillDisk(folder: string, room = 0): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(path.join(folder, ".filler"), Buffer.alloc(bavail * bsize - room));
}

export const freeDisk = (folder: string): void => rmSync(path.join(folder, ".filler"));
