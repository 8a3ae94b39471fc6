/** What its words look like, for whoever writes them. */
const LIKE_THE_PAGE = [
  ...["fontFamily", "fontSize", "fontWeight", "fontStyle", "lineHeight"],
  ...["letterSpacing", "wordSpacing", "textAlign", "textTransform", "textWrap", "direction"],
] as const;

export function styleLike(element: Element | null): Record<string, string> {
  if (!element) return {};
  const computed = getComputedStyle(element);
  const like = Object.fromEntries(
    LIKE_THE_PAGE.map((name) => [name, computed.getPropertyValue(kebab(name))]),
  );
  return { ...like, color: computed.color };
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
