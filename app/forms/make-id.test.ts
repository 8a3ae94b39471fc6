import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { makeId } from "./make-id.ts";

test("over plain http ids are UUIDs too, each another one", () => {
  expect(z.uuidv4().safeParse(makeId()).success).toBe(true);
  vi.stubGlobal("crypto", {
    getRandomValues: crypto.getRandomValues.bind(crypto),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const ids = Array.from({ length: 200 }, makeId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
