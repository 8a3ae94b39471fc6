import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what is missing on the home page is named, and led to in its part and its slide", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/");
  screen.outline();
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const write = async (name: string, value: string) => {
    const input = field(name);
    input?.setAttribute("aria-label", name);
    await screen.type(name, value);
    input?.removeAttribute("aria-label");
  };
  await write("Slide.1.content", "");
  await write("thirdSecheading", "");
  const came = await screen.press(/^Update/);
  expect(came.filter((line) => line.includes("href=#"))).toEqual([
    '+ li: [Fill in "Headline" of slide 2 | href=#field-Slide.1.content]',
    '+ li: [Fill in "Heading above the posts" | href=#field-thirdSecheading]',
  ]);
  const shown = () => [
    document.activeElement?.getAttribute("name"),
    ...[...document.querySelectorAll("[role=tab][aria-selected=true]")].map(
      (one) => one.textContent,
    ),
    field("Slide.1.content")?.closest("[hidden]") === null,
  ];
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(".error-summary a, [role=group] li a"),
  ];
  const led: unknown[] = [];
  for (const link of links.toReversed()) {
    link.click();
    await screen.came();
    led.push(shown());
  }
  expect(led).toEqual([
    ["thirdSecheading", "Blog heading", false],
    ["Slide.1.content", "Slides", true],
  ]);
});
