import { expect, test } from "vitest";
import { BLOG_LIST_LIMIT } from "./blog.ts";
import { BLOG_LINK_LENGTH } from "./blog-link.ts";
import { BLOG_SEARCH_LENGTH } from "./blog-search.ts";
import { TRASH_DAYS } from "./blog-write.ts";
import { DASHBOARD_DAYS } from "./dashboard.ts";
import { MOST_AT_ONCE, MOST_COPIES, MOST_DAYS, MOST_PERCENT } from "./departure-limits.ts";
import { MOST_ROWS } from "./departure-table.ts";
import { MOST_HTML } from "./fields.ts";
import { findQuerySchema, MOST_FOUND } from "./find.ts";
import { historyQuerySchema } from "./history.ts";
import { MOST_TRIES } from "./mail.ts";
import { ALT_LENGTH, UPLOAD_BYTES } from "./media-limits.ts";
import { pageQuerySchema } from "./page-query.ts";
import { LINES_LENGTH, MOST_LINES, MOST_REDIRECTS } from "./redirect-limits.ts";
import { MOST_TEMPLATES } from "./reply-fields.ts";
import { NOTICE_DAYS } from "./second-factor-duty.ts";
import { STAFF_BYTES } from "./staff-bytes.ts";
import { BACKUP_DAYS, LICENCE_NOTICE, REVIEW_DAYS, TOLD_BEFORE } from "./stale-days.ts";
import { MOST_TYPES } from "./type-names.ts";
import { waitingQuerySchema } from "./waiting.ts";

test("how much there may be of what people write", () => {
  expect({ BLOG_LINK_LENGTH, BLOG_SEARCH_LENGTH, MOST_HTML, ALT_LENGTH, LINES_LENGTH }).toEqual({
    ...{ BLOG_LINK_LENGTH: 200, BLOG_SEARCH_LENGTH: 200, MOST_HTML: 500_000, ALT_LENGTH: 300 },
    LINES_LENGTH: 900_000,
  });
  expect({ UPLOAD_BYTES, STAFF_BYTES }).toEqual({
    UPLOAD_BYTES: 20_971_520,
    STAFF_BYTES: 1_048_576,
  });
  expect({ MOST_AT_ONCE, MOST_COPIES, MOST_DAYS, MOST_PERCENT, MOST_ROWS }).toEqual({
    ...{ MOST_AT_ONCE: 500, MOST_COPIES: 52, MOST_DAYS: 3660, MOST_PERCENT: 500, MOST_ROWS: 5000 },
  });
  expect({
    MOST_REDIRECTS,
    MOST_LINES,
    MOST_TEMPLATES,
    MOST_TYPES,
    MOST_FOUND,
    MOST_TRIES,
  }).toEqual({
    ...{ MOST_REDIRECTS: 10_000, MOST_LINES: 5000, MOST_TEMPLATES: 100, MOST_TYPES: 200 },
    ...{ MOST_FOUND: 4, MOST_TRIES: 10 },
  });
});

test("how many days people have, and before what they are told", () => {
  expect({ TRASH_DAYS, DASHBOARD_DAYS, NOTICE_DAYS, BACKUP_DAYS }).toEqual({
    ...{ TRASH_DAYS: 30, DASHBOARD_DAYS: 90, NOTICE_DAYS: 7, BACKUP_DAYS: 7 },
  });
  expect({ TOLD_BEFORE, LICENCE_NOTICE, REVIEW_DAYS }).toEqual({
    TOLD_BEFORE: { price: 14, departure: 14, licence: 60 },
    LICENCE_NOTICE: { first: 60, second: 30, last: 7 },
    REVIEW_DAYS: { staff: 60, visitors: 90 },
  });
});

test("a part of a list is fifty, or as long as it is asked for, within limits; of posts it is a thousand", () => {
  const none = { limit: 50, offset: 0 };
  const lists = [pageQuerySchema, waitingQuerySchema, historyQuerySchema];
  expect(lists.map((schema) => schema.parse({}))).toEqual([none, none, { limit: 50 }]);
  expect(BLOG_LIST_LIMIT).toBe(1000);
  const limits = ["1", "200", "0", "201", "1e1", " 5", "5.0", "-1", ""];
  const isTaken = (query: object) => lists.map((schema) => schema.safeParse(query).success);
  expect(limits.map((limit) => isTaken({ limit }).every(Boolean))).toEqual([
    ...[true, true, false, false, false, false, false, false, false],
  ]);
  expect(pageQuerySchema.safeParse({ offset: "10000000" }).success).toBe(true);
  expect(pageQuerySchema.safeParse({ offset: "10000001" }).success).toBe(false);
  expect(waitingQuerySchema.safeParse({ offset: "100000" }).success).toBe(true);
  expect(waitingQuerySchema.safeParse({ offset: "100001" }).success).toBe(false);
});

test("what is looked for by its name has one, and no endless one", () => {
  const isTaken = (q: unknown) => findQuerySchema.safeParse({ q }).success;
  expect(["a", "x".repeat(100), " ", "x".repeat(101), 7].map(isTaken)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
