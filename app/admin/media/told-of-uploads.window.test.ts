import { expect, onTestFinished, test } from "vitest";
import { takeToasts } from "#app/ui/toast.ts";
import { uploadByFetch } from "#tests/support/lay-pictures.ts";
import { libraryUploads } from "./library-uploads.ts";

function tooLarge(name: string): File {
  const file = new File(["a"], name);
  Object.defineProperty(file, "size", { value: 2 ** 31 });
  return file;
}

/** Whether the browser would ask before the page is closed. */
const warns = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
const told = () => takeToasts().map(({ kind, text }) => `${kind}: ${text}`);
const areOver = () =>
  libraryUploads.list().every(({ problem, picture }) => problem !== null || picture !== null);

/** Pictures come in once the test says so. */
function open() {
  uploadByFetch();
  libraryUploads.empty();
  takeToasts();
  const before = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  globalThis.fetch = (async () => {
    await promise;
    return Response.json({ _id: `p${count++}`, alt: "", decorative: false }, { status: 201 });
  }) as typeof fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
    libraryUploads.empty();
  });
  return { letIn: resolve };
}

test("what ends while no library is open is told once all have ended, of each reason how many", async () => {
  const { letIn } = open();
  libraryUploads.add([tooLarge("a.png"), new File(["b"], "b.png"), tooLarge("c.png")]);
  await expect.poll(() => libraryUploads.list().filter(({ problem }) => problem)).toHaveLength(2);
  expect([told(), warns()]).toEqual([[], true]);
  letIn();
  await expect.poll(() => libraryUploads.list().filter(({ picture }) => picture)).toHaveLength(1);
  expect([told(), warns()]).toEqual([
    [
      "success: 1 picture has come in. In the picture library it can be described.",
      "error: 2 files did not come in. This file is larger than 20 MB. Make it smaller, then choose it again. They wait in the picture library.",
    ],
    false,
  ]);
  libraryUploads.add([tooLarge("d.png")]);
  await expect.poll(areOver).toBe(true);
  expect(told()).toEqual([
    "error: 1 file did not come in. This file is larger than 20 MB. Make it smaller, then choose it again. It waits in the picture library.",
  ]);
});

test("what somebody has seen to end is not told", async () => {
  const { letIn } = open();
  const close = libraryUploads.receive(() => {});
  letIn();
  libraryUploads.add([new File(["a"], "a.png"), tooLarge("b.png")]);
  await expect.poll(areOver).toBe(true);
  expect(told()).toEqual([]);
  close();
  libraryUploads.add([new File(["c"], "c.png")]);
  await expect.poll(() => libraryUploads.list().filter(({ picture }) => picture)).toHaveLength(2);
  expect(told()).toEqual([
    "success: 1 picture has come in. In the picture library it can be described.",
  ]);
});
