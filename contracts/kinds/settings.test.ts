import { expect, test } from "vitest";
import { asIssue } from "../zod-mistake.ts";
import { settingsWriteSchema } from "./schemas.ts";

test.each([
  ["+880 1811-000111", "8801811000111"],
  ["00880 (1811) 000.111", "8801811000111"],
  ["+৮৮০ ১৮১১-০০০১১১", "8801811000111"],
  ["", ""],
])("the WhatsApp number %j is kept as %j", (whatsapp, kept) => {
  expect(settingsWriteSchema.parse({ whatsapp }).whatsapp).toBe(kept);
});

test.each(["01811-000111", "call me", "880", "+880 1811 000111 000222"])(
  "%j is no number with its country code",
  (whatsapp) => {
    const [issue] = settingsWriteSchema.safeParse({ whatsapp }).error?.issues ?? [];
    expect(issue?.message).toBe(asIssue({ code: "bad-whatsapp" }));
  },
);
