/** Lightness and strength of the design's greens, in the hue that the owner has chosen. */
const tokens = (accent: string) => `:root{--accent:${accent};
--pine:light-dark(var(--accent),oklch(from var(--accent) .8 min(c,.095) h));
--pinehover:light-dark(oklch(from var(--accent) calc(l - .06) c h),oklch(from var(--accent) .86 min(c,.085) h));
--pinesoft:light-dark(oklch(from var(--accent) .948 min(c,.02) h),oklch(from var(--accent) .29 min(c,.04) h));
--pineline:light-dark(oklch(from var(--accent) .84 min(c,.04) h),oklch(from var(--accent) .42 min(c,.05) h))}`;

/**
 * After the style sheets: the owner's colour for buttons and links, where the browser can derive its shades.
 * @param accent "#rrggbb", checked when it was saved; empty: the green of the design
 */
export function Accent({ accent }: { accent: string }) {
  if (!accent) return null;
  return <style>{`@supports (color:oklch(from red l c h)){${tokens(accent)}}`}</style>;
}
