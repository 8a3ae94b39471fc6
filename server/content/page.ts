import { type TextSection, textSections } from "#contracts/html/text-sections.ts";
import type {
  AboutPage,
  ContactPage,
  PageId,
  PrivacyPage,
  TrustPage,
} from "#contracts/kinds/page.ts";
import { PAGE_SCHEMAS, type PageWrite } from "#contracts/kinds/schemas.ts";
import { records } from "#i18n/en/records.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Documents } from "./document.ts";
import { publicHtml } from "./public-html.ts";

export function createPage(documents: Documents) {
  const { about, contact, privacy, trust } = PAGE_SCHEMAS;
  const placeOf = (id: PageId) => ({ kind: "page", id }) as const;
  const publishing = (id: PageId, { version, ...body }: PageWrite[PageId], by: By) => ({
    ...{ place: placeOf(id), ...by, version, summary: records.pages[id] },
    bodyOf: () => body,
  });

  return {
    findAbout: (): Promise<AboutPage | null> => documents.find(placeOf("about"), about),
    findContact: (): Promise<ContactPage | null> => documents.find(placeOf("contact"), contact),

    findTrust: (): Promise<TrustPage | null> => documents.find(placeOf("trust"), trust),

    async findPrivacy(): Promise<(PrivacyPage & { sections: TextSection[] }) | null> {
      const found = await documents.find(placeOf("privacy"), privacy);
      return found && { ...found, sections: textSections(found.content) };
    },

    /** @throws DomainError "changed-meanwhile" */
    updateAbout: (page: PageWrite["about"], by: By): Promise<AboutPage> =>
      documents.save(about, publishing("about", page, by)),

    /** @throws DomainError "changed-meanwhile" */
    updateContact: (page: PageWrite["contact"], by: By): Promise<ContactPage> =>
      documents.save(contact, publishing("contact", page, by)),

    /** @throws DomainError "changed-meanwhile" */
    updatePrivacy: ({ content, ...page }: PageWrite["privacy"], by: By): Promise<PrivacyPage> =>
      documents.save(privacy, publishing("privacy", { ...page, content: publicHtml(content) }, by)),

    /** @throws DomainError "changed-meanwhile" */
    updateTrust: (page: PageWrite["trust"], by: By): Promise<TrustPage> =>
      documents.save(trust, publishing("trust", page, by)),

    updatedAt: (): Promise<Map<string, string>> => documents.updatedAt(),
  };
}
