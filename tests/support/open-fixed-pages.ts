import { onTestFinished, vi } from "vitest";
import { seedDemo } from "#server/demo/seed.ts";
import { accessibleOutline, createSteady } from "./accessible-outline.ts";
import { openTestPages } from "./open-test-pages.tsx";

/** A Wednesday, noon in Dhaka. */
export const NOW = "2026-11-25T06:00:00.000Z";

/** The public pages of the demo agency as they are at one moment, as they are read out. */
export async function openFixedPages() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openTestPages();
  await seedDemo(opened.db, NOW);

  /** All of it, with its menus and what it ends with. @param mostRows as `accessibleOutline` has it */
  async function wholeOf(path: string, form?: Record<string, string>, mostRows?: number) {
    const { html } = await opened.visit(path, form);
    const said = html.replace(SHOWING, "is-$1").replace(OPENING, " data-$1=");
    return accessibleOutline(said, createSteady(), mostRows).map(withoutDrawn);
  }

  /** What is between. */
  async function mainOf(path: string, form?: Record<string, string>) {
    const lines = await wholeOf(path, form);
    const from = lines.findIndex((line) => line.startsWith("main"));
    const after = lines.findIndex((line, index) => index > from && !line.startsWith(" "));
    return lines.slice(from + 1, after).map((line) => line.slice(2));
  }

  /** With each row of its tables. */
  const tablesOf = async (path: string) =>
    (await wholeOf(path, undefined, Number.POSITIVE_INFINITY))
      .filter((line) => /^ +\|/.test(line))
      .map((line) => line.trim());

  /** Its form, or what stands in its place once it was sent. */
  async function formOf(path: string, form?: Record<string, string>) {
    const lines = await mainOf(path, form);
    const from = lines.findIndex((line) =>
      /^ *(form method=post|section labelledby="Thank)/.test(line),
    );
    const depth = lines[from]?.search(/\S/) ?? 0;
    const after = lines.findIndex((line, index) => index > from && line.search(/\S/) <= depth);
    return lines.slice(from, after < 0 ? undefined : after).map((line) => line.slice(depth));
  }

  /** What search engines and those who share it read. */
  async function headOf(path: string) {
    return (await opened.visit(path)).meta.map((item) => JSON.stringify(item));
  }

  return { ...opened, wholeOf, mainOf, tablesOf, formOf, headOf };
}

/** Classes that show something to some and not to others, in the writing of states. */
const SHOWING = /\b(needs-scripts|without-scripts|no-print|print-only)\b/g;
const OPENING = / (popover|popovertarget)=/gi;

/** A token is another each time; a picture that is drawn here is long. */
const withoutDrawn = (line: string) =>
  line
    .replace(/name=token value=\S+\)/, "name=token value=TOKEN)")
    .replace(/src=data:\S+/g, "src=DRAWN");
