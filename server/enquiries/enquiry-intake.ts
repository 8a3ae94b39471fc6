import { createHmac } from "node:crypto";
import type { Guards, NewEnquiry } from "#contracts/enquiry-write.ts";
import { createLimiter } from "#server/accounts/limiter.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import type { Receipt } from "./enquiry-receiving.ts";
import { createFormTokens, FASTEST_MS } from "./form-token.ts";

const WINDOW_MS = 10 * 60_000;
/** An office, and many telephones of one network, share an address. */
const ENQUIRIES_PER_ADDRESS = 10;

/** Where enquiries come in, from pages and through the API: who may send one, and how often. */
export function createEnquiryIntake({ site, secret }: { site: Site; secret: string }) {
  const tokens = createFormTokens(secret);
  const addresses = createLimiter({ site, secret }, "enquire from address", {
    tries: ENQUIRIES_PER_ADDRESS,
    windowMs: WINDOW_MS,
  });

  const senderAt = (address: string) =>
    createHmac("sha256", secret).update(`sender ${address}`).digest("base64url");

  return {
    /**
     * For a form that is shown.
     * @param old the token of the same form when it was sent before: it keeps its time, so that
     * pressing the button again is not too fast
     */
    issueToken(old = ""): string {
      const before = tokens.read(old);
      // Of a secret that is another since: whoever is told so presses again, at once.
      if (!before) return tokens.issue(old === "" ? 0 : FASTEST_MS);
      return before.isTooOld ? tokens.issue(FASTEST_MS) : old;
    },

    /**
     * @param address of the client, for counting; a keyed hash of it is kept with the form for two days
     * @throws DomainError "form-too-old", "too-many-tries"
     */
    async receive(fields: NewEnquiry, guards: Guards, address: string): Promise<Receipt> {
      const token = tokens.read(guards.token);
      if (!token || token.isTooOld) throw new DomainError("form-too-old");
      await addresses.take(address);
      try {
        return await site.enquiry.create(fields, {
          formId: token.formId,
          sender: senderAt(address),
          isTooFast: token.ageMs < FASTEST_MS,
          isTrapped: guards.website !== "",
        });
      } catch (error) {
        // An enquiry that could not be stored is sent again, and must not be refused as one too
        // many.
        await addresses.giveBack(address);
        throw error;
      }
    },
  };
}

export type EnquiryIntake = ReturnType<typeof createEnquiryIntake>;
