import { expect, test } from "vitest";
import { appCode } from "#tests/support/app-codes.ts";
import { cookieFrom } from "#tests/support/make-user.ts";
import { openWithApp } from "#tests/support/open-with-app.ts";

test("whoever has an app is signed in by its code, or by one of the codes on paper, and by no other", async () => {
  const { api, user, secret, codes, password, code } = await openWithApp();
  const known = async (headers: Headers) =>
    (await api.get("/api/users", cookieFrom(headers))).status;
  const first = await password();
  expect([first.status, first.body]).toEqual([202, { secondFactor: ["totp"] }]);
  expect(await known(first.headers)).toBe(401);
  const wrong = await code("totp", "000000", first.waiting);
  expect([wrong.status, await known(wrong.headers)]).toEqual([400, 401]);
  const right = await code("totp", await appCode(secret, 1), first.waiting);
  expect([right.status, right.body._id, await known(right.headers)]).toEqual([200, user._id, 200]);
  const second = await password();
  const paper = await code("recovery", codes[0] ?? "", second.waiting);
  expect([paper.status, paper.body._id, await known(paper.headers)]).toEqual([200, user._id, 200]);
  expect((await code("recovery", codes[0] ?? "", (await password()).waiting)).status).not.toBe(200);
  const trail = await api.site.audit.list({ limit: 10, offset: 0 });
  expect(trail.map(({ action, userId }) => `${action} ${userId === user._id}`)).toEqual([
    ...["failed-sign-in false", "sign-in true", "sign-in true", "failed-sign-in false"],
    ...["second-factor true", "registration true"],
  ]);
});
