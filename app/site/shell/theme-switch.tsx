import { chooseTheme, currentTheme } from "#app/site/head/theme.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as shell from "#i18n/en/site/shell.ts";

type ThemeSwitchProps = {
  /** Only the sign shows: for a bar without room. */
  isShort?: boolean;
};

/** Without scripts the look follows the system, and the switch is not there. */
export function ThemeSwitch({ isShort = false }: ThemeSwitchProps) {
  return (
    <button
      type="button"
      className="theme-switch needs-scripts"
      onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
    >
      <Icon name="sun-moon" />
      <span className={isShort ? "sr-only" : undefined}>{shell.theme}</span>
    </button>
  );
}
