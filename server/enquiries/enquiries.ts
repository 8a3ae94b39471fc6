import type { Db } from "#server/db/schema.ts";
import { createEnquiryMerging } from "./enquiry-merging.ts";
import { createEnquiryReading } from "./enquiry-reading.ts";
import { createEnquiryReceiving } from "./enquiry-receiving.ts";
import { createEnquiryWork } from "./enquiry-work.ts";
import { createTelling } from "./telling.ts";
import { createToldWhen } from "./told-when.ts";

/** What people asked, and what staff do about it. */
export const createEnquiries = (db: Db) => ({
  ...createEnquiryReading(db),
  ...createEnquiryReceiving(db),
  ...createEnquiryWork(db),
  ...createEnquiryMerging(db),
  ...createTelling(db),
  ...createToldWhen(db),
});
