import type { departureKind } from "#contracts/kinds/departure.ts";
import type { KindWords } from "../../kind-words.ts";
import { differsWords } from "./inclusions.ts";

export const departureWords = {
  package: { label: "Package", options: { umrah: "Umrah", hajj: "Hajj", tours: "Tours" } },
  title: { label: "Name", hint: "Of a tour, or where two leave on one day. May be empty." },
  leavesOn: { label: "Out" },
  returnsOn: { label: "Back" },
  stays: {
    label: "Nights",
    one: "stay",
    columns: {
      city: { label: "City" },
      at: {
        label: "Shown as",
        options: { makkah: "Makkah", madinah: "Madinah", other: "Another city" },
      },
      nights: { label: "Nights" },
      hotel: { label: "Hotel" },
      stars: { label: "Stars" },
      minutes: { label: "Minutes on foot" },
      metres: { label: "Metres" },
      walkTo: { label: "To", hint: "The Haram, the beach" },
      note: { label: "Note" },
    },
  },
  from: { label: "From" },
  to: { label: "To" },
  returnFrom: { label: "Back from" },
  airline: { label: "Airline" },
  isDirect: { label: "Direct flight" },
  via: { label: "By way of" },
  waitMinutes: { label: "Minutes there" },
  seats: {
    label: "Seats",
    options: { open: "Open", few: "Few seats", full: "Full", counted: "Counted" },
  },
  seatsLeft: {
    label: "Seats left",
    hint: "When they are counted. Visitors see “few” from five on, never a number.",
  },
  currency: { label: "Currency" },
  quad: { label: "Four in a room", hint: "Empty: ask us" },
  triple: { label: "Three in a room", hint: "Empty: ask us" },
  double: { label: "Two in a room", hint: "Empty: ask us" },
  single: { label: "Alone in a room", hint: "Empty: ask us" },
  child: { label: "Child 2 to 11, no own bed", hint: "Empty: ask us" },
  infant: { label: "Infant under 2", hint: "Empty: ask us" },
  priceUntil: { label: "Price valid until", hint: "The day after, visitors are asked to ask." },
  differs: differsWords,
  notes: { label: "Notes" },
} satisfies KindWords<typeof departureKind.fields>;
