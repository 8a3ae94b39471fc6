import { expect, test } from "vitest";
import { smallCrew } from "#tests/support/small-crew.ts";
import { createBackupWork } from "./backup-work.ts";

test("of two workers that begin at the same moment one does, and the other one says so before it has begun", async () => {
  const desks = smallCrew().map(({ colleagues }) => createBackupWork(colleagues));
  const done = Promise.withResolvers<void>();
  let begun = 0;
  const starts = desks.map((desk) =>
    desk.start("restore", async () => {
      begun++;
      await done.promise;
      return { name: "a", factorsOff: [] };
    }),
  );
  const told = await Promise.allSettled(starts);
  expect(told.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(told.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "backup-under-way" },
  });
  expect(begun).toBe(1);
  done.resolve();
  for (const one of told) if (one.status === "fulfilled") await one.value.ended;
  await expect.poll(() => desks.map((desk) => desk.now())).toEqual([null, null]);
});
