import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { AwaitedDeparture, WaitingPerson } from "#contracts/told-when.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { AwaitedPanel } from "./awaited-panel.tsx";
import { WhoWaits, WhoWaitsLink } from "./who-waits.tsx";

const DEPARTURE = {
  ...{ _id: "d1", package: "umrah", title: "", leavesOn: "2027-02-06", returnsOn: "2027-02-20" },
  ...{ seats: "open", prices: "valid", isComing: true },
} as unknown as AwaitedDeparture;
const PERSON = {
  ...{ _id: "e1", departure: "d1", place: 1, name: "Farida", phone: "+880 1811-000111", email: "" },
  ...{ language: "bn", travellers: null, since: "2026-11-20T05:00:00.000Z", waitsFor: "seat" },
  ...{
    toldAt: null,
    toldBy: "",
    isExample: false,
    canBeTold: true,
    package: "umrah",
    reference: "RH-1",
  },
} as unknown as WaitingPerson;
const TOLD = {
  ...PERSON,
  _id: "e2",
  place: 2,
  name: "Karim",
  email: "karim@example.com",
  phone: "",
  language: "en",
  toldAt: "2026-11-24T05:00:00.000Z",
  toldBy: "Nadia",
} as WaitingPerson;

const work = () => ({ mark: vi.fn(async () => {}), noteText: vi.fn(async () => {}) });
type Work = Parameters<typeof AwaitedPanel>[0]["work"];

test("each departure says how it stands, and of everybody who waits how to reach them", async () => {
  const given = work();
  const said = async (departure: AwaitedDeparture | undefined, isHere = false) => {
    const screen = showPiece(
      <AwaitedPanel
        id="d1"
        people={[]}
        template={null}
        work={given as unknown as Work}
        {...{ departure, isHere }}
      />,
    );
    await screen.came();
    const lines = screen.outline();
    document.querySelector("main")?.remove();
    return lines;
  };
  expect(await said(DEPARTURE)).toEqual([
    "main:",
    '  section labelledby="Umrah, 6–20 February 2027":',
    "    ## Umrah, 6–20 February 2027",
    "    Open [‹pencil› Open the departure | href=/admin/departures/edit/d1]",
    "    ol",
  ]);
  expect(await said({ ...DEPARTURE, prices: "ended", seats: "full" }, true)).toEqual([
    "main:",
    '  section labelledby="Umrah, 6–20 February 2027":',
    "    ### Umrah, 6–20 February 2027",
    "    FullPrice ended",
    "    ol",
  ]);
  expect((await said({ ...DEPARTURE, prices: "none" } as AwaitedDeparture, true)).at(-2)).toEqual(
    "    OpenNo price",
  );
  expect(await said({ ...DEPARTURE, isComing: false }, true)).toEqual([
    "main:",
    '  section labelledby="Umrah, 6–20 February 2027":',
    "    ### Umrah, 6–20 February 2027",
    "    Has left",
    "    ol",
  ]);
  expect(await said(undefined)).toEqual([
    "main:",
    '  section labelledby="A departure that has been deleted":',
    "    ## A departure that has been deleted",
    "    Those who wait for it are still here. Tell them, or offer another date.",
    "    ol",
  ]);
});

test("somebody is marked as told, or as waiting again", async () => {
  const given = work();
  const screen = showPiece(
    <AwaitedPanel
      id="d1"
      departure={DEPARTURE}
      people={[PERSON, TOLD]}
      template={null}
      work={given as unknown as Work}
    />,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  section labelledby="Umrah, 6–20 February 2027":',
    "    ## Umrah, 6–20 February 2027",
    "    Open [‹pencil› Open the departure | href=/admin/departures/edit/d1]",
    "    ol:",
    "      li:",
    "        [1. Farida | href=/admin/enquiries/e1] waits for a seat+880 1811-000111",
    "        বাংলা since 20 November",
    "        [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801811000111?text=%E0%A6%86%E0%A6%B8%E0%A6%B8%E0%A6%BE%E0%A6%B2%E0%A6%BE%E0%A6%AE%E0%A7%81%20%E0%A6%86%E0%A6%B2%E0%A6%BE%E0%A6%87%E0%A6%95%E0%A7%81%E0%A6%AE%20Farida%2C%20Your%20agency%20%E0%A6%A5%E0%A7%87%E0%A6%95%E0%A7%87%20%E0%A6%AC%E0%A6%B2%E0%A6%9B%E0%A6%BF%2C%20%E0%A6%86%E0%A6%AA%E0%A6%A8%E0%A6%BE%E0%A6%B0%20%E0%A6%9C%E0%A6%BF%E0%A6%9C%E0%A7%8D%E0%A6%9E%E0%A6%BE%E0%A6%B8%E0%A6%BE%20RH-1%20%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%B8%E0%A6%99%E0%A7%8D%E0%A6%97%E0%A7%87%E0%A5%A4 target=_blank rel=noopener label=WhatsApp to Farida (opens in a new tab)]",
    "        <Mark as told | label=Mark Farida as told>",
    "      li data-told=true:",
    "        [2. Karim | href=/admin/enquiries/e2] waits for a seatkarim@example.com",
    "        English since 20 NovemberTold yesterday by Nadia",
    "        [‹mail› {.max-md:hidden: Mail} | href=mailto:karim@example.com?subject=RH-1%3A%20your%20enquiry%20to%20Your%20agency label=Mail to Karim]",
    "        <Undo | label=Undo: Karim waits again>",
  ]);
  expect([...document.querySelectorAll("li")].map((one) => one.dataset.told)).toEqual([
    undefined,
    "true",
  ]);
  await screen.press(/Farida.*told|told.*Farida/i);
  await screen.press(/Karim.*again|again.*Karim/i);
  expect(given.mark.mock.calls).toEqual([
    [PERSON, true],
    [TOLD, false],
  ]);
});

