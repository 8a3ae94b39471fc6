import type { Language } from "#contracts/languages.ts";

/** How staff begin to answer: in the language that the visitor asked in, whatever their own. */
export const answering = {
  en: {
    greeting: "Hello {name}, this is {agency}, about your enquiry {reference}.",
    mailSubject: "{reference}: your enquiry to {agency}",
  },
  bn: {
    greeting: "আসসালামু আলাইকুম {name}, {agency} থেকে বলছি, আপনার জিজ্ঞাসা {reference} প্রসঙ্গে।",
    mailSubject: "{reference}: {agency}-এ আপনার জিজ্ঞাসা",
  },
  ar: {
    greeting: "السلام عليكم {name}، معك {agency} بخصوص استفسارك {reference}.",
    mailSubject: "{reference}: استفسارك لدى {agency}",
  },
} as const satisfies Record<Language, { greeting: string; mailSubject: string }>;
