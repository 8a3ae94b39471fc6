import type { EnquiryTopic } from "#contracts/enquiry-topics.ts";
import type { Language } from "#contracts/languages.ts";

type Answering = {
  greeting: string;
  mailSubject: string;
  /** Within a sentence; a message is about anything. */
  asked: Record<Exclude<EnquiryTopic, "message">, string>;
  locale: string;
};

/** How staff answer: in the language that the visitor asked in, whatever their own. */
export const answering = {
  en: {
    greeting: "Hello {name}, this is {agency}, about your enquiry {reference}.",
    mailSubject: "{reference}: your enquiry to {agency}",
    asked: {
      umrah: "Umrah",
      hajj: "Hajj",
      tours: "your tour",
      "student-visa": "your student visa",
      "work-visa": "your work visa",
      tickets: "tickets and hotels",
    },
    locale: "en-GB",
  },
  bn: {
    greeting: "আসসালামু আলাইকুম {name}, {agency} থেকে বলছি, আপনার জিজ্ঞাসা {reference} প্রসঙ্গে।",
    mailSubject: "{reference}: {agency}-এ আপনার জিজ্ঞাসা",
    asked: {
      umrah: "ওমরাহ",
      hajj: "হজ",
      tours: "ট্যুর",
      "student-visa": "স্টুডেন্ট ভিসা",
      "work-visa": "ওয়ার্ক ভিসা",
      tickets: "টিকিট ও হোটেল",
    },
    locale: "bn-BD",
  },
  ar: {
    greeting: "السلام عليكم {name}، معك {agency} بخصوص استفسارك {reference}.",
    mailSubject: "{reference}: استفسارك لدى {agency}",
    asked: {
      umrah: "العمرة",
      hajj: "الحج",
      tours: "الرحلة السياحية",
      "student-visa": "تأشيرة الدراسة",
      "work-visa": "تأشيرة العمل",
      tickets: "التذاكر والفنادق",
    },
    locale: "ar-u-nu-latn",
  },
} as const satisfies Record<Language, Answering>;
