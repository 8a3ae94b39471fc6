/** A scene drawn for Rihla: what it shows, and where its subject stands (design.md, section 8). */
type Art = {
  alt: string;
  /** object-position wherever the picture is cropped. */
  focus: string;
  /** object-position in a hero that is as wide as the window. */
  wide: string;
};

const ART: Record<string, Art> = {
  "makkah-dusk": {
    alt: "The Kaaba and Masjid al-Haram at dusk",
    focus: "66% 56%",
    wide: "50% 76%",
  },
  "madinah-dawn": {
    alt: "The Green Dome of Masjid an-Nabawi at dawn",
    focus: "77% 50%",
    wide: "50% 60%",
  },
  "hajj-mina": {
    alt: "White tents in the valley of Mina at sunrise",
    focus: "72% 60%",
    wide: "50% 84%",
  },
  "tours-coast": { alt: "A sailing boat off a quiet coast", focus: "42% 55%", wide: "50% 70%" },
  campus: { alt: "A brick university campus in autumn", focus: "60% 50%", wide: "50% 38%" },
  "city-work": { alt: "Two builders above a growing city", focus: "78% 45%", wide: "50% 70%" },
  "flight-wing": { alt: "A wing above clouds at sunset", focus: "62% 55%", wide: "50% 78%" },
  "passport-desk": {
    alt: "An open passport, a boarding pass and a pen on a desk",
    focus: "62% 50%",
    wide: "50% 50%",
  },
  "wheelchair-gate": {
    alt: "A wheelchair waiting at an airport gate",
    focus: "63% 80%",
    wide: "50% 90%",
  },
  "family-arrivals": {
    alt: "A family with a luggage trolley in an arrivals hall",
    focus: "67% 80%",
    wide: "50% 90%",
  },
  "counter-tea": {
    alt: "Two glasses of tea on the counter of an office",
    focus: "62% 60%",
    wide: "50% 60%",
  },
  "papers-stamp": {
    alt: "Filled-in papers, a rubber stamp and its ink pad",
    focus: "68% 50%",
    wide: "50% 50%",
  },
  "mat-suitcase": {
    alt: "A packed suitcase with a rolled prayer mat",
    focus: "70% 75%",
    wide: "50% 85%",
  },
  "medicine-bag": {
    alt: "A travel bag with medicines and a printed prescription",
    focus: "69% 60%",
    wide: "50% 75%",
  },
  "coach-road": {
    alt: "A coach on a desert road at sunrise",
    focus: "72% 75%",
    wide: "50% 85%",
  },
  "study-desk": {
    alt: "A lamp, books and an open notebook on a desk",
    focus: "70% 70%",
    wide: "50% 75%",
  },
  "routes-map": { alt: "A flight route across a map", focus: "80% 50%", wide: "50% 50%" },
  "routes-tile": { alt: "A flight route across a map", focus: "50% 22%", wide: "100% 30%" },
};

/** Addresses of all of them. */
export const listArt = (): string[] => Object.keys(ART).map((name) => `/art/${name}.svg`);

/** Null for a picture that is not one of ours. */
export function artOf(src: string): Art | null {
  const name = /^\/art\/([\w-]+)\.svg$/.exec(src)?.[1];
  return (name && ART[name]) || null;
}
