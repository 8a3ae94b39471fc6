import type { Settings } from "#contracts/kinds/settings.ts";
import { ICON_GROUND } from "#server/pictures/icon.ts";

/** What a phone asks when the site is put on its home screen. */
export function manifest({ brand }: Settings): object {
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: "/",
    display: "browser",
    background_color: ICON_GROUND,
    theme_color: ICON_GROUND,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
}
