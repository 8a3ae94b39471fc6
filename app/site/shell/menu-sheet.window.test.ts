import { expect, test } from "vitest";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

test("while the menu is open, nothing behind it can be reached", async () => {
  const { open } = await openPublicWindow();
  await open("/contact");
  const sheet = document.getElementById("menu-sheet");
  const turn = (type: string, newState: string) => {
    sheet?.dispatchEvent(Object.assign(new Event(type), { newState }));
    return ["main", ".site-footer", ".quick-bar", ".site-header"].map((part) =>
      document.querySelector(part)?.hasAttribute("inert"),
    );
  };
  const [shut, reached] = [
    [true, true, true, false],
    [false, false, false, false],
  ];
  expect(turn("beforetoggle", "open")).toEqual(reached);
  expect(turn("toggle", "open")).toEqual(shut);
  expect(turn("beforetoggle", "closed")).toEqual(reached);
});
