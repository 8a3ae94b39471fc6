import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const held = () =>
  ["latitude", "longitude", "zoom"].map(
    (name) => document.querySelector<HTMLInputElement>(`[name="map.${name}"]`)?.value,
  );

test("a link of a map fills in where the office is, and how near it is shown where it says so", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/contact");
  const paste = async (link: string) => {
    await screen.type("Paste a link of a map", link);
    const said = document.querySelector("[id$=said]");
    return [...held(), said?.textContent];
  };
  const [taken, none] = [
    "The place is taken over below.",
    "This link does not say where it is. Open it, and copy the long address that the map shows then.",
  ];
  expect(held()).toEqual(["23.7461", "90.3742", "15"]);
  expect(await paste("https://www.google.com/maps/@24.9,91.87,17.5z")).toEqual([
    ...["24.9", "91.87", "17", taken],
  ]);
  expect(await paste("https://maps.apple.com/?ll=22.35,91.83")).toEqual([
    ...["22.35", "91.83", "17", taken],
  ]);
  expect(await paste("our house")).toEqual(["22.35", "91.83", "17", none]);
});
