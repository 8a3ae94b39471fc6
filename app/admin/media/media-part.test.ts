import { expect, test } from "vitest";
import type { Media } from "#contracts/media.ts";
import { jpeg, openUploads } from "#tests/support/send-picture.ts";
import { offsetAfter, partOf, type Shown } from "./media-part.ts";

const LIMIT = 3;

/** As the library asks: a first part, then what follows once something has become of it. */
async function openLibrary(count: number) {
  const { upload, send } = await openUploads();
  for (let at = 0; at < count; at += 1) {
    await upload(await jpeg(20).jpeg().toBuffer(), `mina-${at}.jpg`);
  }
  const read = async ({ q, only }: Shown, before: Media[]): Promise<Media[]> => {
    const described = only ? "&described=no" : "";
    const offset = offsetAfter({ q, only }, before);
    const path = `/api/media?q=${encodeURIComponent(q)}${described}&limit=${LIMIT}&offset=${offset}`;
    return (await send("GET", path)).body;
  };
  const describe = async (picture: Media): Promise<Media> =>
    (await send("PUT", `/api/media/${picture._id}`, { ...picture, alt: "Tents" })).body;
  return { upload, read, describe };
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
  const { upload, read, describe } = await openLibrary(5);
  const shown: Shown = { q: "MINA", only: undefined };
  const first = await read(shown, []);
  const { body: other } = await upload(await jpeg(20).jpeg().toBuffer(), "coast.jpg");
  await upload(await jpeg(20).jpeg().toBuffer(), "mina-5.jpg");
  const before = [other, ...first];
  const { pictures } = partOf(await read(shown, before), before);
  const found = await read(shown, pictures);
  const whole = partOf(found, pictures).pictures;
  expect(new Set(idsOf(whole)).size).toBe(whole.length);
  expect(whole.map(({ name }) => name).toSorted()).toEqual([
    ...["coast.jpg", "mina-0.jpg", "mina-1.jpg", "mina-2.jpg", "mina-3.jpg", "mina-4.jpg"],
  ]);
  const [newest] = await read({ q: "mina-5", only: undefined }, []);
  if (!newest) throw new Error("it is not there");
  expect(offsetAfter({ q: "tents mina", only: undefined }, [await describe(newest), other])).toBe(
    1,
  );
});
