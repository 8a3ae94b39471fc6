/** What an enquiry can be about: the five packages, and journeys that need no package. */
export const TOPIC_IDS = [
  "umrah",
  "hajj",
  "tours",
  "student-visa",
  "work-visa",
  "tickets",
] as const;

export type TopicId = (typeof TOPIC_IDS)[number];

export function isTopicId(text: string): text is TopicId {
  return TOPIC_IDS.some((id) => id === text);
}

/** "message": written in the form of the Contact page, about anything. */
export const ENQUIRY_TOPICS = [...TOPIC_IDS, "message"] as const;

export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];
