import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PublishLater } from "./publish-later.tsx";

type Props = Parameters<typeof PublishLater>[0];

async function open(given: Partial<Props> = {}, answer: object = { body: [] }) {
  const told = { onClose: vi.fn(), onPlan: vi.fn(), onPublishNow: vi.fn(), onShow: vi.fn() };
  const { onShow, ...props } = told;
  const screen = showPiece(
    <PublishLater isOpen toLookAt={{ count: 2, onShow }} edited={null} {...props} {...given} />,
    () => answer,
  );
  await screen.came();
  return { screen, told };
}

test("before it is planned one is told what to look at, and led there", async () => {
  const { screen, told } = await open();
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Publish later":',
    "  ## Publish later",
    "  <‹x› | label=Close>",
    "  form:",
    "    <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '    Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "    ‹triangle-alert› 2 things to look at before it goes public. <Show them>",
    "    <Not now> <Publish tomorrow 9:00 am | type=submit>",
  ]);
  await screen.press(/^Show/);
  expect(told.onClose).toHaveBeenCalledTimes(1);
  await screen.press(/^Publish/);
  expect(told.onPlan.mock.calls).toEqual([["2026-11-26T03:00:00.000Z", undefined]]);
});

test("a language that waits for a moment of its own is left out unless it is chosen", async () => {
  const edited = { place: { kind: "package", id: "umrah" }, hasChanges: false };
  const waits = { version: 1, savedAt: "2026-11-25T05:00:00.000Z", problem: null };
  const body = [
    { ...waits, language: "en", publishAt: "2026-11-27T05:00:00.000Z" },
    { ...waits, language: "bn", publishAt: "2026-11-28T05:00:00.000Z" },
    { ...waits, language: "ar", publishAt: "2026-11-24T05:00:00.000Z", problem: "missing" },
  ];
  const { screen, told } = await open({ edited, toLookAt: undefined }, { body });
  expect(screen.outline().slice(-7)).toEqual([
    "  form:",
    "    <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '    Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "    fieldset:",
    "      legend: Which languages go",
    '      ("English" input type=checkbox checked) {lang=en dir=ltr: English} ("বাংলাGoes public 28 November 11:00 am, Dhaka time." input type=checkbox) {lang=bn dir=ltr: বাংলা} Goes public 28 November 11:00 am, Dhaka time. ("العربية" input type=checkbox checked) {lang=ar dir=rtl: العربية}',
    "    <Not now> <Publish tomorrow 9:00 am | type=submit>",
  ]);
  await screen.press(/^Publish/);
  expect(told.onPlan.mock.calls).toEqual([["2026-11-26T03:00:00.000Z", ["en", "ar"]]]);
});

test("where it is not known which languages wait, that is said", async () => {
  const edited = {
    place: { kind: "package", id: "umrah", language: "bn" },
    hasChanges: true,
  } as const;
  const failed = { status: 500, body: { message: "The disk is full.", issues: [] } };
  const { screen } = await open({ edited }, failed);
  expect(screen.outline().slice(-6)).toEqual([
    "  form:",
    "    <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '    Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "    p role=status: It could not be seen whether other languages wait too. The disk is full.",
    "    ‹triangle-alert› 2 things to look at before it goes public. <Show them>",
    "    <Not now> <Publish tomorrow 9:00 am | type=submit>",
  ]);
});

test("a day that is none, a moment that is past and no language are each told, and nothing is planned", async () => {
  const edited = { place: { kind: "package", id: "umrah" }, hasChanges: true };
  const waits = { version: 1, savedAt: "2026-11-25T05:00:00.000Z", problem: null };
  const body = ["en", "bn"].map((language) => ({ ...waits, language, publishAt: null }));
  const { screen, told } = await open({ edited, toLookAt: undefined }, { body });
  const said = () => document.querySelector("[role=alert]")?.textContent;
  const day = document.querySelector<HTMLInputElement>("input[type=date]");
  if (!day) throw new Error("there is none");
  // As a browser has it after "31 February": nothing, and that it is bad.
  Object.defineProperty(day, "validity", { value: { badInput: true }, configurable: true });
  await screen.press(/^Publish/);
  expect(said()).toBe("This day does not exist. Look at the day and the month.");
  Object.defineProperty(day, "validity", { value: { badInput: false } });
  await screen.type("Day", "2026-11-24");
  expect(said()).toBe("");
  await screen.press(/^Publish/);
  expect(said()).toBe("This is past. Publish English now?");
  await screen.press("Choose again");
  await screen.type("Day", "2026-11-30");
  await screen.press("English");
  await screen.press(/^বাংলা/);
  await screen.press(/^Publish/);
  expect(said()).toBe("Choose a language.");
  expect([told.onPlan.mock.calls, told.onPublishNow.mock.calls]).toEqual([[], []]);
});
