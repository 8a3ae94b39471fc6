import { longDay } from "#app/site/papers/review-of.ts";
import type { ListedLicence } from "#app/site/trust/trust-page.ts";
import type { Entry } from "#contracts/entry.ts";

/** As visitors read it. */
export const listedLicence = (licence: Entry<"licence">): ListedLicence => ({
  ...{ id: licence._id, title: licence.title, number: licence.number },
  ...{ issuedBy: licence.issuedBy, validUntil: licence.validUntil },
  validUntilWords: longDay(licence.validUntil),
  lookedUp: licence.lookedUpOn ? longDay(licence.lookedUpOn) : "",
  officialList: licence.officialList,
});
