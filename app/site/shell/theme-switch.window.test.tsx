import { expect, onTestFinished, test } from "vitest";
import { deviceStore } from "#app/forms/device-store.ts";
import { THEME_KEY } from "#app/site/head/theme.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** What the system asks for, what was chosen before, and the look after one press and after another. */
test.each([
  [false, undefined, ["dark", "light"]],
  [true, undefined, ["light", "dark"]],
  [true, "light", ["dark", "light"]],
  [false, "dark", ["light", "dark"]],
  [false, "unheard", ["dark", "light"]],
] as const)(
  "where the system is dark: %j, and %j was chosen, presses make it %j",
  async (isDark, chosen, looks) => {
    const { dataset } = document.documentElement;
    const before = { theme: dataset.theme, matchMedia: globalThis.matchMedia };
    const asked: string[] = [];
    globalThis.matchMedia = ((query: string) => {
      asked.push(query);
      return { matches: isDark };
    }) as typeof matchMedia;
    onTestFinished(() => {
      globalThis.matchMedia = before.matchMedia;
      if (before.theme === undefined) delete dataset.theme;
      else dataset.theme = before.theme;
      deviceStore.remove(THEME_KEY);
    });
    if (chosen === undefined) delete dataset.theme;
    else dataset.theme = chosen;
    const screen = showPiece(<ThemeSwitch />);
    const made: unknown[] = [];
    for (const _ of looks) {
      await screen.press(/./);
      made.push(dataset.theme);
      expect(deviceStore.get(THEME_KEY)).toBe(dataset.theme);
    }
    expect(made).toEqual(looks);
    expect(asked.every((query) => query === "(prefers-color-scheme: dark)")).toBe(true);
  },
);
