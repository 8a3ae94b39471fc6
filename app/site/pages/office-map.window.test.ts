import { expect, test } from "vitest";
import * as contact from "#i18n/en/site/contact.ts";
import { fill } from "#i18n/fill.ts";
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

test("an office without a name, or without directions, is called by its address", async () => {
  const { open, site } = await openPublicWindow();
  const page = await site.page.findContact();
  if (!page) throw new Error("the demo has none");
  const { _id, version, language: _, ...written } = page as typeof page & { _id: string };
  const office = { name: "", address: "12 Lake Road", directions: "" };
  await site.page.updateContact({ ...written, office, version }, { by: null });
  const { press } = await open("/contact");
  expect(document.querySelector(".office-map .address span")?.textContent).toBe("12 Lake Road");
  await press(contact.showMap);
  expect(document.querySelector("iframe")?.title).toBe(
    fill(contact.map, { place: "12 Lake Road" }),
  );
});
