import { expect, onTestFinished, test } from "vitest";
import { userInfo } from "#app/site/account/user-info.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { clientAction } from "./register.tsx";

test("whoever registers is signed in by that, once, and goes on to the admin area", async () => {
  const { api, db } = await openTestApi();
  const asked: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`);
    const own = { ...init.headers, origin: "http://localhost", host: "localhost" };
    return api.request(address, { ...init, headers: own, signal: null });
  }) as typeof fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
    localStorage.clear();
  });
  const typed = { name: "Nadia", email: "nadia@rihla.example", password: "tea, then rooftops" };
  const request = new Request("http://localhost/register", {
    ...{ method: "POST", body: new URLSearchParams(typed) },
  });
  const answer = (await clientAction({ request } as never)) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin#welcome"]);
  expect(asked).toEqual(["POST /api/users"]);
  expect(userInfo()).toMatchObject({ name: "Nadia", email: "nadia@rihla.example", role: "owner" });
  expect(await db.selectFrom("staffSession").select("userId").execute()).toHaveLength(1);
});
