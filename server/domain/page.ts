import {
  type AboutPage,
  type ContactPage,
  PAGE_KINDS,
  type PageId,
  type PrivacyPage,
} from "#contracts/kinds/page.ts";
import { PAGE_SCHEMAS, type PageWrite } from "#contracts/kinds/schemas.ts";
import { type PrivacySection, privacySections } from "#contracts/privacy-sections.ts";
import { records } from "#i18n/en/records.ts";
import type { By } from "./audit.ts";
import type { Documents } from "./document.ts";
import { sanitise } from "./sanitise.ts";

const ABOUT = { fields: PAGE_KINDS.about.fields, schema: PAGE_SCHEMAS.about };
const CONTACT = { fields: PAGE_KINDS.contact.fields, schema: PAGE_SCHEMAS.contact };
const PRIVACY = { fields: PAGE_KINDS.privacy.fields, schema: PAGE_SCHEMAS.privacy };

export function createPage(documents: Documents) {
  const deed = (id: PageId, { by }: By) =>
    ({ by, thing: "page", thingId: id, summary: records.pages[id] }) as const;

  return {
    findAbout: (): Promise<AboutPage | null> => documents.find("about", ABOUT),
    findContact: (): Promise<ContactPage | null> => documents.find("contact", CONTACT),

    async findPrivacy(): Promise<(PrivacyPage & { sections: PrivacySection[] }) | null> {
      const privacy = await documents.find("privacy", PRIVACY);
      return privacy && { ...privacy, sections: privacySections(privacy.content) };
    },

    /** @throws DomainError "changed-meanwhile" */
    updateAbout: ({ version, ...body }: PageWrite["about"], by: By): Promise<AboutPage> =>
      documents.save("about", ABOUT, body, { version, ...deed("about", by) }),

    /** @throws DomainError "changed-meanwhile" */
    updateContact: ({ version, ...body }: PageWrite["contact"], by: By): Promise<ContactPage> =>
      documents.save("contact", CONTACT, body, { version, ...deed("contact", by) }),

    /** @throws DomainError "changed-meanwhile" */
    updatePrivacy: ({ version, ...body }: PageWrite["privacy"], by: By): Promise<PrivacyPage> => {
      const clean = { ...body, content: sanitise(body.content) };
      return documents.save("privacy", PRIVACY, clean, {
        version,
        ...deed("privacy", by),
      });
    },

    updatedAt: (): Promise<Map<string, string>> => documents.updatedAt(),
  };
}
