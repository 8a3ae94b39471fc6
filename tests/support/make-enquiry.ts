import type { NewEnquiry } from "#contracts/enquiry-write.ts";
import { createFormTokens } from "#server/enquiries/form-token.ts";
import type { Site } from "#server/site.ts";

/** What a form that has been open for a while carries. */
export const tokenOf = (secret: string, ageMs = 10_000): string =>
  createFormTokens(secret).issue(ageMs);

/** A body of POST /api/enquiries, but for its token. */
export const ENQUIRY = {
  topic: "umrah",
  name: "Farida Yasmin",
  phone: "01011-480226",
  email: "farida@example.com",
  message: "Is February or March easier for my mother?",
} as const;

/** With what a form of a page adds. */
export const WHOLE_ENQUIRY: NewEnquiry = {
  ...ENQUIRY,
  package: null,
  month: "",
  travellers: null,
  page: "/contact",
  language: "en",
  departure: null,
  visa: null,
  waitsFor: null,
};

/** Of a form that somebody has filled in as people do. */
export const checkOf = (formId: string) => ({
  ...{ formId, sender: "somebody", isTooFast: false, isTrapped: false },
});

let forms = 0;

/** An enquiry in the database, each from a form of its own. @returns its id and reference */
export async function makeEnquiry(site: Site, given: Partial<NewEnquiry> = {}) {
  forms += 1;
  const { reference } = await site.enquiry.create(
    { ...WHOLE_ENQUIRY, ...given },
    checkOf(`form ${forms}`),
  );
  const [found] = await site.enquiry.list({ q: reference, limit: 1, offset: 0 });
  if (!found) throw new Error(`${reference} is not in the inbox`);
  return { id: found._id, reference };
}
