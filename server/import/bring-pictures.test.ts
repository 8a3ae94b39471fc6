import { expect, test } from "vitest";
import type { DomainErrorCode } from "#contracts/refusals.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import { createBringPictures } from "./bring-pictures.ts";
import type { ImportRow } from "./import-records.ts";
import type { ImportWork } from "./import-work.ts";
import { createRun } from "./run.ts";
import { NOTHING_TOLD } from "./summary.ts";

const KNOWN = "https://old.example/known.png";

/** A run whose library answers as it is told; what is kept of each address, in turn. */
function open(answer: (address: string) => DomainErrorCode | null) {
  const asked: string[] = [];
  const kept: string[] = [];
  const signal = new AbortController().signal;
  const row = {
    id: "first",
    userId: "nadia",
    notes: JSON.stringify(NOTHING_TOLD),
    done: 0,
    total: 0,
    step: "texts",
  };
  const run = createRun(row as unknown as ImportRow, { beat: async () => false }, signal);
  const bring = createBringPictures(run, {
    library: {
      async takeIn(address: string) {
        asked.push(address);
        const code = answer(address);
        if (code) throw new DomainError(code);
        return { picture: { _id: "p1", url: `/media/p1/${asked.length}.png` }, isNew: true };
      },
    },
    pictures: {
      urlsOf: async () => new Map([[KNOWN, "/media/known/1.png"]]),
      keep: async (_: string, address: string, { state }: { state: string }) => {
        kept.push(`${state} ${address}`);
      },
    },
  } as unknown as ImportWork);
  return { bring, asked, kept };
}

const of = (host: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `https://${host}/${n}.png`);

test.each([
  ...(["disk-full", "no-room", "pictures-away"] as const),
  ...(["database-away", "database-held"] as const),
])("an import stops on %s, and no picture counts as lost", async (code) => {
  const { bring, kept } = open(() => code);
  await expect(bring(of("old.example", 2))).rejects.toMatchObject({ code });
  expect(kept).toEqual([]);
});

test("an import that is cut off by a restart stops, and no picture counts as lost: it is gone on with", async () => {
  const { bring, kept } = open(() => "restarting");
  await expect(bring(of("old.example", 2))).rejects.toThrow(Stopped);
  expect(kept).toEqual([]);
});

test("a picture that is none is left out, and the next is asked for", async () => {
  const { bring, kept } = open((address) => (address.endsWith("0.png") ? "not-a-picture" : null));
  const urls = await bring(of("old.example", 2));
  expect([...urls.keys()]).toEqual([KNOWN, "https://old.example/1.png"]);
  expect(kept).toEqual(["gone https://old.example/0.png", "made https://old.example/1.png"]);
});

test("a host that gave nothing ten times in a row is left alone, and others are not", async () => {
  const { bring, asked, kept } = open((address) =>
    address.includes("old.example") ? "picture-not-reached" : null,
  );
  await bring([...of("old.example", 12), ...of("other.example", 1)]);
  expect(asked).toEqual([...of("old.example", 10), ...of("other.example", 1)]);
  expect(kept.filter((one) => one.startsWith("gone"))).toHaveLength(12);
});

test("a host that answers, though with no pictures, is asked for each of them", async () => {
  const { bring, asked } = open(() => "not-a-picture");
  await bring(of("old.example", 12));
  expect(asked).toEqual(of("old.example", 12));
});

test("a picture that comes in between begins the count of a host again", async () => {
  const { bring, asked } = open((address) =>
    address.endsWith("/9.png") ? null : "picture-not-reached",
  );
  await bring(of("old.example", 21));
  expect(asked).toHaveLength(20);
});

test("a picture that is in the library already is not asked for again", async () => {
  const { bring, asked } = open(() => null);
  const urls = await bring([KNOWN, ...of("old.example", 1)]);
  expect(asked).toEqual(of("old.example", 1));
  expect(urls.get(KNOWN)).toBe("/media/known/1.png");
});
