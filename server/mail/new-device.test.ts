import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { queueNewDevice } from "./new-device.ts";

test("of new devices somebody is told five times an hour; how often others are changes nothing", async () => {
  const { db } = await openTestSite();
  const device = { userAgent: "", address: "192.0.2.7" };
  const tell = (to: string) => db.transaction().execute((tx) => queueNewDevice(tx, to, device));
  for (let time = 0; time < 7; time++) await tell("farida@rihla.example");
  await tell("nadia@rihla.example");
  const mails = await db.selectFrom("mail").select("to").orderBy("to").execute();
  expect(mails.map(({ to }) => to)).toEqual([
    ...Array(5).fill("farida@rihla.example"),
    "nadia@rihla.example",
  ]);
});
