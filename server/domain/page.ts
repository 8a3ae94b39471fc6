import {
  type AboutPage,
  aboutPageSchema,
  type ContactPage,
  contactPageSchema,
  type PageId,
  type PrivacyPage,
  privacyPageSchema,
} from "#contracts/page.ts";
import type { PageWrite } from "#contracts/page-write.ts";
import { type PrivacySection, privacySections } from "#contracts/privacy-sections.ts";
import type { By } from "./audit.ts";
import type { Documents } from "./document.ts";
import { sanitise } from "./sanitise.ts";

const TITLES: Record<PageId, string> = {
  about: "About",
  contact: "Contact",
  privacy: "Privacy Policy",
};

export function createPage(documents: Documents) {
  const deed = (id: PageId, { by }: By) =>
    ({ by, thing: "page", thingId: id, summary: TITLES[id] }) as const;

  return {
    findAbout: (): Promise<AboutPage | null> => documents.find("about", aboutPageSchema),
    findContact: (): Promise<ContactPage | null> => documents.find("contact", contactPageSchema),

    async findPrivacy(): Promise<(PrivacyPage & { sections: PrivacySection[] }) | null> {
      const privacy = await documents.find("privacy", privacyPageSchema);
      return privacy && { ...privacy, sections: privacySections(privacy.content) };
    },

    /** @throws DomainError "changed-meanwhile" */
    updateAbout: ({ version, ...body }: PageWrite["about"], by: By): Promise<AboutPage> =>
      documents.save("about", aboutPageSchema, body, { version, ...deed("about", by) }),

    /** @throws DomainError "changed-meanwhile" */
    updateContact: ({ version, ...body }: PageWrite["contact"], by: By): Promise<ContactPage> =>
      documents.save("contact", contactPageSchema, body, { version, ...deed("contact", by) }),

    /** @throws DomainError "changed-meanwhile" */
    updatePrivacy: ({ version, ...body }: PageWrite["privacy"], by: By): Promise<PrivacyPage> => {
      const clean = { ...body, content: sanitise(body.content) };
      return documents.save("privacy", privacyPageSchema, clean, {
        version,
        ...deed("privacy", by),
      });
    },

    updatedAt: (): Promise<Map<string, string>> => documents.updatedAt(),
  };
}
