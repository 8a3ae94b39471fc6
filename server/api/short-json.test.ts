import { expect, test } from "vitest";
import { shortJson } from "./short-json.ts";

const sent = (...parts: (string | null)[]) =>
  new Request("http://localhost", {
    method: "POST",
    duplex: "half",
    body: new ReadableStream({
      async start(stream) {
        for (const part of parts) {
          if (part === null) return stream.error(new Error("aborted"));
          stream.enqueue(Buffer.from(part));
          await Promise.resolve();
        }
        stream.close();
      },
    }),
  } as RequestInit);

test("what comes in parts is read whole", async () => {
  expect(await shortJson(sent('{"address":', '"https://old.example"}'))).toEqual({
    address: "https://old.example",
  });
});

test.each([
  ["no JSON", ["{"], 400],
  ["nothing", [], 400],
  ["one that breaks off", ['{"address":', null], 400],
  ["one that is too long", ["x".repeat(10_000), "x".repeat(10_000)], 413],
] as const)(
  "of a body that is %s its sender is told, and nobody else",
  async (_, parts, status) => {
    await expect(shortJson(sent(...parts))).rejects.toMatchObject({ status });
  },
);
