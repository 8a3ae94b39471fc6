import { expect, test, vi } from "vitest";
import { createMarkInPage } from "./mark-in-page.ts";

const SMALL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4" fill="#123"/></svg>';
const uploaded = (letter: string) => `/media/${letter.repeat(20)}-4x4-123456/picture.svg`;
const UPLOADED = uploaded("a");
const FILE = UPLOADED.replace("/media/", "");

const bytes = (text: string) => new TextEncoder().encode(text);
const library = (files: Record<string, string>) => {
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    return name in files ? bytes(files[name] ?? "") : null;
  };
  return { read, asked };
};
const drawn = (address: string | undefined) =>
  decodeURIComponent(address?.replace("data:image/svg+xml,", "") ?? "");

test("a small drawing comes as it is, and is read once", async () => {
  const { read, asked } = library({ [FILE]: SMALL });
  const markInPage = createMarkInPage(read);
  const address = await markInPage(UPLOADED);
  expect(drawn(address)).toBe(SMALL);
  expect(address).not.toMatch(/[<>"#]/);
  expect(await markInPage(UPLOADED)).toBe(address);
  expect(asked).toEqual([FILE]);
});

test("the mark of the product is small enough", async () => {
  const markInPage = createMarkInPage(library({}).read);
  expect(drawn(await markInPage("/art/logo-mark.svg"))).toContain("<svg");
});

test("pixels, larger drawings, lost files and other sites' pictures stay files", async () => {
  const large = SMALL.replace("M0 0h4", `M0 0${"h4".repeat(1000)}`);
  const { read } = library({ [FILE]: large });
  const markInPage = createMarkInPage(read);
  const lost = uploaded("b");
  const pixels = UPLOADED.replace(".svg", ".png");
  const elsewhere = "https://elsewhere.example/mark.svg";
  for (const address of [UPLOADED, lost, pixels, elsewhere, "/art/../secret", ""]) {
    expect(await markInPage(address)).toBeUndefined();
  }
});

test("a mark that was changed is the new one, also when both were asked for at once", async () => {
  const next = uploaded("c");
  const { read } = library({
    [FILE]: SMALL,
    [next.replace("/media/", "")]: SMALL.replace("h4", "h1"),
  });
  const markInPage = createMarkInPage(read);
  const [, second] = await Promise.all([markInPage(UPLOADED), markInPage(next)]);
  expect(second).toBeDefined();
  expect(await markInPage(next)).toBe(second);
});

test("two marks asked for in turn are read once each", async () => {
  const { read, asked } = library({ [FILE]: SMALL, [uploaded("c").replace("/media/", "")]: SMALL });
  const markInPage = createMarkInPage(read);
  for (let times = 0; times < 3; times++) {
    for (const letter of ["a", "c"]) expect(await markInPage(uploaded(letter))).toBeDefined();
  }
  expect(asked.length).toBe(2);
});

test("what could not be read is tried again after a while", async () => {
  vi.useFakeTimers();
  let isAway = true;
  const markInPage = createMarkInPage(async () => {
    if (isAway) throw new Error("away");
    return bytes(SMALL);
  });
  expect(await markInPage(UPLOADED)).toBeUndefined();
  isAway = false;
  expect(await markInPage(UPLOADED)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drawn(await markInPage(UPLOADED))).toBe(SMALL);
  vi.useRealTimers();
});

test("no page waits for a library that is away or does not answer", async () => {
  const away = createMarkInPage(() => Promise.reject(new Error("away")));
  expect(await away(UPLOADED)).toBeUndefined();
  let asked = 0;
  const frozen = createMarkInPage(() => {
    asked += 1;
    return new Promise(() => {});
  });
  expect(await frozen(UPLOADED)).toBeUndefined();
  expect(await frozen(UPLOADED)).toBeUndefined();
  expect(asked).toBe(1);
});
