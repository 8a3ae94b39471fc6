import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerTo, fetchApi } from "./api-answer.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("200 to 299 are successes; any other status passes through with what was said", async () => {
  const url = await serve((request, response) => {
    const status = Number(request.url?.slice(1));
    response.writeHead(status).end(JSON.stringify({ message: "said", own: status }));
  });
  for (const status of [200, 201, 299]) {
    const answer = await answerTo(() => fetch(`${url}/${status}`));
    expect(answer).toMatchObject({ isOk: true, status, data: { own: status } });
  }
  for (const status of [300, 404, 500]) {
    const answer = await answerTo(() => fetch(`${url}/${status}`));
    expect(answer).toMatchObject({ isOk: false, status, message: "said" });
  }
});

test("a refusal says which fields are wrong, and what somebody else has saved", async () => {
  const refusal = {
    message: "Somebody else saved since",
    issues: [{ path: "alt", message: "is too long" }],
    current: { version: 3 },
  };
  const url = await serve((_, response) => response.writeHead(409).end(JSON.stringify(refusal)));
  const answer = await answerTo(() => fetch(url));
  expect(answer).toEqual({ isOk: false, status: 409, ...refusal });
});

test("FETCH_ERROR: nobody listens", async () => {
  const answer = await answerTo(() => fetch("http://127.0.0.1:9/"));
  expect(answer).toMatchObject({ isOk: false, status: 0, error: "FETCH_ERROR" });
});

test("TIMEOUT_ERROR: nothing comes in time", async () => {
  const url = await serve(() => {});
  const answer = await answerTo(() => fetch(url, { signal: AbortSignal.timeout(50) }));
  expect(answer).toMatchObject({ isOk: false, status: 0, error: "TIMEOUT_ERROR" });
});

test("whoever asks says when to give up", async () => {
  const url = await serve(() => {});
  const [givenUp, late] = [AbortSignal.abort(), AbortSignal.timeout(50)];
  const errors = [givenUp, late].map(async (signal) => {
    const answer = await answerTo(() => fetchApi(url, { signal }));
    return "error" in answer && answer.error;
  });
  expect(await Promise.all(errors)).toEqual(["FETCH_ERROR", "TIMEOUT_ERROR"]);
});

test.each([
  [200, "<html>"],
  [200, ""],
  [503, "null"],
  [503, "<html>"],
])("PARSING_ERROR: an answer that is not ours, %i %j", async (status, body) => {
  const url = await serve((_, response) => response.writeHead(status).end(body));
  const answer = await answerTo(() => fetch(url));
  expect(answer).toMatchObject({ isOk: false, status, error: "PARSING_ERROR", issues: [] });
});

test("an answer without words of ours has none to show beside a field", async () => {
  const url = await serve((request, response) => {
    if (request.url === "/none") response.writeHead(204).end();
    else response.writeHead(503).end(request.url === "/empty" ? "" : '{"issues":"none"}');
  });
  const asked = ["/empty", "/foreign"].map((path) => answerTo(() => fetch(url + path)));
  for (const answer of await Promise.all(asked)) {
    expect(answer).toMatchObject({
      isOk: false,
      status: 503,
      message: expect.stringMatching(/./),
      issues: [],
    });
  }
  // We never answer so: it comes from what stands between.
  expect(await answerTo(() => fetch(`${url}/none`))).toMatchObject({
    ...{ isOk: false, status: 204, error: "PARSING_ERROR" },
  });
});
