import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("the shelf and the tab bar say where one is", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas");
  expect(screen.outline(".shelf")).toEqual([
    "nav label=Package: [Package | href=/admin/package] [Departures | href=/admin/departures] [Visas | href=/admin/visas current=page] [Requirements | href=/admin/requirements] [Licences | href=/admin/licences]",
  ]);
  expect(screen.outline(".tab-bar")).toEqual([
    "nav label=Admin, on phones: [‹house› Home | href=/admin] [‹package› Package | href=/admin/package current=page] [‹file-text› Blog | href=/admin/blog] [‹inbox› Enquiries3 {.sr-only: new} | href=/admin/enquiries] <‹ellipsis› More8 {.sr-only: need attention} | haspopup=dialog expanded=false>",
  ]);
});
