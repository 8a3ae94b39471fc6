import { expect, test } from "vitest";
import * as contact from "#i18n/en/site/contact.ts";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

test("the map of another company comes when somebody asks for it, and not before", async () => {
  const { open } = await openPublicWindow();
  const { press } = await open("/contact");
  const frames = () => [...document.querySelectorAll("iframe")].map(({ src }) => new URL(src).host);
  expect(frames()).toEqual([]);
  await press(contact.showMap);
  expect([frames(), document.activeElement?.tagName]).toEqual([
    ["www.openstreetmap.org"],
    "IFRAME",
  ]);
});
