/** How wide a picture stands, for the browser's choice among its sizes. */
export const SIZES = {
  /**
   * As wide as the window. Nobody sees more than two pixels a point on a phone; three would cost
   * twice as much.
   */
  hero: "(width < 56.25rem) and (resolution >= 2.5dppx) 67vw, 100vw",
  article: "(width < 71rem) 100vw, 1136px",
  half: "(width < 56.25rem) 100vw, 62vw",
  card: "(width < 40rem) 90vw, (width < 64rem) 48vw, 360px",
  window: "(width < 56.25rem) 46vw, 300px",
  thumbnail: "48px",
};
