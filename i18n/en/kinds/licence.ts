import type { licenceKind } from "#contracts/kinds/licence.ts";
import type { KindWords } from "../../kind-words.ts";

export const licenceWords = {
  title: { label: "Name", hint: "For example: Hajj and Umrah licence." },
  number: { label: "Number", hint: "As the official list writes it." },
  issuedBy: { label: "Issued by" },
  validUntil: {
    label: "Valid until",
    hint: "The last day. The day after, no page shows it any more.",
  },
  lookedUpOn: {
    label: "We looked it up on",
    hint: "When somebody last found it on the official list.",
  },
  officialList: { label: "Official list", hint: "Where visitors can find the number themselves." },
  isInStrip: { label: "Also in the strip on other pages" },
} satisfies KindWords<typeof licenceKind.fields>;
