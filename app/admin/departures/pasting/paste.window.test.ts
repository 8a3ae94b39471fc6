import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("rows out of a spreadsheet are checked, mended in place and kept as drafts", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures/paste?to=hajj");
  expect(await screen.press("Check the rows")).toEqual([
    "gone 1",
    '+ section: ("Rows, with the line that names the columns" textarea dir=auto invalid=true describedby="Paste the rows first, with the line that names the columns.": )',
    "focus button Check the rows Checking",
  ]);
  await screen.type(
    "Rows, with the line that names the columns",
    "Out\tBack\tMakkah\tMadinah\tAirline\tSeats\tQuad\n2031-01-04\t2031-01-14\t6\t4\tMeghna Air\tOpen\t1,00,000\n2031-02-04\t2031-02-01\t6\t4\tMeghna Air\tOpen\tcall us",
  );
  expect(await screen.press("Check the rows")).toEqual([
    "gone 17",
    "+ div role=alert tabindex=-1 .is-bad:",
    "+ ‹circle-alert›",
    "+ 1 mistake, in 1 row. Put them right below and check again, or take the clean rows only.",
    "+ section label=Paste from a spreadsheet:",
    "+ 2 rows, 7 columns <‹copy› Paste again>",
    "+ section tabindex=0 label=Rows, with the line that names the columns:",
    "+ | {scope=col} Row | {scope=col} Out | {scope=col} Back | {scope=col} Nights in Makkah | {scope=col} Nights in Madinah | {scope=col} Airline | {scope=col} Seats | {scope=col} Quad |",
    '+ | {scope=row} 2 | (input value=2031-02-04 autocomplete=off dir=auto label=Row 2, Out) | (input value=2031-02-01 autocomplete=off dir=auto label=Row 2, Back) | (input value=6 autocomplete=off dir=auto label=Row 2, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 2, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 2, Airline) | (input value=Open autocomplete=off dir=auto label=Row 2, Seats) | {.is-wrong} (input value=call us autocomplete=off dir=auto label=Row 2, Quad invalid=true describedby="Quad must be a whole number such as 192000, or empty.") |',
    "+ | {scope=row} 1 | (input value=2031-01-04 autocomplete=off dir=auto label=Row 1, Out) | (input value=2031-01-14 autocomplete=off dir=auto label=Row 1, Back) | (input value=6 autocomplete=off dir=auto label=Row 1, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 1, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 1, Airline) | (input value=Open autocomplete=off dir=auto label=Row 1, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 1, Quad) |",
    "+ Enter goes down, Tab to the next cell.",
    "+ section label=What to put right:",
    "+ ## What to put right",
    "+ ul: li: [Row 2 | href=#cell-2-6]",
    "+ <Take 1 clean row> <Check again {hidden=true: Checking} | type=submit>",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-01\\t6\\t4\\tMeghna Air\\tOpen\\tcall us","dryRun":true}',
    "focus div 1 mistake, in 1 row. Put them right below and check again, o",
  ]);
  expect(screen.outline()).toEqual([
    "main:",
    "  form:",
    "    # Paste from a spreadsheet",
    "    Copy the rows in Excel or Google Sheets and paste them here. Nothing is stored before you say so.",
    "    div role=alert tabindex=-1 .is-bad:",
    "      ‹circle-alert›",
    "      1 mistake, in 1 row. Put them right below and check again, or take the clean rows only.",
    "    section label=Paste from a spreadsheet:",
    "      2 rows, 7 columns <‹copy› Paste again>",
    "      section tabindex=0 label=Rows, with the line that names the columns:",
    "        table:",
    "          | {scope=col} Row | {scope=col} Out | {scope=col} Back | {scope=col} Nights in Makkah | {scope=col} Nights in Madinah | {scope=col} Airline | {scope=col} Seats | {scope=col} Quad |",
    '          | {scope=row} 2 | (input value=2031-02-04 autocomplete=off dir=auto label=Row 2, Out) | (input value=2031-02-01 autocomplete=off dir=auto label=Row 2, Back) | (input value=6 autocomplete=off dir=auto label=Row 2, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 2, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 2, Airline) | (input value=Open autocomplete=off dir=auto label=Row 2, Seats) | {.is-wrong} (input value=call us autocomplete=off dir=auto label=Row 2, Quad invalid=true describedby="Quad must be a whole number such as 192000, or empty.") |',
    "          | {scope=row} 1 | (input value=2031-01-04 autocomplete=off dir=auto label=Row 1, Out) | (input value=2031-01-14 autocomplete=off dir=auto label=Row 1, Back) | (input value=6 autocomplete=off dir=auto label=Row 1, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 1, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 1, Airline) | (input value=Open autocomplete=off dir=auto label=Row 1, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 1, Quad) |",
    "      Enter goes down, Tab to the next cell.",
    "    section label=What to put right:",
    "      ## What to put right",
    "      ul: li: [Row 2 | href=#cell-2-6]",
    "    ‹info› Rows arrive as drafts; you publish them together.",
    "    <Take 1 clean row> <Check again {hidden=true: Checking} | type=submit>",
  ]);
  expect(await screen.press(/^(Keep|Store|Add|Take)/)).toEqual([
    "gone 6",
    "+ 1 mistake, in 1 row. Put them right below and check again.",
    "+ 1 row, 7 columns <‹copy› Paste again>",
    '+ | {scope=row} 1 | (input value=2031-02-04 autocomplete=off dir=auto label=Row 1, Out) | (input value=2031-02-01 autocomplete=off dir=auto label=Row 1, Back) | (input value=6 autocomplete=off dir=auto label=Row 1, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 1, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 1, Airline) | (input value=Open autocomplete=off dir=auto label=Row 1, Seats) | {.is-wrong} (input value=call us autocomplete=off dir=auto label=Row 1, Quad invalid=true describedby="Quad must be a whole number such as 192000, or empty.") |',
    "+ ul: li: [Row 1 | href=#cell-1-6]",
    "+ <Check again {hidden=true: Checking} | type=submit>",
    "success: 1 draft is added. Publish it when it is right.",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-01\\t6\\t4\\tMeghna Air\\tOpen\\tcall us","take":"clean"}',
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-02-04\\t2031-02-01\\t6\\t4\\tMeghna Air\\tOpen\\tcall us","dryRun":true}',
    "focus div 1 mistake, in 1 row. Put them right below and check again.",
  ]);
});

test("a hundred rows stand on two pages of fifty, and no way leads beyond them", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures/paste?to=hajj");
  const rows = Array.from({ length: 100 }, (_, at) => `2031-01-${10 + (at % 20)}\t6`);
  await screen.type(
    "Rows, with the line that names the columns",
    ["Out\tMakkah", ...rows].join("\n"),
  );
  await screen.press("Check the rows");
  const shown = () => [
    document.querySelectorAll("main tbody tr").length,
    screen
      .outline()
      .find((line) => line.includes("of 2"))
      ?.trim(),
  ];
  expect(shown()).toEqual([50, "Page 1 of 2 <Later>"]);
  await screen.press("Later");
  expect(shown()).toEqual([50, "<Earlier> Page 2 of 2"]);
  await screen.press("Earlier");
  expect(shown()).toEqual([50, "Page 1 of 2 <Later>"]);
});
