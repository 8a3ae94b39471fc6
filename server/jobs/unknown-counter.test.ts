import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createUnknownCounter, unknownPath } from "./unknown-counter.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";

const asked = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  unknownPath({
    ...{ method, url },
    header: (name) => ({ "User-Agent": PHONE, Accept: "text/html", ...headers })[name],
  });

test("an old page is kept by its path alone, in one writing", () => {
  expect(asked("/Umrah-Package.html?fbclid=x&name=Farida")).toBe("/umrah-package.html");
  expect(asked("/blog/%E0%A6%93/")).toBe("/blog/ও");
  expect(asked("/our-services.php", { Referer: "https://www.google.com/" })).toBe(
    "/our-services.php",
  );
});

test("no old page: what robots try, files, data, machines, and what may say who somebody is", () => {
  const none = [
    ...["/wp-login.php", "/wp-admin/setup", "/.env", "/a/.git/config", "/xmlrpc.php", "/shell.php"],
    ...["/backup.zip", "/vendor/phpunit", "/config.json", "/favicon.png", "/.well-known/x"],
    ...["/our-services.php", "/page.data", "/farida@example.com", `/${"a".repeat(300)}`, "/%ff"],
  ].map((url) => asked(url));
  none.push(
    asked("/old", { "User-Agent": "curl/8" }),
    asked("/old", { "Sec-Purpose": "prefetch" }),
    asked("/old", { Accept: "*/*" }),
    asked("/old", { "Sec-Fetch-Dest": "image" }),
    asked("/old", {}, "HEAD"),
  );
  expect(none.filter((path) => path !== null)).toEqual([]);
});

test("an address of 200 letters may have been that of an old page, a longer one not", () => {
  const path = (letters: number) => `/${"a".repeat(letters - 1)}`;
  expect([asked(path(200)), asked(path(201))]).toEqual([path(200), null]);
});

async function open() {
  const { site, db } = await openTestSite();
  const { log } = catchLog();
  const rows = () =>
    db.selectFrom("unknownPath").select(["path", "count"]).orderBy("path").execute();
  return { site, db, rows, unknown: createUnknownCounter({ site, log }) };
}

test("it takes several people: who asks again and again counts once", async () => {
  const { unknown, rows } = await open();
  for (let times = 0; times < 50; times++) unknown.count("/mine", "10.0.0.1");
  for (const who of ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.3"]) unknown.count("/ours", who);
  await unknown.flush();
  expect(await rows()).toEqual([{ path: "/ours", count: 3 }]);
  unknown.count("/ours", "10.0.0.4");
  unknown.count("/mine", "10.0.0.2");
  await unknown.flush();
  expect(await rows()).toEqual([
    { path: "/mine", count: 2 },
    { path: "/ours", count: 4 },
  ]);
});

test("a flood of addresses by two leaves what many ask for, and no more than is kept", async () => {
  const { unknown, rows } = await open();
  for (let who = 0; who < 9; who++) unknown.count("/ours", `10.0.0.${who}`);
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 900; index++) {
      for (const who of ["10.1.0.1", "10.1.0.2"]) unknown.count(`/flood-${round}-${index}`, who);
    }
    await unknown.flush();
  }
  const kept = await rows();
  expect(kept).toHaveLength(500);
  expect(kept).toContainEqual({ path: "/ours", count: 9 });
});
