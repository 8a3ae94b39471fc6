import { Agent } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { ask, databaseOf, ENGINES, type Engine, POST, startCrew } from "#tests/support/workers.ts";

const TITLE = /<h1[^>]*>(\d+)<\/h1>/;

/** What each public place says of the newest title. */
const PLACES: [path: string, title: RegExp][] = [
  ["/blog/tides", TITLE],
  ["/blog/tides.data", /"title","(\d+)"/],
  ["/blog", /<h\d[^>]*>(\d+)<\/h\d>/],
  ["/api/blogs/link/tides", /"title":"(\d+)"/],
];

async function openTides(engine: Engine) {
  const crew = await startCrew(await databaseOf(engine));
  const cookie = await crew.signUp();
  const tides = { ...POST, link: "tides" };
  const made = await crew.send("POST", "/api/blogs", { ...tides, title: "0" }, { cookie });
  expect(made.status).toBe(201);
  const { _id } = JSON.parse(made.text);
  const save = (title: number) =>
    crew.send("PUT", `/api/blogs/${_id}`, { ...tides, title: String(title) }, { cookie });
  return { ...crew, cookie, save };
}

test.each(ENGINES)(
  "%s: what is written through one worker is never followed by an old page of any",
  async (engine) => {
    const { get, save, answered } = await openTides(engine);
    const before = await answered();
    for (let title = 1; title <= 150; title++) {
      expect((await save(title)).status).toBe(200);
      // Each connection goes to the next worker: both answer each place now and then.
      const places =
        title % 5 === 0 ? PLACES : [PLACES[0], PLACES[title % PLACES.length], PLACES[0]];
      const seen = await Promise.all(
        places.map(async (place) => {
          const [path, found] = place ?? ["", TITLE];
          return [path, Number(found.exec((await get(path)).text)?.[1])];
        }),
      );
      expect(seen).toEqual(places.map((place) => [place?.[0], title]));
    }
    const after = await answered();
    expect(Object.keys(after)).toEqual(["1", "2"]);
    for (const worker of ["1", "2"]) {
      expect((after[worker] ?? 0) - (before[worker] ?? 0)).toBeGreaterThan(150);
    }
  },
  180_000,
);

test.each(ENGINES)(
  "%s: writers on both workers wait for each other, and none is refused",
  async (engine) => {
    const { send, cookie, get } = await openTides(engine);
    const writers = Array.from({ length: 12 }, async (_, writer) => {
      for (let turn = 0; turn < 15; turn++) {
        const link = `w-${writer}-${turn}`;
        const made = await send("POST", "/api/blogs", { ...POST, title: link, link }, { cookie });
        expect([link, made.status]).toEqual([link, 201]);
        expect((await get(`/blog/${link}`)).status).toBe(200);
      }
    });
    await Promise.all(writers);
  },
  180_000,
);

test("a worker that hangs keeps no write waiting, and shows nothing old when it goes on", async () => {
  const { server, save, pids, get } = await openTides("SQLite");
  const agents = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  const seen = async (agent: Agent) =>
    Number(TITLE.exec((await get("/blog/tides", { agent })).text)?.[1]);
  // One after the other: a connection each, to one worker and the other in turn.
  for (const agent of agents) expect(await seen(agent)).toBe(0);
  const [, hanging = 0] = pids();
  process.kill(hanging, "SIGSTOP");
  onTestFinished(() => void process.kill(hanging, "SIGCONT"));
  const reading = agents.map((agent) => seen(agent));
  const first = await Promise.race(reading);
  expect(first).toBe(0);
  // The next connection may go to the one that hangs; those after it do not.
  const saved = await Promise.race([1, 1, 1].map(save));
  expect(saved.status).toBe(200);
  // Asked before the write ended, answered after it.
  const late = agents.map(() => ask(`${server.url}/blog/tides`));
  process.kill(hanging, "SIGCONT");
  for (const answer of await Promise.all(late)) expect(TITLE.exec(answer.text)?.[1]).toBe("1");
  for (const agent of agents) expect(await seen(agent)).toBe(1);
  await Promise.all(reading);
});
