import { Icon } from "../ui/icon.tsx";
import { chooseTheme, currentTheme } from "./theme.ts";

/** Without scripts the look follows the system, and the switch is not there. */
export function ThemeSwitch() {
  return (
    <div className="theme-switch needs-scripts">
      <button
        type="button"
        onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
      >
        <Icon name="sun-moon" />
        <span className="sr-only">Change between the light and the dark look</span>
      </button>
    </div>
  );
}
