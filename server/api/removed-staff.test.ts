import { expect, test } from "vitest";
import { makeUser, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

test("who is removed while what they send is still coming saves nothing", async () => {
  const { api, db, site, ...rest } = await openTestApi({ demo: true });
  const owner = await makeUser({ db });
  const { user, cookie } = await signInTo({ api, db, site, ...rest });
  const { version, ...hajj } = (await rest.get("/api/package/hajj")).body;
  const body = new TextEncoder().encode(JSON.stringify({ ...hajj, title: "Out of spite" }));
  const asked = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  // Asked for once it is known whose it is.
  const slow = new ReadableStream(
    {
      async pull(controller) {
        asked.resolve();
        await removed.promise;
        controller.enqueue(body);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = api.request("/api/package/hajj", {
    method: "PUT",
    body: slow,
    duplex: "half",
    headers: {
      ...{ host: "localhost", origin: "http://localhost", cookie },
      "content-type": "application/json",
    },
  } as RequestInit);
  await asked.promise;
  await site.user.remove(user._id, { by: owner._id });
  removed.resolve();
  expect((await answer).status).toBe(401);
  expect((await rest.get("/api/package/hajj")).body.title).toBe(hajj.title);
});
