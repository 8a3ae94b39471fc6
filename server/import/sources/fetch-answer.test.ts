import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { here, serveHere } from "#tests/support/serve-here.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type Fetching, fetchAnswer } from "./fetch-answer.ts";

/** What came of asking, what of it lies on the disk, and what was asked for. */
async function ask(answer: RequestListener, given: Partial<Fetching> = {}, at = "/0") {
  const { url, asked } = await serveHere(answer, (request) => request.url ?? "");
  const file = path.join(temporaryFolder(), "answer");
  const came = await fetchAnswer(url + at, file, {
    mayReach: here,
    silenceMs: 5000,
    ...given,
  }).then(
    ({ bytes, at, next }) => [bytes, at.replace(url, ""), next?.replace(url, "") ?? null],
    (error) => error.code,
  );
  return { came, asked, kept: existsSync(file) ? readFileSync(file, "utf8") : null };
}

const sends =
  (text: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, headers).end(text);

/** Leads on so many times. */
const leads =
  (times: number): RequestListener =>
  ({ url = "" }, response) => {
    const turn = Number(url.slice(1));
    if (turn === times) return void response.end("[]");
    return void response.writeHead(302, { location: `/${turn + 1}` }).end();
  };

test("an answer comes to the disk, with where it goes on", async () => {
  const link = '</0?offset=1>; rel="next"';
  expect(await ask(sends("[1]", { link }))).toEqual({
    ...{ came: [3, "/0", "/0?offset=1"], kept: "[1]", asked: ["/0"] },
  });
});

test.each([
  [3, [2, "/3", null], 4],
  [4, "import-not-reached", 4],
])("where it is led on %s times: %j", async (times, came, count) => {
  const { asked, ...rest } = await ask(leads(times));
  expect([rest.came, asked.length]).toEqual([came, count]);
});

test.each([
  [10, 10, [10, "/0", null]],
  [11, 10, "import-too-large"],
])(
  "of %s bytes, where %s may come: %j; of what is refused nothing is left",
  async (bytes, mostBytes, came) => {
    const found = await ask(sends("x".repeat(bytes)), { mostBytes });
    expect([found.came, found.kept]).toEqual([
      came,
      typeof came === "string" ? null : "x".repeat(bytes),
    ]);
  },
);

test("what breaks off, is silent or takes too long has not come", async () => {
  const breaksOff: RequestListener = (_, response) => {
    response.writeHead(200, { "content-length": "9" }).write("[1");
    setTimeout(() => response.destroy(), 5);
  };
  const isSilent: RequestListener = (_, response) => void response.writeHead(200).write("[1");
  const drips: RequestListener = (_, response) => {
    const more = setInterval(() => response.write(" "), 5);
    response.on("close", () => clearInterval(more));
  };
  const nothing = { came: "import-not-reached", kept: null };
  expect(await ask(breaksOff)).toMatchObject(nothing);
  expect(await ask(isSilent, { silenceMs: 40 })).toMatchObject(nothing);
  expect(await ask(() => {}, { silenceMs: 40 })).toMatchObject(nothing);
  expect(await ask(drips, { timeLimitMs: 60 })).toMatchObject(nothing);
});

test("an address that is not public is not asked: neither first nor where it is led to, nor one with a name in it", async () => {
  const nobody = { came: "import-not-reached", kept: null };
  expect(await ask(sends("[]"), { mayReach: () => false })).toEqual({ ...nobody, asked: [] });
  for (const location of [
    "http://10.0.0.1/x",
    "http://user:secret@127.0.0.1/x",
    "file:///etc/passwd",
  ]) {
    const leadsThere: RequestListener = (_, response) =>
      void response.writeHead(301, { location }).end();
    expect(await ask(leadsThere)).toEqual({ ...nobody, asked: ["/0"] });
  }
});

test.each([404, 500, 204])("what answers %s is no old site", async (status) => {
  const { came, kept } = await ask((_, response) => void response.writeHead(status).end());
  expect([came, kept]).toEqual(["import-not-old-site", null]);
});
