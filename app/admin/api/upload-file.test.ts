import { expect, onTestFinished, test, vi } from "vitest";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import { uploadFile } from "./upload-file.ts";

test("a file that is too large is said to be, and not sent", async () => {
  const file = new File([new Uint8Array(UPLOAD_BYTES + 1)], "dome.jpg");
  const steps: unknown[] = [];
  expect(await uploadFile(file, (step) => steps.push(step))).toMatchObject({
    ...{ isOk: false, status: 413, message: expect.stringContaining("20 MB") },
  });
  expect(steps).toEqual([]);
});

/** A request whose way the test decides; beside it the server says how many sizes are made. */
function stubSending(made: () => { done: number; of: number }) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("location", { origin: "https://rihla.example" });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: URL | string) => {
    asked.push(new URL(address, location.origin).pathname);
    return Response.json(made());
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let sending: Sending | undefined;
  class Sending extends EventTarget {
    upload = Object.assign(new EventTarget(), {
      onprogress: (_: object) => undefined,
      onload: () => undefined,
    });
    onload = () => undefined;
    onerror = () => undefined;
    status = 0;
    responseText = "";
    setRequestHeader() {}
    abort() {}
    open(...all: string[]) {
      asked.push(all.join(" "));
    }
    send() {
      sending = this;
    }
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
  return { sending: () => sending as Sending, asked };
}

test("how far a picture is: on its way, then its sizes as they are made, until the answer", async () => {
  const made = { done: 0, of: 0 };
  const { sending, asked } = stubSending(() => made);
  const steps: unknown[] = [];
  const answer = uploadFile(new File(["a picture"], "dome.jpg"), (step) => steps.push(step));
  sending().upload.onprogress({ loaded: 1, total: 4 });
  sending().upload.onload();
  await vi.advanceTimersByTimeAsync(700);
  Object.assign(made, { done: 1, of: 8 });
  await vi.advanceTimersByTimeAsync(600);
  Object.assign(sending(), { status: 201, responseText: '{"_id":"m1"}' });
  sending().onload();
  sending().dispatchEvent(new Event("loadend"));
  expect(await answer).toEqual({ isOk: true, status: 201, data: { _id: "m1" } });
  await vi.advanceTimersByTimeAsync(5000);
  const ticket = /ticket=(.+)/.exec(asked[0] ?? "")?.[1];
  const progress = `/api/media/progress/${ticket}`;
  expect(asked).toEqual([`POST /api/media?ticket=${ticket}`, progress, progress]);
  expect(steps).toEqual([
    { kind: "sending", percent: 25 },
    { kind: "making", percent: 0 },
    { kind: "making", percent: 12.5 },
  ]);
});

test.each([
  ["cannot be sent", 0, "FETCH_ERROR"],
  ["is answered by something else", 200, "PARSING_ERROR"],
] as const)("a picture that %s is not told as uploaded", async (_, status, error) => {
  const { sending } = stubSending(() => ({ done: 0, of: 0 }));
  const answer = uploadFile(new File(["a picture"], "dome.jpg"), () => {});
  Object.assign(sending(), { status, responseText: "<html>" });
  if (status === 0) sending().onerror();
  else sending().onload();
  sending().dispatchEvent(new Event("loadend"));
  expect(await answer).toMatchObject({ isOk: false, status, error });
});
