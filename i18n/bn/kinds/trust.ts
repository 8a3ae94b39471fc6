import type { trustKind } from "#contracts/kinds/trust.ts";
import type { KindWords } from "../../kind-words.ts";

export const trustWords = {
  hero: {
    title: { label: "শিরোনাম", hint: "ছবির ওপরের বড় লেখা।" },
    text: { label: "শিরোনামের নিচের লাইন" },
    image: { label: "ছবি", hint: "ছবির ঠিকানা।" },
    imageAlt: { label: "ছবিতে কী আছে", hint: "যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়।" },
  },
  checks: {
    heading: { label: "যাচাইয়ের ওপরের শিরোনাম" },
    text: { label: "যাচাই নিয়ে একটি লাইন" },
    steps: {
      label: "যাচাই",
      one: "যাচাই",
      columns: { title: { label: "কী করবেন" }, text: { label: "কেন" } },
    },
  },
  licences: {
    heading: { label: "লাইসেন্সের ওপরের শিরোনাম" },
    text: { label: "লাইসেন্স নিয়ে একটি লাইন" },
    none: { label: "চলতি লাইসেন্স না থাকলে", hint: "লাইসেন্সের জায়গায় এটি দেখা যায়।" },
  },
  numbers: {
    heading: { label: "নম্বরের ওপরের শিরোনাম" },
    text: { label: "নম্বর নিয়ে একটি লাইন", hint: "নম্বর ও অ্যাকাউন্ট সেটিংস থেকে আসে।" },
  },
  offices: {
    heading: { label: "অফিসের ওপরের শিরোনাম" },
    rows: {
      label: "অফিস",
      one: "অফিস",
      columns: {
        name: { label: "নাম" },
        address: { label: "ঠিকানা", hint: "{address} হলো সেটিংসের ঠিকানা।" },
        directions: { label: "কীভাবে পৌঁছাবেন" },
        hours: { label: "খোলার সময়", hint: "এখন অফিস খোলা কি না, পাতায় তা দেখা যায়।" },
        hoursNote: {
          label: "সময় নিয়ে আরও কথা",
          hint: "যেমন ঈদের সময়, বা আগে সময় ঠিক করে আসা।",
        },
        phones: { label: "ফোন নম্বর", hint: "প্রতি লাইনে একটি।" },
      },
    },
  },
  payment: {
    heading: { label: "শিরোনাম: কীভাবে টাকা দেবেন" },
    items: { label: "কীভাবে টাকা দেবেন", hint: "প্রতি লাইনে একটি।" },
  },
  never: {
    heading: { label: "শিরোনাম: কী কখনো চান না" },
    items: { label: "কী কখনো চান না", hint: "প্রতি লাইনে একটি।" },
  },
  refunds: {
    heading: { label: "শিরোনাম: পরিকল্পনা বদলালে" },
    text: { label: "টাকা ফেরত নিয়ে একটি লাইন" },
    rows: {
      label: "কী ফেরত আসে",
      one: "ক্ষেত্র",
      columns: { title: { label: "কখন" }, text: { label: "কী ফেরত আসে" } },
    },
  },
  complaints: { heading: { label: "শিরোনাম: অভিযোগ" }, text: { label: "অভিযোগের মীমাংসা কীভাবে হয়" } },
  signers: {
    heading: { label: "শিরোনাম: কে সই করেন" },
    text: { label: "তাঁদের নিয়ে একটি লাইন" },
    rows: {
      label: "কে সই করেন",
      one: "ব্যক্তি",
      columns: {
        name: { label: "নাম" },
        role: { label: "পদ" },
        signs: { label: "কিসে সই করেন" },
        photo: { label: "ছবি", hint: "ছবির ঠিকানা। খালি রাখলে নামের প্রথম অক্ষর দেখা যায়।" },
      },
    },
  },
  misuse: { heading: { label: "নামের অপব্যবহার হলে, শিরোনাম" }, text: { label: "নামের অপব্যবহার হলে" } },
} satisfies KindWords<typeof trustKind.fields>;
