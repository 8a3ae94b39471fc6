import { chooseTheme, currentTheme } from "#app/site/head/theme.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";

/** Without scripts the look follows the system, and the switch is not there. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="theme-switch needs-scripts"
      onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
    >
      <Icon name="sun-moon" />
      <span>{shell.theme}</span>
    </button>
  );
}