test("beside a departure it is said how many wait, and once they can be told, that they can", async () => {
  const list = (...people: WaitingPerson[]) => ({ people, departures: [DEPARTURE] });
  const screen = showPiece(
    <>
      <WhoWaitsLink people={[PERSON, TOLD]} />
      <WhoWaitsLink people={[TOLD]} />
      <WhoWaits id="d1" list={list(PERSON)} total={3} templates={[]} />
      <WhoWaits id="d2" list={list()} total={0} templates={[]} />
    </>,
  );
  expect(await screen.came()).toEqual([
    "+ main:",
    "+ [1 waits to be told | href=#who-waits]",
    '+ section labelledby="Who waits to be told":',
    "+ ## {tabindex=-1} Who waits to be told",
    '+ ("Text for WhatsApp and mail" select describedby="It opens filled in, in the language of each person. Nothing ": *Only a greeting=greeting) ‹chevron-down›',
    '+ section labelledby="Umrah, 6–20 February 2027":',
    "+ ### Umrah, 6–20 February 2027",
    "+ Open",
    "+ ol:",
    "+ li:",
    "+ [1. Farida | href=/admin/enquiries/e1] waits for a seat+880 1811-000111",
    "+ বাংলা since 20 November",
    "+ [‹message-circle› {.max-md:hidden: WhatsApp} | href=https://wa.me/8801811000111?text=%E0%A6%86%E0%A6%B8%E0%A6%B8%E0%A6%BE%E0%A6%B2%E0%A6%BE%E0%A6%AE%E0%A7%81%20%E0%A6%86%E0%A6%B2%E0%A6%BE%E0%A6%87%E0%A6%95%E0%A7%81%E0%A6%AE%20Farida%2C%20Your%20agency%20%E0%A6%A5%E0%A7%87%E0%A6%95%E0%A7%87%20%E0%A6%AC%E0%A6%B2%E0%A6%9B%E0%A6%BF%2C%20%E0%A6%86%E0%A6%AA%E0%A6%A8%E0%A6%BE%E0%A6%B0%20%E0%A6%9C%E0%A6%BF%E0%A6%9C%E0%A7%8D%E0%A6%9E%E0%A6%BE%E0%A6%B8%E0%A6%BE%20RH-1%20%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%B8%E0%A6%99%E0%A7%8D%E0%A6%97%E0%A7%87%E0%A5%A4 target=_blank rel=noopener label=WhatsApp to Farida (opens in a new tab)]",
    "+ <Mark as told | label=Mark Farida as told>",
    "+ [Show them | href=/admin/enquiries/told-when?departure=d1]",
  ]);
});

test("once those who wait can be told it is said, and leads to them; not again, and not of what was so before", async () => {
  const of = (...people: WaitingPerson[]) => ({ people, departures: [DEPARTURE] });
  function Piece() {
    const [canBeTold, setTold] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setTold((now) => !now)}>
          Seats
        </button>
        <WhoWaits id="d1" list={of({ ...PERSON, canBeTold }, TOLD)} total={2} templates={[]} />
      </>
    );
  }
  const screen = showPiece(<Piece />);
  const said = (lines: string[]) => lines.filter((line) => line.startsWith("success"));
  expect(said(await screen.came())).toEqual([]);
  expect(said(await screen.press("Seats"))).toEqual([
    "success: What 1 person waits for is there now. Tell them. <Show them>",
  ]);
  expect(await screen.takeUp()).toContain("focus h2 Who waits to be told");
  expect(said(await screen.press("Seats"))).toEqual([]);
});
