import { expect, test } from "vitest";
import type { Media } from "#contracts/media.ts";
import { layPictures } from "#tests/support/lay-pictures.ts";
import { openUploads } from "#tests/support/send-picture.ts";
import { offsetAfter, partOf, type Shown } from "./media-part.ts";

const LIMIT = 3;

/** As the library asks: a first part, then what follows once something has become of it. */
async function openLibrary(count: number) {
  const { db, send } = await openUploads();
  await layPictures({ db }, count, { alt: "" });
  const layNewer = async (id: string, name: string): Promise<Media> => {
    const createdAt = `2026-11-02T00:00:00.0${id.slice(1)}0Z`;
    const row = { id, hash: id.repeat(10), stem: id, name, searchText: name, createdAt, alt: "" };
    await layPictures({ db }, 1, row);
    return (await send("GET", "/api/media?limit=1&offset=0")).body[0];
  };
  const read = async ({ q, only }: Shown, before: Media[]): Promise<Media[]> => {
    const described = only ? "&described=no" : "";
    const offset = offsetAfter({ q, only }, before);
    const path = `/api/media?q=${encodeURIComponent(q)}${described}&limit=${LIMIT}&offset=${offset}`;
    return (await send("GET", path)).body;
  };
  const describe = async (picture: Media): Promise<Media> =>
    (await send("PUT", `/api/media/${picture._id}`, { ...picture, alt: "Tents" })).body;
  return { layNewer, read, describe };
}

const idsOf = (pictures: Media[]) => pictures.map(({ _id }) => _id);

test("what was described since it was shown skips none of those without a description", async () => {
  const { read, describe } = await openLibrary(6);
  const shown: Shown = { q: "", only: "undescribed" };
  const all = await read({ q: "", only: undefined }, []);
  const [first, second, third] = await read(shown, []);
  if (!first || !second || !third) throw new Error("no three pictures");
  const before = [await describe(first), second, await describe(third)];
  const next = await read(shown, before);
  const { pictures } = partOf(next, before);
  expect(idsOf(before)).toEqual(idsOf(all));
  expect(new Set(idsOf(pictures)).size).toBe(6);
});

test("what came in since, or is none of those searched for, skips none and shows none twice", async () => {
  const { layNewer, read, describe } = await openLibrary(5);
  const shown: Shown = { q: "GATE", only: undefined };
  const first = await read(shown, []);
  const other = await layNewer("a1", "coast.png");
  const newest = await layNewer("b2", "gate-06.png");
  const before = [other, ...first];
  const { pictures } = partOf(await read(shown, before), before);
  const found = await read(shown, pictures);
  const whole = partOf(found, pictures).pictures;
  expect(new Set(idsOf(whole)).size).toBe(whole.length);
  expect(whole.map(({ name }) => name).toSorted()).toEqual([
    ...["coast.png", "gate-01.png", "gate-02.png", "gate-03.png", "gate-04.png", "gate-05.png"],
  ]);
  expect(offsetAfter({ q: "tents gate", only: undefined }, [await describe(newest), other])).toBe(
    1,
  );
});
