/** The fixed list: what each line is called, and what it is, where a package says nothing else. */
export const names = {
  visa: "Visa",
  flight: "Return flight and taxes",
  baggage: "Baggage",
  hotels: "Hotels",
  "hotel-taxes": "Hotel and tourist taxes",
  meals: "Meals",
  coach: "Travel between the cities",
  transfers: "Airport transfers",
  guide: "Guide",
  "ziyarah-makkah": "Ziyarah in Makkah",
  "ziyarah-madinah": "Ziyarah in Madinah",
  zamzam: "Zamzam, 5 litres",
  briefing: "Briefing and travel documents",
  insurance: "Travel insurance",
  tents: "Tents in Mina and Arafat",
  qurbani: "Qurbani",
  wheelchair: "Wheelchair attendant",
  train: "Haramain train instead of coach",
  "own-expenses": "Laundry, phone, shopping",
  "extra-nights": "Hotel nights before or after",
} as const;
export const explanations = {
  visa: "The visa fee and our work on the form.",
  flight: "Airport charges are inside the price.",
  baggage: "What the ticket allows, in the hold and by hand.",
  hotels: "The named hotels, or the same distance.",
  "hotel-taxes": "Some places collect them at the reception.",
  meals: "How many meals a day, and where.",
  coach: "Air-conditioned, with a prayer stop.",
  transfers: "Both ways, at the destination.",
  guide: "Who speaks Bangla, and from where to where.",
  "ziyarah-makkah": "Half a day, by coach.",
  "ziyarah-madinah": "Two afternoons.",
  zamzam: "If the airline carries it.",
  briefing: "What you should know, and every address on paper.",
  insurance: "Illness and delay, within the limits of the policy.",
  tents: "A place with your group, cooling and simple meals.",
  qurbani: "Belongs to Hajj; not part of Umrah.",
  wheelchair: "Depends on the day and the gate.",
  train: "We ask for the day’s fare.",
  "own-expenses": "Your own expenses.",
  "extra-nights": "If you stay longer than the group.",
} as const;
export const states = {
  included: "Included",
  "not-included": "Not included",
  ask: "Ask us",
} as const;
export const heading = "What is included";
export const lead =
  "The same lines stand on every package, so that you can compare us with anyone. What nobody has decided stands under “Ask us”.";
/** On a departure that has some of it otherwise than its package. */
export const differs = "Differs: {lines}";
export const line = "{name}: {state}";
