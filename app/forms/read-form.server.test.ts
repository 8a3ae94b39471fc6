import { expect, test } from "vitest";
import { messageFormSchema, planFormSchema, signInFormSchema } from "#contracts/forms/schemas.ts";
import { readForm } from "./read-form.server.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://site/contact", { method: "POST", body, headers });

const GOOD = { name: "Farida", email: "f@example.com", message: "One\r\nTwo" };

async function refused(request: Request, schema: Parameters<typeof readForm>[1]) {
  const { refusal } = await readForm(request, schema);
  if (!refusal) throw new Error("the form was accepted");
  return { status: refusal.status, ...refusal.parts };
}

test("a good form is read, tidied", async () => {
  const body = new URLSearchParams({ ...GOOD, token: "abc" });
  const form = await readForm(post(body), messageFormSchema);
  expect(form).toMatchObject({ refusal: null, fields: { ...GOOD, message: "One\nTwo" } });
  expect([form.textOf("token"), form.textOf("website")]).toEqual(["abc", ""]);
});

test("every mistake is named, in the order of the page, and the words come back", async () => {
  const body = new URLSearchParams({ note: "A wheelchair", travellers: "none" });
  const { status, mistakes, values } = await refused(post(body), planFormSchema);
  expect(status).toBe(400);
  expect(Object.keys(mistakes ?? {})).toEqual(["topic", "travellers", "name", "phone"]);
  expect(values).toMatchObject({ note: "A wheelchair", travellers: "none" });
});

test("a password never comes back", async () => {
  const body = new URLSearchParams({ email: "f", password: "hunter2" });
  const { values } = await refused(post(body), signInFormSchema);
  expect(values).toEqual({ email: "f" });
});

test("a message that is too long comes back, with what to do about it", async () => {
  const message = "a".repeat(200 * 1024);
  const answer = await refused(post(new URLSearchParams({ ...GOOD, message })), messageFormSchema);
  expect(answer).toMatchObject({ status: 400, values: { message } });
  expect(answer.mistakes?.message).toMatchObject({
    text: "Shorten your message to 5,000 letters. It has 204,800 now.",
  });
});

test("what the server did not keep, since it was too large, is told from what is no form", async () => {
  const { status, problem } = await refused(
    post("", { "Content-Length": "99999999" }),
    messageFormSchema,
  );
  expect([status, problem]).toEqual([413, expect.stringContaining("Shorten it")]);
});

test("what is no form is said to be unreadable", async () => {
  for (const type of ["application/json", "multipart/form-data", "text/plain"]) {
    const answer = await refused(post("{}", { "Content-Type": type }), messageFormSchema);
    expect(answer).toMatchObject({ status: 400, problem: expect.stringContaining("not arrive") });
  }
});

test("a file where a text should be is no text", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(GOOD)) body.set(name, value);
  body.set("name", new File(["x"], "name.txt"));
  expect((await refused(post(body), messageFormSchema)).mistakes).toEqual({
    name: { text: "Enter your name.", short: "Enter your name" },
  });
});
