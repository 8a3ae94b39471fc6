import icons from "./icons.svg?url";

export type IconName =
  | "arrow-right"
  | "check"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "circle-alert"
  | "clock"
  | "facebook"
  | "file-text"
  | "globe"
  | "info"
  | "instagram"
  | "languages"
  | "link"
  | "mail"
  | "map-pin"
  | "menu"
  | "message-circle"
  | "minus"
  | "pause"
  | "phone"
  | "play"
  | "plus"
  | "search"
  | "shield-check"
  | "sun-moon"
  | "x"
  | "youtube";

/** Those that point somewhere, and turn round in right-to-left text. */
const POINTING: ReadonlySet<IconName> = new Set(["arrow-right", "chevron-left", "chevron-right"]);

export const iconHref = (name: IconName): string => `${icons}#${name}`;

/** A sign from the one sprite; decoration beside words that say the same. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const turn = POINTING.has(name) ? "rtl:-scale-x-100" : "";
  return (
    <svg className={`icon ${turn} ${className}`.replace(/ +/g, " ").trim()} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
