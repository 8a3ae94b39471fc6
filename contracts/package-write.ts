import { z } from "zod";
import { writable } from "./read-only.ts";
import { address, line, lines } from "./written-text.ts";

const MAX_ITEMS = 100;

const list = z
  .array(line(500), "must be a list of texts")
  .max(MAX_ITEMS, `must have at most ${MAX_ITEMS} items`);

export const packageWriteSchema = writable({
  title: line(),
  description: lines(),
  secondtitle: line(),
  services: list,
  bannerimageUrl: address,
  secondimageUrl: address,
  middleparagraph: lines(),
  servicesdescriptiontitle: line(),
  servicesdescription: list,
  finalparagraph: lines(),
});

export type PackageWrite = z.infer<typeof packageWriteSchema>;
