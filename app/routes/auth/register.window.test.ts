import { expect, test } from "vitest";
import { userInfo } from "#app/site/account/user-info.ts";
import { browseApi } from "#tests/support/browse-api.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { clientAction } from "./register.tsx";

test("whoever registers is signed in by that, once, and goes on to the admin area", async () => {
  const { api, db } = await openTestApi();
  const asked = browseApi(api);
  const typed = { name: "Nadia", email: "nadia@rihla.example", password: "tea, then rooftops" };
  const request = new Request("http://localhost/register", {
    ...{ method: "POST", body: new URLSearchParams(typed) },
  });
  const answer = (await clientAction({ request } as never)) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin#welcome"]);
  expect(asked).toEqual([`POST /api/users ${JSON.stringify(typed)}`]);
  expect(userInfo()).toMatchObject({ name: "Nadia", email: "nadia@rihla.example", role: "owner" });
  expect(await db.selectFrom("staffSession").select("userId").execute()).toHaveLength(1);
});
