import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("in the trash each is told by its name and what it is, and is brought back by it", async () => {
  const admin = await openAdminWindow();
  const by = { by: admin.owner._id };
  await admin.site.entry.remove("departure", "umrah-feb-direct", by);
  await admin.site.entry.remove("visa", "student-germany", by);
  await admin.site.entry.remove("licence", "trade-sylhet", by);
  const listed = async (name: string) => {
    const screen = await admin.open(`/${name}/trash`);
    const line = screen.outline().find((one) => one.includes("Restore"));
    const told = (await screen.press(/^Restore/)).filter((one) => /^(success|sent)/.test(one));
    return [line?.trim(), ...told];
  };
  expect(await listed("departures")).toEqual([
    "ul: li: {dir=auto: 9–23 February 2027} UmrahDeleted 12:00 pm, kept until 12:00 pm, 25 December <‹undo› Restore | label=Restore 9–23 February 2027>",
    "success: It is back.",
    "sent POST /api/departures/umrah-feb-direct/restore",
  ]);
  expect(await listed("visas")).toEqual([
    "ul: li: {dir=auto: Student visa for Germany} VisaDeleted 12:00 pm, kept until 12:00 pm, 25 December <‹undo› Restore | label=Restore Student visa for Germany>",
    "success: It is back.",
    "sent POST /api/visas/student-germany/restore",
  ]);
  expect(await listed("licences")).toEqual([
    "ul: li: {dir=auto: Trade licence, Sylhet office} Deleted 12:00 pm, kept until 12:00 pm, 25 December <‹undo› Restore | label=Restore Trade licence, Sylhet office>",
    "success: It is back.",
    "sent POST /api/licences/trade-sylhet/restore",
  ]);
});
