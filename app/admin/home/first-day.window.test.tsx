import { expect, onTestFinished, test, vi } from "vitest";
import type { FirstDay } from "#contracts/first-day.ts";
import { FIRST_STEPS } from "#contracts/first-steps.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { FirstDayList } from "./first-day.tsx";
import { RemoveDemo } from "./remove-demo.tsx";

const NONE = { posts: 0, entries: 0, enquiries: 0, people: 0 };
const ALL = { posts: 1, entries: 3, enquiries: 2, people: 2 };
const EXAMPLES = [{ kind: "page", id: "privacy" }] as unknown as FirstDay["examples"];

function said(firstDay: Partial<FirstDay>): string[] {
  const whole = { done: [], demo: NONE, examples: [], ...firstDay } as FirstDay;
  const screen = showPiece(<FirstDayList firstDay={whole} />);
  const lines = screen.outline();
  document.querySelector("main")?.remove();
  return lines;
}

test("what is left to do on the first day: steps, pages in example words, the demo; nothing once all is done", () => {
  expect(said({ done: FIRST_STEPS.slice(0, 3) })).toEqual([
    "main:",
    "  details:",
    "    summary:",
    "      ## Your first day",
    "      3 of 7 done ‹chevron-down›",
    "    ol:",
    "      li data-done=true: ‹circle-check› [The name of your agency | href=/admin/settings/agency] Done ‹chevron-right›",
    "      li data-done=true: ‹circle-check› [Phone numbers, address and hours | href=/admin/settings/contact] Done ‹chevron-right›",
    "      … 4 more",
    "      li: {hidden=true: } [Mail | href=/admin/settings/mail] So that enquiries reach you when you are elsewhere ‹chevron-right›",
    "    <Hide this list on this device>",
  ]);
  expect(said({ done: [...FIRST_STEPS], examples: EXAMPLES })).toEqual([
    "main:",
    "  details:",
    "    summary:",
    "      ## Your first day",
    "      1 page is still in words of the example ‹chevron-down›",
    "    ol:",
    "      li data-done=true: ‹circle-check› [The name of your agency | href=/admin/settings/agency] Done ‹chevron-right›",
    "      li data-done=true: ‹circle-check› [Phone numbers, address and hours | href=/admin/settings/contact] Done ‹chevron-right›",
    "      … 4 more",
    "      li data-done=true: ‹circle-check› [Mail | href=/admin/settings/mail] Done ‹chevron-right›",
    "    Visitors still read words of the example here. Write your own:",
    '    ul labelledby="Visitors still read words of the example here. Write your ow": li: [Privacy policy | href=/admin/page/privacy]',
    "    <Hide this list on this device>",
  ]);
  expect(said({ done: [...FIRST_STEPS], demo: { ...NONE, people: 1 } })).toEqual([
    "main:",
    "  details:",
    "    summary:",
    "      ## Your first day",
    "      7 of 7 done ‹chevron-down›",
    "    ol:",
    "      li data-done=true: ‹circle-check› [The name of your agency | href=/admin/settings/agency] Done ‹chevron-right›",
    "      li data-done=true: ‹circle-check› [Phone numbers, address and hours | href=/admin/settings/contact] Done ‹chevron-right›",
    "      … 4 more",
    "      li data-done=true: ‹circle-check› [Mail | href=/admin/settings/mail] Done ‹chevron-right›",
    "    <‹trash› Remove the demo content> <Hide this list on this device>",
  ]);
  expect(said({ done: [...FIRST_STEPS] })).toEqual(["main"]);
});

test("before the demo goes it is said what goes with it; it can be kept, and what is refused is said", async () => {
  const onRemoved = vi.fn(async () => {});
  let status = 500;
  const screen = showPiece(
    <>
      <RemoveDemo demo={ALL} {...{ onRemoved }} />
      <RemoveDemo demo={NONE} {...{ onRemoved }} />
    </>,
    () => ({ status, body: status === 200 ? {} : { message: "The disk is full.", issues: [] } }),
  );
  await screen.came();
  const [, other] = document.querySelectorAll("button");
  other?.setAttribute("aria-label", "Other");
  expect(await screen.press("Other")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Remove the demo content?" describedby="Pages and packages stay, for you to rewrite.":',
    "+ ## Remove the demo content?",
    "+ Pages and packages stay, for you to rewrite.",
    "+ <Keep it> <Remove | .button-danger>",
    "focus button Keep it",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/^Remove/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Remove the demo content?" describedby="1 post that nobody has changed can be restored from the tras":',
    "+ ## Remove the demo content?",
    "+ 1 post that nobody has changed can be restored from the trash for 30 days. So can 3 departures, visas, papers and licences. 2 example enquiries from invented people are deleted for good. The invented people leave the pages About and Check it is us. Pages and packages stay, for you to rewrite.",
    "+ <Keep it> <Remove | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press("Keep it")).toEqual(["closed", "focus button Remove the demo content"]);
  await screen.press(/^Remove/);
  expect(await screen.press("Remove")).toEqual([
    "closed",
    "error: Nothing was removed. The disk is full.",
    "sent DELETE /api/demo",
    "focus button Remove the demo content",
  ]);
  expect(onRemoved).not.toHaveBeenCalled();
  status = 200;
  await screen.press(/^Remove/);
  expect(await screen.press("Remove")).toEqual([
    "closed",
    "success: The demo content is removed.",
    "sent DELETE /api/demo",
    "focus button Remove the demo content",
  ]);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test("whoever hides the list on their device sees it there no more", async () => {
  const firstDay: FirstDay = { done: [], demo: NONE, examples: [] };
  const screen = showPiece(<FirstDayList {...{ firstDay }} />);
  await screen.came();
  onTestFinished(() => localStorage.clear());
  await screen.press("Hide this list on this device");
  expect(screen.outline()).toEqual(["main"]);
});
