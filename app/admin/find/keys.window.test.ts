import { expect, onTestFinished, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what is found opens by keys, here or in a tab, and is offered first the next time", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/notice");
  const open = vi.spyOn(window, "open").mockImplementation(() => null);
  onTestFinished(() => open.mockRestore());
  document.querySelector<HTMLElement>("main textarea")?.focus();
  await screen.came();
  expect((await screen.key("k", { ctrlKey: true })).at(-1)).toEqual("focus input Find or do");
  await screen.type("Find or do", "about");
  await screen.came();
  expect(await screen.key("Enter", { isComposing: true })).toEqual([]);
  expect(await screen.key("Enter", { ctrlKey: true })).toEqual(["closed", "focus textarea Notice"]);
  expect(open.mock.calls).toEqual([["/admin/page/about", "_blank", "noopener"]]);
  await screen.key("k", { metaKey: true });
  await screen.type("Find or do", "media");
  await screen.came();
  expect((await screen.key("Enter")).slice(-2)).toEqual(["at /admin/media", "focus h1 Media"]);
  const first = (await screen.press(/^Find/)).filter((line) => line.includes("role=option"));
  expect(first.slice(0, 3)).toEqual([
    "+ div role=option tabindex=-1 selected=true: ‹image› {dir=auto: Media}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: About} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
  ]);
  await screen.type("Find or do", "qqqq");
  expect(await screen.came()).toEqual([]);
  expect(await screen.key("Escape")).toEqual([
    "gone 3",
    '+ ‹search› (input role=combobox type=text value placeholder=A name, a number, a title autocomplete=off maxlength=100 dir=auto label=Find or do expanded=true controls="Last openedMediaAboutHomeCreate New BlogBlogNew pageHomeLead" autocomplete=list activedescendant="Media") <Esc ‹x› | label=Close>',
    "+ div role=listbox label=Found:",
    "+ p role=presentation: Last opened",
    "+ div role=option tabindex=-1 selected=true: ‹image› {dir=auto: Media}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: About} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
    "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: New page} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹link› {dir=auto: Lead an old address on} {dir=auto: Settings}",
    "+ div role=option tabindex=-1 selected=false: ‹users› {dir=auto: Invite} {dir=auto: Settings}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Contact} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Privacy} {dir=auto: Home}",
    "+ p role=status",
  ]);
  expect((await screen.key("Escape"))[0]).toEqual("closed");
  const kept = JSON.parse(localStorage.getItem(`opened:${admin.owner._id}`) ?? "null");
  expect(kept).toEqual([
    { group: "goTo", icon: "image", label: "Media", to: "/admin/media" },
    { group: "goTo", icon: "house", note: "Home", to: "/admin/page/about", label: "About" },
  ]);
  const bad = [...kept, { to: "//evil.example", label: "Evil", group: "go", icon: "x" }, 7];
  const offered = [];
  for (const text of ["nonsense", JSON.stringify(bad)]) {
    localStorage.setItem(`opened:${admin.owner._id}`, text);
    const came = await screen.press(/^Find/);
    offered.push(came.filter((line) => line.includes("role=option")).slice(0, 3));
    await screen.key("Escape");
  }
  expect(offered).toEqual([
    [
      "+ div role=option tabindex=-1 selected=true: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
      "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: New page} {dir=auto: Home}",
      "+ div role=option tabindex=-1 selected=false: ‹upload› {dir=auto: Upload a picture} {dir=auto: Media}",
    ],
    [
      "+ div role=option tabindex=-1 selected=true: ‹image› {dir=auto: Media}",
      "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: About} {dir=auto: Home}",
      "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
    ],
  ]);
});

test.each(["ctrlKey", "metaKey"])(
  "a line that is pressed with %s opens in a tab of its own",
  async (held) => {
    const admin = await openAdminWindow();
    const screen = await admin.open("/settings/notice");
    const open = vi.spyOn(window, "open").mockImplementation(() => null);
    onTestFinished(() => open.mockRestore());
    await screen.key("k", { ctrlKey: true });
    await screen.type("Find or do", "about");
    const line = document.querySelector("[role=option]");
    line?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [held]: true }));
    await screen.came();
    expect(open.mock.calls).toEqual([["/admin/page/about", "_blank", "noopener"]]);
  },
);

test("what is begun under another address by now is another one: it opens anew", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/create");
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const before = location.href;
  onTestFinished(() => {
    assign.mockRestore();
    history.replaceState(history.state, "", before);
  });
  const opened = async (address: string) => {
    history.replaceState(history.state, "", address);
    await screen.key("k", { ctrlKey: true });
    await screen.type("Find or do", "create new");
    await screen.came();
    await screen.key("Enter");
    return assign.mock.calls.splice(0).flat();
  };
  expect([await opened("/admin/blog/create"), await opened("/admin/blog/edit/post-90")]).toEqual([
    [],
    ["/admin/blog/create"],
  ]);
});

test("after other words the first line is chosen again, however far somebody had gone down", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/notice");
  await screen.key("k", { ctrlKey: true });
  const chosen = () => screen.outline().findIndex((line) => line.includes("selected=true"));
  const first = chosen();
  await screen.key("ArrowDown");
  await screen.key("ArrowDown");
  expect(chosen()).toBeGreaterThan(first);
  await screen.type("Find or do", "e");
  await screen.came();
  const options = screen.outline().filter((line) => line.includes("role=option"));
  expect(options.length).toBeGreaterThan(2);
  expect(options[0]).toContain("selected=true");
});
