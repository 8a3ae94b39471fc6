import type { Db } from "#server/db/schema.ts";
import type { Library } from "#server/media/library.ts";
import type { MayReach } from "#server/outward/public-address.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import type { ImportRecords } from "./import-records.ts";
import type { ItemRecords } from "./item-records.ts";
import type { PictureRecords } from "./picture-records.ts";

/** What the parts of an import work with. */
export type ImportWork = {
  db: Db;
  site: Site;
  library: Pick<Library, "takeIn" | "remove">;
  records: ImportRecords;
  items: ItemRecords;
  pictures: PictureRecords;
  mayReach: MayReach;
  /** Of this site. */
  origin: string;
  log: Logger;
};
