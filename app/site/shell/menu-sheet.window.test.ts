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

test("the menu closes when another page is gone to, and not before", async () => {
  const { open } = await openPublicWindow();
  const { router, came } = await open("/contact");
  const sheet = document.getElementById("menu-sheet") as HTMLElement;
  let closed = 0;
  // This window knows no popovers.
  Object.assign(sheet, { matches: () => true, hidePopover: () => closed++ });
  const said = [closed];
  for (const to of ["/about", "/blog"]) {
    await router.navigate(to);
    await came();
    said.push(closed);
  }
  expect(said).toEqual([0, 1, 2]);
});

test("the menu closes on each of its links, also on that of the page which is open", async () => {
  const { open } = await openPublicWindow();
  await open("/get-started");
  const sheet = document.getElementById("menu-sheet") as HTMLElement;
  let closed = 0;
  Object.assign(sheet, { matches: () => true, hidePopover: () => closed++ });
  const stay = (event: Event) => event.preventDefault();
  const links = [...sheet.querySelectorAll<HTMLAnchorElement>("ul a:not([href='/admin']), .cta a")];
  const unclosed = links.filter((link) => {
    const before = closed;
    link.addEventListener("click", stay, { capture: true });
    link.click();
    return closed === before;
  });
  expect([links.length, unclosed.map(({ href }) => href)]).toEqual([10, []]);
});
