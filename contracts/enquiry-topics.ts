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

type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];

/** As people say it. */
export const TOPIC_LABELS: Record<TopicId, string> = {
  umrah: "Umrah",
  hajj: "Hajj",
  tours: "A holiday or tour",
  "student-visa": "Student visa",
  "work-visa": "Work visa",
  tickets: "Only air tickets or a hotel",
};

export function topicLabel(topic: EnquiryTopic): string {
  return topic === "message" ? "A message" : TOPIC_LABELS[topic];
}
