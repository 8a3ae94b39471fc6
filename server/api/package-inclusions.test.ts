import { expect, test } from "vitest";
import { linesOf } from "#contracts/kinds/inclusions.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const LIST = Object.fromEntries(
  linesOf("umrah").map((line) => [line, { state: "ask", label: "", note: "" }]),
);
/** A site from before there were lists. */
async function openWithout() {
  const opened = await openDrafting();
  await opened.db.deleteFrom("document").where("kind", "=", "inclusions").execute();
  return opened;
}

const PATH = "/api/package/umrah/inclusions";

test("nobody has written a list: there is none, and whoever writes it makes it", async () => {
  const { call } = await openWithout();
  expect((await call("GET", PATH)).status).toBe(404);
  const written = { ...LIST, visa: { state: "included", note: "With its insurance." } };
  expect(await call("PUT", PATH, written)).toMatchObject({
    status: 200,
    body: {
      ...{ _id: "umrah", version: 1, train: { state: "ask" } },
      visa: { state: "included", label: "", note: "With its insurance." },
    },
  });
  expect((await call("GET", PATH)).body.visa.state).toBe("included");
  expect(await call("PUT", PATH, { ...LIST, version: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  expect(await call("PUT", PATH, { ...LIST, version: 1 })).toMatchObject({
    status: 409,
    body: { current: { version: 2 } },
  });
});

test("a line without a state is to be asked for", async () => {
  const { call } = await openDrafting();
  const { body } = await call("PUT", PATH, { ...LIST, train: {} });
  expect(body.train).toEqual({ state: "ask", label: "", note: "" });
});

test("words of another language belong to what English says", async () => {
  const { call } = await openDrafting();
  await call("PUT", PATH, { ...LIST, visa: { state: "included", note: "With insurance." } });
  expect((await call("PUT", `${PATH}?lang=bn`, { visa: { note: "বিমাসহ।" } })).status).toBe(200);
  expect((await call("GET", `${PATH}?lang=bn`)).body.visa).toEqual({
    ...{ state: "included", label: "", note: "বিমাসহ।" },
  });
});

test.each([
  [{ ...LIST, visa: { state: "perhaps" } }, "visa.state"],
  [{ ...LIST, visa: { state: "ask", note: "x".repeat(161) } }, "visa.note"],
  [{ ...LIST, visa: "included" }, "visa"],
  [{ ...LIST, tents: { state: "ask" } }, "tents"],
  [{}, "visa"],
])("a list with a mistake is refused (%#)", async (body, path) => {
  const { call } = await openWithout();
  const answer = await call("PUT", PATH, body);
  expect(answer.status).toBe(400);
  expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  expect((await call("GET", PATH)).status).toBe(404);
});

test("it belongs to packages that leave on days", async () => {
  const { call } = await openDrafting();
  expect((await call("GET", "/api/package/work-visa/inclusions")).status).toBe(404);
  expect((await call("PUT", "/api/package/work-visa/inclusions", LIST)).status).toBe(404);
});

const DEPARTURE = {
  ...{ package: "umrah", leavesOn: "2030-02-01", returnsOn: "2030-02-11", stays: [] },
  seats: "open",
};
const DEPARTURES = "/api/package/umrah/departures";

test("a departure says what it has otherwise; without it, it is as its package", async () => {
  const { call } = await openDrafting();
  expect((await call("POST", DEPARTURES, DEPARTURE)).body.differs).toEqual([]);
  const differs = [{ line: "train", state: "included", note: "Seats together." }];
  expect((await call("POST", DEPARTURES, { ...DEPARTURE, differs })).body.differs).toEqual([
    { line: "train", state: "included", label: "", note: "Seats together." },
  ]);
});

test.each([
  [[{ line: "tents", state: "included" }], "differs.0.line"],
  [[{ line: "lunch", state: "included" }], "differs.0.line"],
  [[{ line: "visa" }, { line: "visa" }], "differs.1.line"],
  ["visa", "differs"],
  [Array.from({ length: 21 }, () => ({ line: "visa" })), "differs"],
])("differences with a mistake are refused (%#)", async (differs, path) => {
  const { call } = await openDrafting();
  const answer = await call("POST", DEPARTURES, { ...DEPARTURE, differs });
  expect(answer.status).toBe(400);
  expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
});
