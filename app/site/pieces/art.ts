import * as words from "#i18n/en/site/art.ts";

/** A scene drawn for Rihla: what it shows, and where its subject stands (design.md, section 8). */
type Art = {
  alt: string;
  /** object-position wherever the picture is cropped. */
  focus: string;
  /** object-position in a hero that is as wide as the window. */
  wide: string;
};

const ART: Record<string, Art> = {
  "makkah-dusk": { alt: words.makkahDusk, focus: "66% 56%", wide: "50% 76%" },
  "madinah-dawn": { alt: words.madinahDawn, focus: "77% 50%", wide: "50% 60%" },
  "hajj-mina": { alt: words.hajjMina, focus: "72% 60%", wide: "50% 84%" },
  "tours-coast": { alt: words.toursCoast, focus: "42% 55%", wide: "50% 70%" },
  campus: { alt: words.campus, focus: "60% 50%", wide: "50% 38%" },
  "city-work": { alt: words.cityWork, focus: "78% 45%", wide: "50% 70%" },
  "flight-wing": { alt: words.flightWing, focus: "62% 55%", wide: "50% 78%" },
  "passport-desk": { alt: words.passportDesk, focus: "62% 50%", wide: "50% 50%" },
  "wheelchair-gate": { alt: words.wheelchairGate, focus: "63% 80%", wide: "50% 90%" },
  "family-arrivals": { alt: words.familyArrivals, focus: "67% 80%", wide: "50% 90%" },
  "counter-tea": { alt: words.counterTea, focus: "62% 60%", wide: "50% 60%" },
  "papers-stamp": { alt: words.papersStamp, focus: "68% 50%", wide: "50% 50%" },
  "mat-suitcase": { alt: words.matSuitcase, focus: "70% 75%", wide: "50% 85%" },
  "medicine-bag": { alt: words.medicineBag, focus: "69% 60%", wide: "50% 75%" },
  "coach-road": { alt: words.coachRoad, focus: "72% 75%", wide: "50% 85%" },
  "study-desk": { alt: words.studyDesk, focus: "70% 70%", wide: "50% 75%" },
  "routes-map": { alt: words.routesMap, focus: "80% 50%", wide: "50% 50%" },
  "routes-tile": { alt: words.routesTile, focus: "50% 22%", wide: "100% 30%" },
};

/** Addresses of all of them. */
export const listArt = (): string[] => Object.keys(ART).map((name) => `/art/${name}.svg`);

/** Null for a picture that is not one of ours. */
export function artOf(src: string): Art | null {
  const name = /^\/art\/([\w-]+)\.svg$/.exec(src)?.[1];
  return (name && ART[name]) || null;
}
