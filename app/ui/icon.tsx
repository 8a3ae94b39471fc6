import sprite from "./icons.svg?raw";

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

/** Beside its page: a first view waits for no file of signs. No heading has an id that begins so (`idOf`). */
export const iconHref = (name: IconName): string => `#_${name}`;

const SPRITE = "_icons";

/** Scripts bring none along: in the browser it is what the page brought. */
const symbols = import.meta.env.SSR ? sprite : document.getElementById(SPRITE)?.innerHTML;

/** What each page brings along once. */
export function IconSprite() {
  return (
    <div
      id={SPRITE}
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: symbols ?? "" }}
      suppressHydrationWarning
    />
  );
}

/** A sign from the one sprite; decoration beside words that say the same. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const turn = POINTING.has(name) ? "rtl:-scale-x-100" : "";
  return (
    <svg className={`icon ${turn} ${className}`.replace(/ +/g, " ").trim()} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
