import { expect, onTestFinished, test, vi } from "vitest";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

test("each page, and the next one of a list, starts at its top, or at the place that its address names", async () => {
  const { open } = await openPublicWindow();
  const { router, came } = await open("/blog");
  const scrolled = vi.spyOn(window, "scrollTo").mockReturnValue();
  onTestFinished(() => scrolled.mockRestore());
  const goTo = async (to: string) => {
    scrolled.mockClear();
    (document.activeElement as HTMLElement | null)?.blur();
    await router.navigate(to);
    await came();
    return [scrolled.mock.calls, document.activeElement?.tagName];
  };
  const atTop = [[[0, 0]], "H1"];
  const asItWas = [[], "BODY"];
  expect(await goTo("/blog?page=2")).toEqual(atTop);
  expect(await goTo("/blog")).toEqual(atTop);
  // Another choice of posts is the same place.
  expect(await goTo("/blog?type=Hajj")).toEqual(asItWas);
  expect(await goTo("/about")).toEqual(atTop);
  // The window's own address, which the router of tests leaves as it is.
  history.replaceState(null, "", "#advice");
  onTestFinished(() => history.replaceState(null, "", location.pathname));
  expect(await goTo("/")).toEqual([[], "SECTION"]);
});
