import { expect, test } from "vitest";
import { revisionWords } from "./revision-words.ts";

const REVISION = {
  ...{ _id: "1", at: "2026-11-22T10:12:00.000Z", lang: "en", since: null, restoredFrom: null },
  by: { name: "Rahim" },
} as const;

test.each([
  [{ action: "create" }, "Created by Rahim"],
  [{ action: "planned" }, "Published as planned by Rahim"],
  [{ action: "draft" }, "Written, not published by Rahim"],
  [{ action: "draft", since: "2026-11-22T10:00:00.000Z" }, "Drafted for 12 minutes by Rahim"],
  [{ action: "draft", since: "2026-11-22T10:11:59.000Z" }, "Drafted for a minute by Rahim"],
  [{ action: "draft", since: "2026-11-22T10:12:00.000Z" }, "Drafted for a minute by Rahim"],
  [{ action: "update", by: { name: "" } }, "As it was before its history was kept"],
] as const)("%j: %s", (more, said) => {
  expect(revisionWords({ ...REVISION, ...more })).toBe(said);
});
