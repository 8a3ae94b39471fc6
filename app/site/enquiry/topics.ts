import type { TopicId } from "#contracts/enquiry-topics.ts";

/** The scene on each tile of Get Started. */
export const TOPIC_PICTURES: Record<TopicId, string> = {
  umrah: "/art/makkah-dusk.svg",
  hajj: "/art/hajj-mina.svg",
  tours: "/art/tours-coast.svg",
  "student-visa": "/art/campus.svg",
  "work-visa": "/art/city-work.svg",
  tickets: "/art/flight-wing.svg",
};
