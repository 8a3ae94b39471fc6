import { deviceStore } from "#app/forms/device-store.ts";

export const THEME_KEY = "theme";

type Theme = "light" | "dark";

/** For the head script: a chosen look must not flash the other one. */
export const THEME_SCRIPT = `const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t`;

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // A browser that stores nothing still shows the choice until the page is closed.
  deviceStore.set(THEME_KEY, theme);
}
