import { expect, onTestFinished, test, vi } from "vitest";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

const hero = () => document.querySelector("[aria-roledescription=carousel]");

/** What stands where: the slide that shows, whether slides turn, and whether turning is said. */
const state = () => ({
  shown: [...document.querySelectorAll(".slide:not([inert])")].map((slide) =>
    slide.getAttribute("aria-label"),
  ),
  bar: document.querySelector(".bar[aria-current]")?.getAttribute("aria-label"),
  isPlaying: hero()?.hasAttribute("data-playing"),
  said: hero()?.querySelector("[aria-live]")?.getAttribute("aria-live"),
});

const showing = (number: number, { isPlaying = true } = {}) => ({
  ...{ shown: [`${number} of 4`], bar: `Slide ${number} of 4`, isPlaying },
  said: isPlaying ? "off" : "polite",
});

/** A finger, or a mouse, that goes sideways over what shows; a press follows it. */
function swipe(byX: number, { byY = 0, detail = 1, isPrimary = true, isCancelled = false } = {}) {
  const words = document.querySelector(".slide:not([inert]) h2");
  const at = (type: string, x: number, y: number) =>
    words?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX: 200 + x, clientY: 200 + y, isPrimary }),
    );
  at("pointerdown", 0, 0);
  if (isCancelled) at("pointercancel", byX, byY);
  at("pointerup", byX, byY);
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  words?.dispatchEvent(press);
  return press.defaultPrevented;
}

test("slides turn by themselves each five seconds, by buttons, bars and swipes, and stand still when asked to", async () => {
  const { open } = await openPublicWindow();
  const { press, came } = await open("/");
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await came();
    return state();
  };
  const pressed = async (name: string) => {
    await press(name);
    // While the keyboard is at its buttons the slides wait.
    expect(state().isPlaying).toBe(false);
    (document.activeElement as HTMLElement).blur();
    await came();
    return state();
  };
  const swiped = async (...how: Parameters<typeof swipe>) => {
    const isPressLost = swipe(...how);
    await came();
    return [state().shown[0], isPressLost];
  };
  expect(state()).toEqual(showing(1));
  expect(await pressed("Next slide")).toEqual(showing(2));
  expect(await pressed("Previous slide")).toEqual(showing(1));
  expect(await pressed("Previous slide")).toEqual(showing(4));
  expect(await pressed("Next slide")).toEqual(showing(1));
  expect(await pressed("Slide 3 of 4")).toEqual(showing(3));
  expect(await pressed("Pause slides")).toEqual(showing(3, { isPlaying: false }));
  expect(await after(20_000)).toEqual(showing(3, { isPlaying: false }));
  expect(await swiped(-41)).toEqual(["4 of 4", true]);
  expect(await swiped(41)).toEqual(["3 of 4", true]);
  expect(await swiped(-40)).toEqual(["4 of 4", true]);
  // A press, or scrolling.
  expect(await swiped(39)).toEqual(["4 of 4", false]);
  expect(await swiped(-60, { byY: 61 })).toEqual(["4 of 4", false]);
  expect(await swiped(60, { isPrimary: false })).toEqual(["4 of 4", false]);
  expect(await swiped(60, { isCancelled: true })).toEqual(["4 of 4", false]);
  // Keys press without a pointer.
  expect(await swiped(60, { detail: 0 })).toEqual(["3 of 4", false]);
  expect(await pressed("Play slides")).toEqual(showing(3));
  // To see what came of a deed takes a second of the slide's five.
  expect(await after(2900)).toEqual(showing(3));
  expect(await after(0)).toEqual(showing(4));
});

test("for whoever wants less motion slides stand still until they are started", async () => {
  const { matchMedia } = globalThis;
  const media = vi
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) =>
      query === "(prefers-reduced-motion: reduce)"
        ? ({ matches: true } as never)
        : matchMedia(query),
    );
  onTestFinished(() => media.mockRestore());
  const { press, came } = await (await openPublicWindow()).open("/");
  await vi.advanceTimersByTimeAsync(20_000);
  await came();
  expect(state()).toEqual(showing(1, { isPlaying: false }));
  await press("Play slides");
  (document.activeElement as HTMLElement).blur();
  await came();
  expect(state()).toEqual(showing(1));
});

test("a notice whose last day is months away stays", async () => {
  const { open, site } = await openPublicWindow();
  const { notice } = await site.settings.get();
  await site.settings.update({ notice: { ...notice, lastDay: "2027-03-31" } }, { by: null });
  const { came } = await open("/");
  await vi.advanceTimersByTimeAsync(1000);
  await came();
  expect(document.querySelector(".notice")?.textContent).toContain(notice.shortText);
});
