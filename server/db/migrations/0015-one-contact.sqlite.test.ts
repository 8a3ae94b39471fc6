import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { up as makeTables } from "./0001-content.ts";
import { up } from "./0015-one-contact.ts";

type Rows = { document: { id: string; body: string; version: number; updatedAt: string } };
type Stored = Record<string, { body: object; updatedAt?: string }>;

async function migrated(stored: Stored) {
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new Database(":memory:") }),
  });
  onTestFinished(() => db.destroy());
  await makeTables(db);
  const documents = db as Kysely<Rows>;
  const rows = Object.entries(stored).map(([id, { body, updatedAt = "2026-11-01" }]) => ({
    id,
    body: JSON.stringify(body),
    version: 4,
    updatedAt,
  }));
  await documents.insertInto("document").values(rows).execute();
  await up(db);
  const now = await documents.selectFrom("document").selectAll().execute();
  return Object.fromEntries(now.map(({ id, body }) => [id, JSON.parse(body)]));
}

const home = (first: string, second: string, mail: string) => ({
  ContactSecNumber: first,
  ContactSecNumber2: second,
  mail,
  marquee: "x",
});
const contact = (numbers: string[], address: string) => ({
  _id: "contact",
  phones: numbers.map((number) => ({ label: `for ${number}`, number })),
  mail: { label: "Mail", address },
  hours: [],
});

test("what an owner wrote wins over the demo's, in whichever place it stood", async () => {
  const now = await migrated({
    home: { body: home("+880 1811-1", "+880 1019-377042", "salam@rihla.example") },
    "settings/contact": {
      body: contact(["+880 1011-204560", "+880 1922-2", "999"], "hello@noor.example"),
      updatedAt: "2026-11-09",
    },
  });
  expect(now.home).toEqual(home("+880 1811-1", "+880 1922-2", "hello@noor.example"));
  expect(now["settings/contact"]).toMatchObject({
    phones: [
      { label: "for +880 1011-204560", number: "+880 1811-1" },
      { label: "for +880 1922-2", number: "+880 1922-2" },
      { label: "for 999", number: "999" },
    ],
    mail: { label: "Mail", address: "hello@noor.example" },
  });
});

test("of two that an owner wrote the later wins; one that is missing is filled in", async () => {
  const now = await migrated({
    home: { body: home("111", "", "old@noor.example"), updatedAt: "2026-11-01" },
    "settings/contact": { body: contact(["222"], "new@noor.example"), updatedAt: "2026-11-02" },
  });
  expect(now.home).toEqual(home("222", "", "new@noor.example"));
  expect(now["settings/contact"].phones).toEqual([{ label: "for 222", number: "222" }]);
});

test("texts of the demo that repeat the settings refer to them; other texts stay", async () => {
  const now = await migrated({
    contact: {
      body: { a: "House 14, Road 7, Dhanmondi, Dhaka 1205. Ground floor", b: "House 15" },
    },
    privacy: { body: { content: '<a href="tel:+8801011204560">+880 1011-204560</a>' } },
    "settings/notice": { body: { notice: { phone: "+880 1011-204560" } } },
    about: { body: { text: "House 14, Road 7, Dhanmondi, Dhaka 1205" } },
  });
  expect(now).toEqual({
    contact: { a: "{address}. Ground floor", b: "House 15" },
    privacy: { content: '<a href="tel:{phone}">{phone}</a>' },
    "settings/notice": { notice: { phone: "" } },
    about: { text: "House 14, Road 7, Dhanmondi, Dhaka 1205" },
  });
});
