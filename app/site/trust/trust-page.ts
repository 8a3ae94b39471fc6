import type { TrustPage } from "#contracts/kinds/page.ts";

/** A licence as its card says it. */
export type ListedLicence = {
  id: string;
  title: string;
  number: string;
  issuedBy: string;
  /** YYYY-MM-DD; how the page says it stands beside. */
  validUntil: string;
  validUntilWords: string;
  /** Empty: nobody has. */
  lookedUp: string;
  /** Empty: there is none. */
  officialList: string;
};

export type Signer = TrustPage["signers"]["rows"][number] & { initials: string };
