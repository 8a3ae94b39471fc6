import { expect, test } from "vitest";
import { setFittingTitle } from "./title.ts";

test("a title is set in one line of words, however it was spaced and broken", async () => {
  const sizeOf = async (title: string) => {
    const set = await setFittingTitle(title);
    return set && [set.raw.width, set.raw.height];
  };
  const plain = await sizeOf("Umrah in May");
  expect(plain).not.toBeNull();
  for (const title of ["  Umrah in May ", "Umrah\n\nin   May", "Umrah\tin\r\nMay"]) {
    expect(await sizeOf(title), JSON.stringify(title)).toEqual(plain);
  }
});
