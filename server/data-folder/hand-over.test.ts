import { chownSync, linkSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { handOver } from "./hand-over.ts";

const SERVICE = 47_114;
const OTHER = 47_115;

test.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "only root's own files in the folder are handed over, nothing outside by way of a link",
  () => {
    const outside = temporaryFolder();
    const folder = temporaryFolder();
    const ownerOf = (...names: string[]) => lstatSync(path.join(...names)).uid;
    writeFileSync(path.join(outside, "shadow"), "");
    mkdirSync(path.join(folder, "media"));
    for (const name of ["new", "kept", "media/new"]) writeFileSync(path.join(folder, name), "");
    chownSync(path.join(folder, "kept"), OTHER, OTHER);
    symlinkSync(outside, path.join(folder, "link"));
    symlinkSync(path.join(outside, "shadow"), path.join(folder, "media/link"));
    linkSync(path.join(outside, "shadow"), path.join(folder, "media/name"));

    handOver(folder);
    expect(ownerOf(folder, "new")).toBe(0);

    chownSync(folder, SERVICE, SERVICE);
    handOver(folder);
    expect(ownerOf(folder, "new")).toBe(SERVICE);
    expect(ownerOf(folder, "media")).toBe(SERVICE);
    expect(ownerOf(folder, "media/new")).toBe(SERVICE);
    expect(ownerOf(folder, "kept")).toBe(OTHER);
    expect([ownerOf(outside), ownerOf(outside, "shadow")]).toEqual([0, 0]);

    handOver(path.join(folder, "nothing"));
  },
);
