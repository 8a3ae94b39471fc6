import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const ROWS = "Rows, with the line that names the columns";
const HEAD = "Out\tBack\tMakkah\tMadinah\tAirline\tSeats\tQuad";
const row = (month: string, back: string) =>
  `2031-${month}-04\t2031-${month}-${back}\t6\t4\tMeghna Air\tOpen\t1,00,000`;

test("pasted rows that are wrong are gone to, mended, checked again and added; a table that is refused says why", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures/paste?to=hajj");
  expect(screen.outline()).toEqual([
    "main:",
    "  form:",
    "    # Paste from a spreadsheet",
    "    Copy the rows in Excel or Google Sheets and paste them here. Nothing is stored before you say so.",
    '    ("Departures of" select : Umrah=umrah, *Hajj=hajj, Tours=tours) ‹chevron-down›',
    '    section: ("Rows, with the line that names the columns" textarea dir=auto: )',
    "    section:",
    "      ## What it should look like",
    "      The first line names the columns, in any order, in English, Bangla or Arabic. Out and Back are needed, all others are not. Days such as 2027-02-06, 6 Feb 2027 or 06/02/2027; prices such as 1,92,000.",
    "      section tabindex=0 label=What it should look like:",
    "        table:",
    "          | {scope=col} Out | {scope=col} Back | {scope=col} Nights in Makkah | {scope=col} Hotel in Makkah | {scope=col} Nights in Madinah | {scope=col} Hotel in Madinah | {scope=col} Airline | {scope=col} Seats | {scope=col} Quad | {scope=col} Triple | {scope=col} Double | {scope=col} Price valid until |",
    "          | 2027-02-06 | 2027-02-20 | 9 | Dar al-Sakina | 5 | Noor Lodge | Meghna Air | Open | 1,92,000 | 2,14,000 | 2,58,000 | 2026-12-10 |",
    "      <‹copy› Copy this example>",
    "      details:",
    "        summary: All columns",
    "        ul:",
    "          li: Out",
    "          li: Back",
    "          … 21 more",
    "          li: Notes",
    "    ‹info› Rows arrive as drafts; you publish them together.",
    "    <Check the rows {hidden=true: Checking} | type=submit>",
  ]);
  expect(await screen.type(ROWS, "Out\tOut\n1\t2")).toEqual([
    "gone 1",
    '+ section: ("Rows, with the line that names the columns" textarea dir=auto: Out Out 1 2)',
    "focus textarea Rows, with the line that names the columns",
  ]);
  expect(await screen.press("Check the rows")).toEqual([
    "gone 17",
    "+ div role=alert tabindex=-1 .is-bad:",
    "+ ‹circle-alert›",
    "+ The first line must name the columns. These are missing: Back. Nothing can be stored without them.These columns are not known, and are left out: Out.",
    "+ section label=Paste from a spreadsheet:",
    "+ 1 row, 2 columns <‹copy› Paste again>",
    "+ section tabindex=0 label=Rows, with the line that names the columns:",
    "+ | {scope=col} Row | {scope=col} Out | {scope=col} Out (left out) |",
    "+ | {scope=row} 1 | (input value=1 autocomplete=off dir=auto label=Row 1, Out) | (input value=2 autocomplete=off dir=auto label=Row 1, Out (left out)) |",
    "+ Enter goes down, Tab to the next cell.",
    "+ <Check again {hidden=true: Checking} | type=submit>",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tOut\\n1\\t2","dryRun":true}',
    "focus div The first line must name the columns. These are missing: Bac",
  ]);
  expect(await screen.press("Paste again")).toEqual([
    "gone 10",
    '+ ("Departures of" select : Umrah=umrah, *Hajj=hajj, Tours=tours) ‹chevron-down›',
    '+ section: ("Rows, with the line that names the columns" textarea dir=auto: Out Out 1 2)',
    "+ section:",
    "+ ## What it should look like",
    "+ The first line names the columns, in any order, in English, Bangla or Arabic. Out and Back are needed, all others are not. Days such as 2027-02-06, 6 Feb 2027 or 06/02/2027; prices such as 1,92,000.",
    "+ section tabindex=0 label=What it should look like:",
    "+ | {scope=col} Out | {scope=col} Back | {scope=col} Nights in Makkah | {scope=col} Hotel in Makkah | {scope=col} Nights in Madinah | {scope=col} Hotel in Madinah | {scope=col} Airline | {scope=col} Seats | {scope=col} Quad | {scope=col} Triple | {scope=col} Double | {scope=col} Price valid until |",
    "+ | 2027-02-06 | 2027-02-20 | 9 | Dar al-Sakina | 5 | Noor Lodge | Meghna Air | Open | 1,92,000 | 2,14,000 | 2,58,000 | 2026-12-10 |",
    "+ <‹copy› Copy this example>",
    "+ details:",
    "+ summary: All columns",
    "+ ul:",
    "+ li: Out",
    "+ li: Back",
    "+ … 21 more",
    "+ li: Notes",
    "+ <Check the rows {hidden=true: Checking} | type=submit>",
    "focus textarea Rows, with the line that names the columns",
  ]);
  await screen.type(ROWS, "Nothing\tOf\tit\n1\t2\t3");
  expect(await screen.press("Check the rows")).toEqual([
    "gone 17",
    "+ div role=alert tabindex=-1 .is-bad:",
    "+ ‹circle-alert›",
    "+ The first line must name the columns. These are missing: Out, Back. Nothing can be stored without them.These columns are not known, and are left out: Nothing, Of, it.",
    "+ section label=Paste from a spreadsheet:",
    "+ 1 row, 3 columns <‹copy› Paste again>",
    "+ section tabindex=0 label=Rows, with the line that names the columns:",
    "+ | {scope=col} Row | {scope=col} Nothing (left out) | {scope=col} Of (left out) | {scope=col} it (left out) |",
    "+ | {scope=row} 1 | (input value=1 autocomplete=off dir=auto label=Row 1, Nothing (left out)) | (input value=2 autocomplete=off dir=auto label=Row 1, Of (left out)) | (input value=3 autocomplete=off dir=auto label=Row 1, it (left out)) |",
    "+ Enter goes down, Tab to the next cell.",
    "+ <Check again {hidden=true: Checking} | type=submit>",
    'sent POST /api/package/hajj/departures/table {"text":"Nothing\\tOf\\tit\\n1\\t2\\t3","dryRun":true}',
    "focus div The first line must name the columns. These are missing: Out",
  ]);
  await screen.press("Paste again");
  await screen.type(ROWS, [HEAD, row("01", "14"), row("02", "01"), row("03", "14")].join("\n"));
  admin.answer(/table/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Check the rows")).toEqual([
    "+ p role=alert: The rows could not be checked. The disk is full.",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-01\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-03-04\\t2031-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000","dryRun":true}',
    "focus button Check the rows Checking",
  ]);
  admin.answerAsBefore();
  await screen.press("Check the rows");
  expect(await screen.press(/^Row 2/)).toEqual(["focus input Row 2, Back"]);
  expect(await screen.type("Row 2, Back", "2031-02-14")).toEqual([
    "gone 3",
    "+ 1 mistake, in 1 row. Put them right below and check again, or take the clean rows only.You have changed cells since the last check.",
    '+ | {scope=row} 2 | (input value=2031-02-04 autocomplete=off dir=auto label=Row 2, Out) | {.is-wrong} (input value=2031-02-14 autocomplete=off dir=auto label=Row 2, Back invalid=true describedby="Back: back is before out.") | (input value=6 autocomplete=off dir=auto label=Row 2, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 2, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 2, Airline) | (input value=Open autocomplete=off dir=auto label=Row 2, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 2, Quad) |',
    "+ <Check again {hidden=true: Checking} | type=submit>",
  ]);
  expect(await screen.key("Enter")).toEqual(["focus input Row 1, Back"]);
  expect(await screen.press("Check again")).toEqual([
    "gone 8",
    "+ div role=status tabindex=-1:",
    "+ ‹circle-check›",
    "+ No mistakes.",
    "+ | {scope=row} 2 | (input value=2031-02-04 autocomplete=off dir=auto label=Row 2, Out) | (input value=2031-02-14 autocomplete=off dir=auto label=Row 2, Back) | (input value=6 autocomplete=off dir=auto label=Row 2, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 2, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 2, Airline) | (input value=Open autocomplete=off dir=auto label=Row 2, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 2, Quad) |",
    "+ <Add 3 departures {hidden=true: Checking} | type=submit>",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-03-04\\t2031-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000","dryRun":true}',
    "focus div No mistakes.",
  ]);
  expect(await screen.press("Paste again")).toEqual([
    "gone 12",
    '+ ("Departures of" select : Umrah=umrah, *Hajj=hajj, Tours=tours) ‹chevron-down›',
    '+ section: ("Rows, with the line that names the columns" textarea dir=auto: Out Back Makkah Madinah Airline Seats Quad 2031-01-04 2031-01-14 6 4 Meghna Air Open 1,00,000 2031-02-04 2031-02-14 6 4 Meghna Air Open 1,00,000 2031-03-04 2031-03-14 6 4 Meghna Air Open 1,00,000)',
    "+ section:",
    "+ ## What it should look like",
    "+ The first line names the columns, in any order, in English, Bangla or Arabic. Out and Back are needed, all others are not. Days such as 2027-02-06, 6 Feb 2027 or 06/02/2027; prices such as 1,92,000.",
    "+ section tabindex=0 label=What it should look like:",
    "+ | {scope=col} Out | {scope=col} Back | {scope=col} Nights in Makkah | {scope=col} Hotel in Makkah | {scope=col} Nights in Madinah | {scope=col} Hotel in Madinah | {scope=col} Airline | {scope=col} Seats | {scope=col} Quad | {scope=col} Triple | {scope=col} Double | {scope=col} Price valid until |",
    "+ | 2027-02-06 | 2027-02-20 | 9 | Dar al-Sakina | 5 | Noor Lodge | Meghna Air | Open | 1,92,000 | 2,14,000 | 2,58,000 | 2026-12-10 |",
    "+ <‹copy› Copy this example>",
    "+ details:",
    "+ summary: All columns",
    "+ ul:",
    "+ li: Out",
    "+ li: Back",
    "+ … 21 more",
    "+ li: Notes",
    "+ <Check the rows {hidden=true: Checking} | type=submit>",
    "focus textarea Rows, with the line that names the columns",
  ]);
  await screen.press("Check the rows");
  admin.answer(/table/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Add 3/)).toEqual([
    "+ p role=alert: Nothing is added. The disk is full.",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-03-04\\t2031-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000","take":"all"}',
    "focus button Add 3 departures Checking",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Add 3/)).toEqual([
    "gone 17",
    "+ # {tabindex=-1} Departures",
    "+ [‹trash› Trash | href=/admin/departures/trash] [‹table› {.max-md:hidden: Paste from a spreadsheet} {.md:hidden: Paste} | href=/admin/departures/paste?to=hajj] <‹plus› Add a departure>",
    "+ Past ones leave the site by themselves. Prices are for one person.",
    "+ nav label=Which departures: [Umrah 6 | href=/admin/departures?show=umrah] [Hajj 2 | href=/admin/departures?show=hajj current=true] [Tours 6 | href=/admin/departures?show=tours] [Past 0 | href=/admin/departures?show=past]",
    "+ [‹file-text› Download list | href=/api/departures.csv?show=hajj download]",
    "+ [What is included: Hajj | href=/admin/inclusions/hajj]",
    "+ div role=status",
    "+ section label=Changes that are not public:",
    "+ Changes not public 3 departures have changes that are not public.",
    "+ <Throw away> <Publish 3>",
    "+ caption .sr-only: Departures: Hajj",
    '+ | {scope=col} ("Choose all on this page" input type=checkbox) Choose all on this page | {scope=col} Out and back | {scope=col} Nights | {scope=col} Flight, hotel | {scope=col} Seats | {scope=col} Quad | {scope=col} Triple | {scope=col} Double | {scope=col} Price valid until | {scope=col} {.sr-only: More} |',
    '+ | ("" input type=checkbox label=Choose 4–14 January 2031) | {scope=row} [4–14 January 2031 | href=/admin/departures/edit/id1] 10–20 Ramadan 1452Draft | {data-label=Nights} {dir=ltr: 6 + 4} | Meghna Air, direct | Open | {data-label=Quad} {dir=ltr: 1,00,000} | {data-label=Triple} Ask us | {data-label=Double} Ask us | {data-label=Price valid until} No end | <‹ellipsis› | haspopup=menu expanded=false label=More for 4–14 January 2031> |',
    '+ | ("" input type=checkbox label=Choose 4–14 February 2031) | {scope=row} [4–14 February 2031 | href=/admin/departures/edit/id2] 12–22 Shawwal 1452Draft | {data-label=Nights} {dir=ltr: 6 + 4} | Meghna Air, direct | Open | {data-label=Quad} {dir=ltr: 1,00,000} | {data-label=Triple} Ask us | {data-label=Double} Ask us | {data-label=Price valid until} No end | <‹ellipsis› | haspopup=menu expanded=false label=More for 4–14 February 2031> |',
    "+ … 2 more",
    '+ | ("" input type=checkbox label=Choose 6–28 May 2027, Twenty-two nights, near the Haram) | {scope=row} [6–28 May 2027 | href=/admin/departures/edit/hajj-short] Twenty-two nights, near the Haram29 Dhu‘l-Qi‘dah – 22 Dhu‘l-Hijjah 1448 | {data-label=Nights} {dir=ltr: 12 + 5 + 5} | Najd Airways, by RiyadhDar al-Sakina Hotel | Open | {data-label=Quad} {dir=ltr: 8,95,000} | {data-label=Triple} {dir=ltr: 9,60,000} | {data-label=Double} {dir=ltr: 10,80,000} | {data-label=Price valid until} 24 Jan 202760 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 6–28 May 2027, Twenty-two nights, near the Haram> |',
    "success: 3 drafts are added. Publish them when they are right.",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-03-04\\t2031-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000","take":"all"}',
    "at /admin/departures?show=hajj",
    "focus h1 Departures",
  ]);
});

