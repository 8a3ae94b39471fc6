import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { StaffBar } from "./staff-bar.tsx";

const lines = (bar: React.ReactNode) =>
  accessibleOutline(renderToStaticMarkup(bar).replace(/<style>.*?<\/style>/s, ""));

test("the bar of staff says which page it is, whether something waits, and where it is edited", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-25T06:00:00.000Z"), toFake: ["Date"] });
  const told = {
    page: "about",
    title: null,
    state: null,
    editHere: null,
    editor: "/admin/page/about",
  };
  const state = { isWaiting: false, publishAt: null, timeZone: "Asia/Dhaka" };
  const editHere = "/about?edit";
  expect(lines(<StaffBar {...told} />)).toEqual([
    "aside label=This page, for staff: About [Open the editor | href=/admin/page/about] <title=Hide until the next page hidden label=Hide until the next page>",
  ]);
  expect(lines(<StaffBar {...told} title="Umrah" state={state} editHere={editHere} />)).toEqual([
    "aside label=This page, for staff:",
    "  Umrah",
    "  svg hidden=true",
    "  Published",
    "  [Edit here | href=/about?edit keyshortcuts=e] [Open the editor | href=/admin/page/about] <title=Hide until the next page hidden label=Hide until the next page>",
  ]);
  const waits = { ...state, isWaiting: true };
  expect(lines(<StaffBar {...told} state={waits} />)).toEqual([
    "aside label=This page, for staff:",
    "  About",
    "  svg hidden=true",
    "  Changes not public",
    "  [Open the editor | href=/admin/page/about] <title=Hide until the next page hidden label=Hide until the next page>",
  ]);
  const goes = { ...waits, publishAt: "2026-11-26T03:00:00.000Z" };
  expect(lines(<StaffBar {...told} state={goes} />)).toEqual([
    "aside label=This page, for staff:",
    "  About",
    "  svg hidden=true",
    "  Changes go public tomorrow 9:00 am, Dhaka time",
    "  [Open the editor | href=/admin/page/about] <title=Hide until the next page hidden label=Hide until the next page>",
  ]);
  vi.useRealTimers();
});

test("the bar of a preview says whether it waits or was so, and leads back those who may write", () => {
  const made = { at: "2026-11-20T18:30:00.000Z", timeZone: "Asia/Dhaka" };
  expect(lines(<PreviewBar made={null} editor={null} isFramed={false} />)).toEqual([
    "aside label=Preview: Preview: this is not public yet",
  ]);
  expect(lines(<PreviewBar made={made} editor="/admin/page/about" isFramed={false} />)).toEqual([
    "aside label=Preview: As it was on 21 November 2026 at 12:30 am. Visitors do not see this [Back to the editor | href=/admin/page/about]",
  ]);
});
