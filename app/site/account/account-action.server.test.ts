import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { goOnSignedIn, refuseWork } from "./account-action.server.ts";

const VALUES = { email: "nadia@rihla.example" };

test("who is signed in goes on with all of their cookies", async () => {
  const cookies = ["rihla.session_token=a; Path=/", "rihla.device=b; Path=/"];
  const response = await goOnSignedIn("/admin", VALUES, async () => ({ cookies }));
  if (!(response instanceof Response)) throw new Error("no redirect");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin"]);
  expect(response.headers.getSetCookie()).toEqual(cookies);
});

test("who tried too often is told for how long, and what they typed is there", () => {
  const { init, data } = refuseWork(new DomainError("too-many-tries", { retryAfterS: 90 }), VALUES);
  expect(init).toEqual({ status: 429, headers: { "Retry-After": "90" } });
  expect(data).toMatchObject({
    values: VALUES,
    problem: expect.stringContaining("Too many tries"),
  });
});

test("what is wrong with a field stands at the field; another error is not for the visitor", () => {
  const { init, data } = refuseWork(new DomainError("common-password"), VALUES);
  expect(init).toEqual({ status: 400, headers: {} });
  expect(data).toMatchObject({ mistakes: { password: expect.any(String) }, problem: null });
  expect(() => refuseWork(new Error("ours"), VALUES)).toThrow("ours");
});
