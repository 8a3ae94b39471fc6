import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** A house like this one, without the builds in other languages; `bring` puts one there. */
function makeHouse() {
  const folder = temporaryFolder();
  const bring = (name: string) => symlinkSync(path.resolve(name), path.join(folder, name));
  mkdirSync(path.join(folder, "build"));
  for (const name of ["scripts", "build/server", "build/client", "build/manifest"]) bring(name);
  return { folder, bring };
}

test("a language whose build was still on its way is tried again with the next request", async () => {
  const { folder, bring } = makeHouse();
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder() }, folder);
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  let cookie = "";
  const send = (method: string, address: string, body?: object) =>
    fetch(server.url + address, {
      method,
      headers: { "content-type": "application/json", cookie },
      body: body ? JSON.stringify(body) : null,
    });
  const see = async (address: string) => {
    const answer = await send("GET", address);
    const [, language = null] = /<html[^>]* lang="(\w+)"/.exec(await answer.text()) ?? [];
    return [answer.status, language];
  };

  const owner = { name: "Nadia", email: "nadia@rihla.example", password: PASSWORD };
  cookie = cookieFrom((await send("POST", "/api/users", owner)).headers);
  await send("PUT", "/api/languages", { shown: ["bn", "ar"] });
  await send("PUT", "/api/users/profile", { name: "Nadia", email: owner.email, language: "ar" });
  for (const address of ["/ar", "/ar/about", "/bn", "/admin"]) {
    expect([address, (await see(address))[0]]).toEqual([address, 500]);
  }
  expect(await see("/about")).toEqual([200, "en"]);

  bring("build/ar");
  for (const address of ["/ar", "/ar/about", "/admin"]) {
    expect([address, ...(await see(address))]).toEqual([address, 200, "ar"]);
  }
  expect((await see("/bn"))[0]).toBe(500);
  bring("build/bn");
  expect(await see("/bn")).toEqual([200, "bn"]);
});
