import { deviceStore } from "#app/forms/device-store.ts";
import { chooseTheme, THEME_KEY } from "#app/site/head/theme.ts";

export const LOOKS = ["light", "dark", "device"] as const;

/** "device": as the system says. */
export type Look = (typeof LOOKS)[number];

export function currentLook(): Look {
  const { theme } = document.documentElement.dataset;
  return LOOKS.find((look) => look === theme) ?? "device";
}

export function chooseLook(look: Look): void {
  if (look === "device") {
    delete document.documentElement.dataset.theme;
    deviceStore.remove(THEME_KEY);
  } else {
    chooseTheme(look);
  }
}