test("a long table is shown a part at a time, its mistakes first", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures/paste?to=hajj");
  const day = (at: number) => String(at + 1).padStart(2, "0");
  const rows = Array.from(
    { length: 130 },
    (_, at) =>
      `20${31 + Math.floor(at / 12)}-${day(at % 12)}-04\t20${31 + Math.floor(at / 12)}-${day(at % 12)}-${at === 120 ? "01" : "14"}\t6\t4\tMeghna Air\tOpen\t1,00,000`,
  );
  await screen.type(ROWS, [HEAD, ...rows].join("\n"));
  expect(await screen.press("Check the rows")).toEqual([
    "gone 17",
    "+ div role=alert tabindex=-1 .is-bad:",
    "+ ‹circle-alert›",
    "+ 1 mistake, in 1 row. Put them right below and check again, or take the clean rows only.",
    "+ section label=Paste from a spreadsheet:",
    "+ 130 rows, 7 columns <‹copy› Paste again>",
    "+ section tabindex=0 label=Rows, with the line that names the columns:",
    "+ | {scope=col} Row | {scope=col} Out | {scope=col} Back | {scope=col} Nights in Makkah | {scope=col} Nights in Madinah | {scope=col} Airline | {scope=col} Seats | {scope=col} Quad |",
    '+ | {scope=row} 121 | (input value=2041-01-04 autocomplete=off dir=auto label=Row 121, Out) | {.is-wrong} (input value=2041-01-01 autocomplete=off dir=auto label=Row 121, Back invalid=true describedby="Back: back is before out.") | (input value=6 autocomplete=off dir=auto label=Row 121, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 121, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 121, Airline) | (input value=Open autocomplete=off dir=auto label=Row 121, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 121, Quad) |',
    "+ | {scope=row} 1 | (input value=2031-01-04 autocomplete=off dir=auto label=Row 1, Out) | (input value=2031-01-14 autocomplete=off dir=auto label=Row 1, Back) | (input value=6 autocomplete=off dir=auto label=Row 1, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 1, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 1, Airline) | (input value=Open autocomplete=off dir=auto label=Row 1, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 1, Quad) |",
    "+ … 47 more",
    "+ | {scope=row} 49 | (input value=2035-01-04 autocomplete=off dir=auto label=Row 49, Out) | (input value=2035-01-14 autocomplete=off dir=auto label=Row 49, Back) | (input value=6 autocomplete=off dir=auto label=Row 49, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 49, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 49, Airline) | (input value=Open autocomplete=off dir=auto label=Row 49, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 49, Quad) |",
    "+ Page 1 of 3 <Later>",
    "+ Enter goes down, Tab to the next cell.",
    "+ section label=What to put right:",
    "+ ## What to put right",
    "+ ul: li: [Row 121 | href=#cell-121-1]",
    "+ <Take 129 clean rows> <Check again {hidden=true: Checking} | type=submit>",
    'sent POST /api/package/hajj/departures/table {"text":"Out\\tBack\\tMakkah\\tMadinah\\tAirline\\tSeats\\tQuad\\n2031-01-04\\t2031-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-02-04\\t2031-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-03-04\\t2031-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-04-04\\t2031-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-05-04\\t2031-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-06-04\\t2031-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-07-04\\t2031-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-08-04\\t2031-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-09-04\\t2031-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-10-04\\t2031-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-11-04\\t2031-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2031-12-04\\t2031-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-01-04\\t2032-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-02-04\\t2032-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-03-04\\t2032-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-04-04\\t2032-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-05-04\\t2032-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-06-04\\t2032-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-07-04\\t2032-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-08-04\\t2032-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-09-04\\t2032-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-10-04\\t2032-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-11-04\\t2032-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2032-12-04\\t2032-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-01-04\\t2033-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-02-04\\t2033-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-03-04\\t2033-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-04-04\\t2033-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-05-04\\t2033-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-06-04\\t2033-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-07-04\\t2033-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-08-04\\t2033-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-09-04\\t2033-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-10-04\\t2033-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-11-04\\t2033-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2033-12-04\\t2033-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-01-04\\t2034-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-02-04\\t2034-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-03-04\\t2034-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-04-04\\t2034-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-05-04\\t2034-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-06-04\\t2034-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-07-04\\t2034-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-08-04\\t2034-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-09-04\\t2034-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-10-04\\t2034-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-11-04\\t2034-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2034-12-04\\t2034-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-01-04\\t2035-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-02-04\\t2035-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-03-04\\t2035-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-04-04\\t2035-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-05-04\\t2035-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-06-04\\t2035-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-07-04\\t2035-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-08-04\\t2035-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-09-04\\t2035-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-10-04\\t2035-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-11-04\\t2035-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2035-12-04\\t2035-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-01-04\\t2036-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-02-04\\t2036-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-03-04\\t2036-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-04-04\\t2036-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-05-04\\t2036-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-06-04\\t2036-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-07-04\\t2036-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-08-04\\t2036-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-09-04\\t2036-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-10-04\\t2036-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-11-04\\t2036-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2036-12-04\\t2036-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-01-04\\t2037-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-02-04\\t2037-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-03-04\\t2037-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-04-04\\t2037-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-05-04\\t2037-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-06-04\\t2037-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-07-04\\t2037-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-08-04\\t2037-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-09-04\\t2037-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-10-04\\t2037-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-11-04\\t2037-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2037-12-04\\t2037-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-01-04\\t2038-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-02-04\\t2038-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-03-04\\t2038-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-04-04\\t2038-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-05-04\\t2038-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-06-04\\t2038-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-07-04\\t2038-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-08-04\\t2038-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-09-04\\t2038-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-10-04\\t2038-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-11-04\\t2038-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2038-12-04\\t2038-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-01-04\\t2039-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-02-04\\t2039-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-03-04\\t2039-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-04-04\\t2039-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-05-04\\t2039-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-06-04\\t2039-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-07-04\\t2039-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-08-04\\t2039-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-09-04\\t2039-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-10-04\\t2039-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-11-04\\t2039-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2039-12-04\\t2039-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-01-04\\t2040-01-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-02-04\\t2040-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-03-04\\t2040-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-04-04\\t2040-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-05-04\\t2040-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-06-04\\t2040-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-07-04\\t2040-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-08-04\\t2040-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-09-04\\t2040-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-10-04\\t2040-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-11-04\\t2040-11-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2040-12-04\\t2040-12-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-01-04\\t2041-01-01\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-02-04\\t2041-02-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-03-04\\t2041-03-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-04-04\\t2041-04-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-05-04\\t2041-05-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-06-04\\t2041-06-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-07-04\\t2041-07-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-08-04\\t2041-08-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-09-04\\t2041-09-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000\\n2041-10-04\\t2041-10-14\\t6\\t4\\tMeghna Air\\tOpen\\t1,00,000","dryRun":true}',
    "focus div 1 mistake, in 1 row. Put them right below and check again, o",
  ]);
  expect(await screen.press(/^(Next|Later|Older|Further)/)).toEqual([
    "gone 7",
    "+ | {scope=row} 50 | (input value=2035-02-04 autocomplete=off dir=auto label=Row 50, Out) | (input value=2035-02-14 autocomplete=off dir=auto label=Row 50, Back) | (input value=6 autocomplete=off dir=auto label=Row 50, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 50, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 50, Airline) | (input value=Open autocomplete=off dir=auto label=Row 50, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 50, Quad) |",
    "+ | {scope=row} 51 | (input value=2035-03-04 autocomplete=off dir=auto label=Row 51, Out) | (input value=2035-03-14 autocomplete=off dir=auto label=Row 51, Back) | (input value=6 autocomplete=off dir=auto label=Row 51, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 51, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 51, Airline) | (input value=Open autocomplete=off dir=auto label=Row 51, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 51, Quad) |",
    "+ | {scope=row} 99 | (input value=2039-03-04 autocomplete=off dir=auto label=Row 99, Out) | (input value=2039-03-14 autocomplete=off dir=auto label=Row 99, Back) | (input value=6 autocomplete=off dir=auto label=Row 99, Nights in Makkah) | (input value=4 autocomplete=off dir=auto label=Row 99, Nights in Madinah) | (input value=Meghna Air autocomplete=off dir=auto label=Row 99, Airline) | (input value=Open autocomplete=off dir=auto label=Row 99, Seats) | (input value=1,00,000 autocomplete=off dir=auto label=Row 99, Quad) |",
    "+ <Earlier> Page 2 of 3 <Later>",
    "focus button Later",
  ]);
});
