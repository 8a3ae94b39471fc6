import type { ListedLicence } from "#app/site/trust/trust-page.ts";
import type { Entry } from "#contracts/entry.ts";
import { longDay } from "#i18n/date-words.ts";

/** As visitors read them: those that other pages name come first, then those that end last. */
export const listedLicences = (licences: readonly Entry<"licence">[]): ListedLicence[] =>
  licences
    .toReversed()
    .toSorted((a, b) => Number(b.isInStrip) - Number(a.isInStrip))
    .map(listed);

const listed = (licence: Entry<"licence">): ListedLicence => ({
  ...{ id: licence._id, title: licence.title, number: licence.number },
  ...{ issuedBy: licence.issuedBy, validUntil: licence.validUntil },
  validUntilWords: longDay(licence.validUntil),
  lookedUp: licence.lookedUpOn ? longDay(licence.lookedUpOn) : "",
  officialList: licence.officialList,
});
