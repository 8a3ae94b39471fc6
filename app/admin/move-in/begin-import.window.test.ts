import { afterEach, expect, test, vi } from "vitest";
import type { Ask } from "#app/admin/api/client.ts";
import { answerTo } from "#app/forms/api-answer.ts";
import { beginFile, beginSite } from "./begin-import.ts";

const call = answerTo as Ask;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A request whose end the test decides. */
function stubRequest() {
  const said: unknown[] = [];
  class Sending extends EventTarget {
    upload = Object.assign(new EventTarget(), { onprogress: (_: object) => undefined });
    onload = () => undefined;
    onerror = () => undefined;
    status = 0;
    responseText = "";
    open = (...all: unknown[]) => said.push(all);
    setRequestHeader = (name: string) => said.push(name);
    send(body: unknown) {
      said.push(body);
      sending = this;
    }
    abort = () => said.push("aborted");
  }
  let sending: Sending | undefined;
  vi.stubGlobal("XMLHttpRequest", Sending);
  return { said, sending: () => sending as Sending };
}

const ANSWERS = [
  { status: 200, text: '{"_id":"i1"}', isOk: true },
  { status: 202, text: '{"_id":"i1"}', isOk: true },
  { status: 304, text: "", isOk: false },
  { status: 413, text: '{"code":"too-large","message":"500 MB at most."}', isOk: false },
  { status: 503, text: '{"code":"busy","message":"Not now."}', isOk: false },
];

test.each(ANSWERS)("a file that is answered with $status has come: $isOk", async (answer) => {
  const { said, sending } = stubRequest();
  const form = new FormData();
  const percents: number[] = [];
  const begun = beginFile(call, form, (percent) => percents.push(percent));
  await vi.waitFor(() => expect(sending()).toBeDefined());
  sending().upload.onprogress({ loaded: 1, total: 4 });
  sending().upload.onprogress({ loaded: 4, total: 4 });
  Object.assign(sending(), { status: answer.status, responseText: answer.text });
  sending().onload();
  sending().dispatchEvent(new Event("loadend"));
  const { isOk, status } = await begun;
  expect([isOk, status, percents]).toEqual([answer.isOk, answer.status, [25, 100]]);
  expect([said[0], said.at(-1)]).toEqual([["POST", "/api/imports?dryRun=1"], form]);
});

test("a file that cannot be sent, or that nobody takes for a minute, is told as such", async () => {
  let stub = stubRequest();
  let begun = beginFile(call, new FormData(), () => undefined);
  await vi.waitFor(() => expect(stub.sending()).toBeDefined());
  stub.sending().onerror();
  stub.sending().dispatchEvent(new Event("loadend"));
  expect(await begun).toMatchObject({ isOk: false, status: 0, error: "FETCH_ERROR" });

  vi.useFakeTimers();
  stub = stubRequest();
  begun = beginFile(call, new FormData(), () => undefined);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await begun).toMatchObject({ isOk: false, status: 0, error: "TIMEOUT_ERROR" });
  expect(stub.said.at(-1)).toBe("aborted");
});

test("an old site is named by its address", async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ _id: "i1" }));
  vi.stubGlobal("fetch", fetched);
  const answer = await beginSite(call, "https://old.example");
  expect(answer).toEqual({ isOk: true, status: 200, data: { _id: "i1" } });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect([address, request?.method, request?.body]).toEqual([
    "/api/imports?dryRun=1",
    "POST",
    '{"source":"site","address":"https://old.example"}',
  ]);
});
