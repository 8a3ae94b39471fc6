import { onTestFinished, vi } from "vitest";

/** The window is as narrow as a phone until the test ends. @returns where the page was scrolled to */
export function onPhone() {
  const media = vi
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) => ({ matches: query === "(width < 64rem)" }) as never);
  const scroll = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  onTestFinished(() => {
    media.mockRestore();
    scroll.mockRestore();
  });
  return scroll;
}
