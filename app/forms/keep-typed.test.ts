import { data, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { formAnswer } from "./form-answer.ts";
import { keepTyped } from "./keep-typed.ts";

const TYPED = { email: "nadia@rihla.example", password: "tea, then rooftops" };

const sent = (serverAction: () => Promise<ReturnType<typeof formAnswer>>) => {
  const body = new URLSearchParams(TYPED);
  return keepTyped({
    request: new Request("http://localhost/", { method: "POST", body }),
    serverAction,
  });
};

test("what was typed stays when sending fails, but for the password", async () => {
  const failed = await sent(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(failed).toEqual(
    data(formAnswer({ values: { email: TYPED.email }, problem: expect.stringContaining("not") }), {
      status: 400,
    }),
  );
});

test.each([
  ["", 502],
  ["Bad Gateway", 502],
  ["<h1>Bad</h1>", 502],
  ['{"error":"down"}', 503],
])("what a proxy says in place of the server is not shown: %s", async (said, status) => {
  const refusal = new ErrorResponseImpl(status, "", said);
  const { data: answer } = (await sent(() => Promise.reject(refusal))) as ReturnType<
    typeof data<ReturnType<typeof formAnswer>>
  >;
  expect(answer.problem).toMatch(/^This did not get through/);
});

test("what the server itself refuses it with is shown", async () => {
  const body = JSON.stringify({ code: "from-elsewhere", message: "It came from another site." });
  const refusal = new ErrorResponseImpl(403, "", body);
  expect(await sent(() => Promise.reject(refusal))).toMatchObject({
    data: { problem: "It came from another site." },
  });
});

test("a server that does not answer is not waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = sent(() => new Promise(() => {}));
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(30_000);
  expect(await answer).toMatchObject({ data: { values: { email: TYPED.email } } });
});

test("what may have been stored is sent again with the token that it was sent with", async () => {
  const body = new URLSearchParams({ token: "of.this.form", name: "Farida" });
  const request = new Request("http://localhost/", { method: "POST", body });
  const failed = await keepTyped({ request, serverAction: () => Promise.reject(new TypeError()) });
  expect(failed).toMatchObject({ data: { token: "of.this.form" } });
});

test("an answer goes through, and so does a way to another page", async () => {
  const answer = formAnswer({ problem: "said" });
  expect(await sent(async () => answer)).toBe(answer);
  const response = new Response(null, { status: 302 });
  await expect(sent(() => Promise.reject(response))).rejects.toBe(response);
});
