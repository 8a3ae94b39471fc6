import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkDatabase, checkPictures, refuseLost, stemsIn } from "./check-database.ts";
import { cleanCopy, countRows, describeCopy } from "./describe-copy.ts";
import { countsIn, raiseCounts } from "./fit-in.ts";

/** A file of SQLite that these statements have made. */
function made(...statements: string[]): string {
  const file = path.join(temporaryFolder(), "rihla.sqlite");
  const database = new Database(file);
  for (const statement of statements) database.exec(statement);
  database.close();
  return file;
}

function all(file: string, query: string): unknown[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare(query).pluck().all();
  } finally {
    database.close();
  }
}

const SIGNED_IN = [
  ...["staffSession", "staffVerification", "appSetUp", "passwordReset", "attempt", "sharedSecret"],
  "blog",
].map((name) => `create table ${name} (id text); insert into ${name} values ('a')`);
const OPENING = [
  "create table invitation (id text, usedAt text); insert into invitation values ('open', null), ('used', '2026')",
  "create table sharedPreview (id text, endedAt text); insert into sharedPreview values ('open', null), ('ended', '2026')",
  `create table mail (id text, kind text, state text); insert into mail values
    ('1', 'invitation', 'waiting'), ('2', 'invitation', 'sent'), ('3', 'password-reset', 'failed'), ('4', 'enquiry', 'waiting')`,
];
const OF_PEOPLE = ["staffSession", "staffVerification", "appSetUp", "passwordReset", "attempt"];

test("what opens a site to others is taken out of a copy; what is over, and all else, stays", () => {
  const file = made(...SIGNED_IN, ...OPENING);
  cleanCopy(file, { withSecrets: false });
  const left = (name: string) => all(file, `select id from ${name}`);
  for (const name of [...OF_PEOPLE, "sharedSecret"]) expect([name, left(name)]).toEqual([name, []]);
  expect([left("invitation"), left("sharedPreview"), left("mail"), left("blog")]).toEqual([
    ...[["used"], ["ended"], ["2", "4"], ["a"]],
  ]);
  const bare = made("create table blog (id text)");
  cleanCopy(bare, { withSecrets: false });
});

test("a copy with secrets keeps them, but for the one that lies beside it", () => {
  const file = made(...SIGNED_IN, ...OPENING);
  cleanCopy(file, { withSecrets: true });
  const left = (name: string) => all(file, `select id from ${name}`);
  for (const name of OF_PEOPLE) expect([name, left(name)]).toEqual([name, ["a"]]);
  expect([left("sharedSecret"), left("invitation"), left("mail")]).toEqual([
    ...[[], ["open", "used"], ["1", "2", "3", "4"]],
  ]);
});

const AGENCY = JSON.stringify({ brand: { name: "Noor Travels" } });
const DESCRIBED = [
  "create table kysely_migration (name text); insert into kysely_migration values ('0001'), ('0002')",
  "create table blogSearch (id text)",
  "create table blog (id text primary key, body blob); insert into blog values ('b', x'0102'), ('a', null)",
  "create table media (stem text, isReady integer); insert into media values ('gate', 1), ('half', 0), ('arch', 1)",
  "create table enquiry (id text); insert into enquiry values ('1'), ('2'), ('3')",
  `create table document (kind text, documentId text, lang text, body text); insert into document values
    ('settings', 'agency', 'en', '${AGENCY}'), ('settings', 'agency', 'bn', '{}')`,
];

test("what a copy holds is counted for people, and each table has a sum of its own rows", () => {
  const file = made(...DESCRIBED);
  const { tables, ...said } = describeCopy(file);
  expect(said).toEqual({
    ...{ counts: { posts: 2, pictures: 2, enquiries: 3, users: 0 } },
    ...{ site: "Noor Travels", migration: "0002" },
  });
  expect(Object.keys(tables)).toEqual(["blog", "document", "enquiry", "media"]);
  expect(tables.blog?.rows).toBe(2);
  expect(countRows(file)).toEqual({ blog: 2, document: 2, enquiry: 3, media: 3 });
  const sumOf = (...statements: string[]) =>
    describeCopy(made(...DESCRIBED, ...statements)).tables.blog?.sum;
  // In whichever order they were written.
  const again = "delete from blog; insert into blog values ('a', null), ('b', x'0102')";
  expect(sumOf(again)).toBe(tables.blog?.sum);
  for (const change of [
    "update blog set body = x'0103' where id = 'b'",
    "update blog set body = x'' where id = 'a'",
    "update blog set id = 'c' where id = 'a'",
    "delete from blog where id = 'a'",
  ]) {
    expect([change, sumOf(change)]).not.toEqual([change, tables.blog?.sum]);
  }
});

test("of a copy of the first edition the agency is found where it stood then; of an empty one nothing", () => {
  const early = made(
    DESCRIBED[0] ?? "",
    `create table document (id text, body text); insert into document values ('settings/agency', '${AGENCY}')`,
  );
  expect(describeCopy(early).site).toBe("Noor Travels");
  const empty = made("create table kysely_migration (name text)");
  expect(describeCopy(empty)).toEqual({
    ...{ counts: { posts: 0, pictures: 0, enquiries: 0, users: 0 }, site: "", migration: "" },
    tables: {},
  });
});

test("pictures that a copy names and that do not lie beside it are lost; those half made are not asked for", () => {
  const file = made(...DESCRIBED);
  const folder = temporaryFolder();
  for (const stem of ["gate", "half"]) {
    mkdirSync(path.join(folder, "media", stem), { recursive: true });
    writeFileSync(path.join(folder, "media", stem, "original"), "");
  }
  expect(stemsIn(file)).toEqual(["arch", "gate"]);
  expect(checkPictures(file, folder)).toEqual({ pictures: 1, lost: ["arch"] });
  expect(stemsIn(made("create table blog (id text)"))).toEqual([]);
  expect(() => refuseLost(folder, ["arch", "dome"])).toThrow(/the picture arch is missing/);
  refuseLost(folder, []);
});

test("a folder without a database is no backup", () => {
  const folder = temporaryFolder();
  expect(() => checkDatabase(folder, { picturesIn: null, named: "/backup" })).toThrow(
    "There is no backup here: rihla.sqlite is missing.\n  /backup",
  );
});

const COUNTED = "create table contentVersion (number integer, floor integer)";

test("what is put back is newer to browsers than what was there, and than it was itself", () => {
  const of = (number: number, floor: number) =>
    made(COUNTED, `insert into contentVersion values (${number}, ${floor})`);
  const raised = (now: [number, number], before: { number: number; floor: number }) => {
    const file = of(...now);
    raiseCounts(file, before);
    return countsIn(file);
  };
  const far = 2 ** 40;
  expect(raised([7, far], { number: 4, floor: far + 5 })).toEqual({ number: 8, floor: far + 6 });
  expect(raised([7, far + 9], { number: 20, floor: far })).toEqual({ number: 21, floor: far + 10 });
  expect(raised([7, 1], { number: 7, floor: 2 }).floor).toBeGreaterThan(3);
});

test("where nothing is counted it is 0: no file, no table, no row, or an older edition", () => {
  const none = { number: 0, floor: 0 };
  expect(countsIn(path.join(temporaryFolder(), "nowhere"))).toEqual(none);
  expect(countsIn(made("create table blog (id text)"))).toEqual(none);
  expect(countsIn(made(COUNTED))).toEqual(none);
  const older = made(
    "create table contentVersion (number integer); insert into contentVersion values (5)",
  );
  expect(countsIn(older)).toEqual({ number: 5, floor: 0 });
});
