import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeAgeKeys } from "#server/backup/age/age-keys.ts";
import { createBackupPlan } from "#server/backup/backup-plan.ts";
import { openShelf } from "#server/backup/shelf.ts";
import { boot } from "#server/boot.ts";
import { wxr } from "#tests/support/import-files.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testPlace } from "#tests/support/test-place.ts";

const OLD = wxr([
  { id: 1, title: "Umrah", slug: "umrah", html: "<h4>a</h4>" },
  { id: 2, title: "Us", slug: "us", type: "page" },
]);

async function openSite() {
  const place = await testPlace();
  const { db, site } = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => db.destroy());
  const command = (...args: string[]) => runCommand("server/cli/import.ts", place, ...args);
  const file = path.join(temporaryFolder(), "old.xml");
  writeFileSync(file, OLD);
  return { db, site, place, command, file };
}

test("looks first, takes over, writes a report, undoes", async () => {
  const { db, site, command, file } = await openSite();
  expect(await command("wordpress", file)).toMatchObject({
    ...{ code: 1, stdout: "" },
    stderr: "Nobody owns this site yet: register first, in the browser.\n",
  });
  await makeUser({ db });
  const looked = await command("wordpress", file, "--dry-run");
  expect([looked.code, looked.stderr]).toEqual([0, ""]);
  expect(looked.stdout).toContain(
    "1 post, 0 drafts, 1 page (as drafts), 0 of home and the packages, 0 pictures (0.0 MB), 2 old addresses",
  );
  expect(await site.blog.count({})).toBe(0);
  const [, id = ""] = looked.stdout.match(/go-on (\S+)/) ?? [];

  const report = path.join(temporaryFolder(), "report.csv");
  const done = await command("go-on", id, "--report", report);
  expect([done.code, done.stderr]).toEqual([0, ""]);
  expect(readFileSync(report, "utf8")).toContain(
    '"1","Post","Umrah","Came","/2019/03/umrah","/blog/umrah","One small heading becomes',
  );
  expect(await site.blog.count({})).toBe(1);
  expect((await command("list")).stdout).toContain(`undo ${id}`);

  expect((await command("undo", id)).stdout).toContain("All of it is undone.");
  expect(await site.blog.count({})).toBe(0);
});

test("the copy before it is locked for the owner's key", async () => {
  const { db, place, command, file } = await openSite();
  await makeUser({ db });
  const { recipient } = await makeAgeKeys();
  await createBackupPlan(db).lock(recipient, { by: null });
  const done = await command("wordpress", file);
  expect([done.code, done.stderr]).toEqual([0, ""]);
  const kept = openShelf(place.DATA_DIR).list();
  expect(kept).toMatchObject([{ why: "import", fault: null, isLocked: true }]);
});

test("what cannot be done is said in a sentence", async () => {
  const { db, command, file } = await openSite();
  await makeUser({ db });
  for (const args of [
    [],
    ["wordpress"],
    ["blogger", file],
    ["wordpress", file, "x"],
    ["list", "x"],
    ["site", "a", "--no"],
  ]) {
    const { code, stderr } = await command(...args);
    expect([code, stderr], args.join(" ")).toEqual([
      1,
      expect.stringContaining("Usage: npm run import"),
    ]);
  }
  expect((await command("wordpress", `${file}.none`)).stderr).toContain("There is no such file.");
  expect((await command("site", "nowhere")).stderr).toBe("This is no address of a website.\n");
  const mistyped = await command("ghost", file, "--address", "my blog");
  expect(mistyped.stderr).toBe("This is no address of a website.\n");
  expect((await command("go-on", "x")).stderr).toBe(
    "This is not here any more: somebody may have deleted it.\n",
  );
  const refused = await command("ghost", file);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining("This is no file that Ghost exports."),
  ]);
});

test("a report that has no place is told of before anything is done", async () => {
  const { db, command, file } = await openSite();
  await makeUser({ db });
  for (const report of [path.join(file, "none", "report.csv"), temporaryFolder()]) {
    const { code, stdout, stderr } = await command("wordpress", file, "--report", report);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^The report cannot be written there: .*\. Nothing was done: name another/,
    );
    expect(stderr).not.toContain("    at ");
  }
  expect((await command("list")).stdout).toBe("Nothing was taken over yet.\n");
});
