import { expect, test } from "vitest";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Media } from "#contracts/media.ts";
import { createUploadQueue, isUnfinished } from "./upload-queue.ts";

const pictureOf = (name: string): Media => ({
  ...{ _id: name, url: `/media/${name}`, name, width: 60, height: 40, bytes: 9, variants: [] },
  ...{ alt: "", decorative: false, focus: { x: 50, y: 50 }, version: 1 },
  createdAt: "2026-01-01T00:00:00.000Z",
});

const arrived = (name: string) => ({ isOk: true as const, status: 201, data: pictureOf(name) });
const refused = { isOk: false as const, status: 400, message: "No picture.", issues: [] };

/** A queue whose answers come when the test gives them. */
function openQueue() {
  const under = new Map<string, (answer: ApiAnswer<Media>) => void>();
  const queue = createUploadQueue(
    (file) => new Promise((resolve) => void under.set(file.name, resolve)),
  );
  queue.add(["a", "b", "c"].map((name) => new File([name], name)));
  const keyOf = (name: string) => queue.list().find(({ file }) => file.name === name)?.key ?? "";
  async function answer(name: string, given: ApiAnswer<Media> = arrived(name)): Promise<void> {
    under.get(name)?.(given);
    await new Promise(setImmediate);
  }
  return { queue, under, keyOf, answer };
}

test("two are sent at once, and the next when one ends, also while nobody looks", async () => {
  const { queue, under, answer } = openQueue();
  expect([...under.keys()]).toEqual(["a", "b"]);
  expect(queue.isShown()).toBe(false);
  await answer("a", refused);
  expect([...under.keys()]).toEqual(["a", "b", "c"]);
  await answer("b");
  await answer("c");
  expect(queue.list().map(({ problem, picture }) => problem?.message ?? picture?._id)).toEqual([
    ...["No picture.", "b", "c"],
  ]);
  expect(queue.list().some(isUnfinished)).toBe(false);
});

test("what failed is sent again when asked for, and whoever looks is told what came", async () => {
  const { queue, answer } = openQueue();
  const told: string[] = [];
  const leave = queue.receive(({ name }) => told.push(name));
  expect(queue.isShown()).toBe(true);
  for (const name of ["a", "b", "c"]) await answer(name, name === "b" ? refused : arrived(name));
  queue.retry(({ problem }) => problem !== null);
  expect(queue.list().some(isUnfinished)).toBe(true);
  await answer("b");
  expect(told).toEqual(["a", "c", "b"]);
  leave();
  expect(queue.isShown()).toBe(false);
});

test("words that are typed are unfinished until they are saved, and outlive a change elsewhere", async () => {
  const { queue, keyOf, answer } = openQueue();
  for (const name of ["a", "b", "c"]) await answer(name);
  queue.say(keyOf("a"), { alt: "Tents" });
  const unfinished = () => queue.list().filter(isUnfinished);
  expect(unfinished()).toMatchObject([{ said: { alt: "Tents" } }]);
  queue.settle({ ...pictureOf("a"), alt: "A sky", version: 2 });
  queue.settle({ ...pictureOf("b"), alt: "A sky", version: 2 });
  queue.settle({ ...pictureOf("c"), focus: { x: 1, y: 1 }, version: 2 });
  expect(queue.list()).toMatchObject([
    { said: { alt: "Tents" }, picture: { alt: "A sky", version: 2 } },
    { said: {}, picture: { _id: "c", version: 2 } },
  ]);
  queue.say(keyOf("a"), { alt: "A sky " });
  expect(unfinished()).toEqual([]);
  queue.forget("a");
  queue.dismiss(keyOf("c"));
  expect(queue.list()).toEqual([]);
});

test("an emptied queue sends nothing more of that; who comes after waits for nothing of it", async () => {
  const { queue, under, answer } = openQueue();
  queue.empty();
  await answer("a");
  expect([queue.list(), [...under.keys()]]).toEqual([[], ["a", "b"]]);
  queue.add(["d", "e", "f"].map((name) => new File([name], name)));
  expect([...under.keys()]).toEqual(["a", "b", "d", "e"]);
  await answer("b");
  expect([...under.keys()]).toEqual(["a", "b", "d", "e"]);
  await answer("d");
  expect([...under.keys()]).toEqual(["a", "b", "d", "e", "f"]);
});
