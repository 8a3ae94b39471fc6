import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("how the house stands, part by part, and what went wrong", async () => {
  const admin = await openAdminWindow();
  const at = "2026-11-24T20:10:00.000Z";
  const parts = [
    {
      part: "database",
      state: "works",
      what: "database-written",
      facts: { engine: "SQLite 3.50", ms: 2, bytes: 4_200_000 },
    },
    { part: "pictures", state: "works", what: "pictures-stored", facts: {} },
    { part: "mail", state: "look", what: "mail-stuck", facts: { count: 3 } },
    { part: "clock", state: "look", what: "clock-off", facts: { seconds: 95 } },
    {
      part: "address",
      state: "works",
      what: "address-answers",
      facts: { address: "https://rihla.example" },
    },
    { part: "backups", state: "works", what: "backups-fresh", facts: { at } },
    { part: "disk", state: "unknown", what: "disk-unknown", facts: {} },
  ];
  const mistakes = [
    { what: "mail", code: "ECONNREFUSED", count: 12, at },
    { what: "other", code: "", count: 1, at },
  ];
  const system = {
    version: "1.4.0",
    startedAt: "2026-11-20T03:00:00.000Z",
    checkedAt: at,
    parts,
    mistakes,
    hasMetrics: true,
  };
  let screen = await admin.open("/settings/system", { system });
  expect(screen.outline()).toEqual([
    "main:",
    "  # System",
    "  <‹refresh-cw› Check everything>",
    "  Whether everything does what it is for, and what to do where it does not.",
    "  div role=status:",
    "    ‹triangle-alert›",
    "    Checked 2:10 am: 4 of 7 work. Look at: Mail, Clock.",
    '  section labelledby="What was checked":',
    "    ## What was checked",
    "    ul:",
    "      li:",
    "        ‹database›",
    "        Database {dir=auto: Written, read and removed in 2 ms. ⁦SQLite 3.50⁩, 4.0 MB}",
    "        Works",
    "      li:",
    "        ‹image›",
    "        Pictures {dir=auto: One was stored, read again and removed}",
    "        Works",
    "      … 4 more",
    "      li:",
    "        ‹hard-drive›",
    "        Disk {dir=auto: Nobody knows how much room is left}",
    "        Not known",
    '  section labelledby="Last mistakes, in words":',
    "    ## Last mistakes, in words",
    "    ul:",
    "      li: 2:10 am: Mail could not be sent or written down. {dir=ltr: ECONNREFUSED} 12 times since the start.",
    "      li: 2:10 am: Something failed: the log says what.",
    "    The log of the server says more about each.",
    "  section label=About this site:",
    "    dl:",
    "      dt: Version",
    "      dd: 1.4.0",
    "      dt: Running since",
    "      dd: 20 Nov, 9:00 am",
    "      dt: Figures for your host",
    "      dd: On, at /metrics",
  ]);
  admin.answer(/POST .*system.check/, 200, {
    ...system,
    parts: parts.map((one) => ({ ...one, state: "works" })),
    mistakes: [],
    checkedAt: "2026-11-25T06:00:00.000Z",
  });
  expect(await screen.press("Check everything")).toEqual([
    "gone 7",
    "+ div role=status .is-well:",
    "+ ‹circle-check›",
    "+ Checked 12:00 pm: everything works.",
    "+ None since the start.",
    "sent POST /api/system/check",
    "focus button Check everything",
  ]);
  admin.answer(/POST .*system.check/, 500);
  expect(await screen.press("Check everything")).toEqual([
    "error: Not checked everything: The site gave an answer that could not be read. Try again.",
    "sent POST /api/system/check",
  ]);
  screen = await admin.open("/settings/system", {
    system: {
      ...system,
      parts: parts.map((one, index) => ({
        ...one,
        ...[
          { state: "unknown", what: "not-tried" },
          { state: "look", what: "pictures-gone" },
          { state: "look", what: "mail-refused", facts: { error: "550" } },
          { state: "works", what: "clock-right" },
          { state: "look", what: "address-silent" },
          { state: "look", what: "backups-none" },
          {
            state: "look",
            what: "disk-tight",
            facts: { free: 900_000_000, whole: 40_000_000_000 },
          },
        ][index],
      })),
      mistakes: [],
      checkedAt: null,
      hasMetrics: false,
    },
  });
  expect(screen.outline()).toEqual([
    "main:",
    "  # System",
    "  <‹refresh-cw› Check everything>",
    "  Whether everything does what it is for, and what to do where it does not.",
    "  div role=status:",
    "    ‹triangle-alert›",
    "    Not checked since the start. As far as it is known, 1 of 7 work. Look at: Pictures, Mail, Public address, Backups, Disk.",
    '  section labelledby="What was checked":',
    "    ## What was checked",
    "    ul:",
    "      li:",
    "        ‹database›",
    "        Database {dir=auto: Not tried since the start}",
    "        Not known",
    "      li:",
    "        ‹image›",
    "        Pictures {dir=auto: The folder with the pictures is gone} Connect the disk again that they lie on, or put a backup in place.",
    "        Look at it",
    "      … 4 more",
    "      li:",
    "        ‹hard-drive›",
    "        Disk {dir=auto: Only 858.3 MB of 37 GB left} Ask your host for a larger disk, or remove backups that nobody needs.",
    "        Look at it",
    '  section labelledby="Last mistakes, in words":',
    "    ## Last mistakes, in words",
    "    None since the start.",
    "  section label=About this site:",
    "    dl:",
    "      dt: Version",
    "      dd: 1.4.0",
    "      dt: Running since",
    "      dd: 20 Nov, 9:00 am",
    "      dt: Figures for your host",
    "      dd: Off. Setting METRICS_TOKEN turns on /metrics.",
  ]);
});
