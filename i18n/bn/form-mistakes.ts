import type { FormMistakeCode } from "#contracts/mistakes.ts";
import type { MistakeWords } from "../mistake-words.ts";

export const formMistakes = {
  "no-name": "আপনার নাম লিখুন|।",
  "long-name": "নামটি {limit} অক্ষরের মধ্যে লিখুন। এখন আছে {length}টি|।",
  "long-email": "ইমেইল ঠিকানাটি {limit} অক্ষরের মধ্যে লিখুন। এখন আছে {length}টি|।",
  "no-at": "@ চিহ্নসহ ইমেইল ঠিকানা লিখুন|, যেমন name@example.com।",
  "part-email": "পুরো ইমেইল ঠিকানা লিখুন|, যেমন name@example.com।",
  "bad-phone": "মোবাইল নম্বরটি সংখ্যায় লিখুন|, যেমন 01011-480226।",
  "no-message": "আপনার বার্তা লিখুন|।",
  "long-message": "বার্তাটি {limit} অক্ষরের মধ্যে আনুন। এখন আছে {length}টি|।",
  "long-note": "লেখাটি {limit} অক্ষরের মধ্যে আনুন। এখন আছে {length}টি|।",
  "bad-travellers": "কতজন যাবেন লিখুন, ১ থেকে {most}|।",
  unreachable: "মোবাইল নম্বর বা ইমেইল ঠিকানা লিখুন, যাতে আপনাকে উত্তর দিতে পারি|।",
  "bad-month": "তালিকা থেকে একটি মাস বেছে নিন|।",
  "no-topic": "কিসের পরিকল্পনা করছেন, বেছে নিন|।",
  "no-password": "আপনার পাসওয়ার্ড লিখুন|।",
  "long-password": "পাসওয়ার্ডটি {limit} অক্ষরের মধ্যে আনুন। এখন আছে {length}টি|।",
  "short-password": "অন্তত {least}টি অক্ষর, সংখ্যা বা চিহ্ন দিন|।",
} as const satisfies MistakeWords<FormMistakeCode>;
