import type { licenceKind } from "#contracts/kinds/licence.ts";
import type { KindWords } from "../../kind-words.ts";

export const licenceWords = {
  title: { label: "নাম", hint: "যেমন: হজ ও ওমরাহ লাইসেন্স।" },
  number: { label: "নম্বর", hint: "সরকারি তালিকায় যেভাবে লেখা।" },
  issuedBy: { label: "যারা দিয়েছে" },
  validUntil: { label: "মেয়াদ", hint: "শেষ দিন। পরের দিন থেকে কোনো পাতায় এটি থাকে না।" },
  lookedUpOn: { label: "আমরা যাচাই করেছি", hint: "সরকারি তালিকায় শেষ কবে এটি পাওয়া গেছে।" },
  officialList: { label: "সরকারি তালিকা", hint: "যেখানে দর্শনার্থীরা নিজেরাই নম্বরটি খুঁজে দেখতে পারেন।" },
  isInStrip: { label: "অন্য পাতার লাইসেন্সের সারিতেও দেখান" },
} satisfies KindWords<typeof licenceKind.fields>;
