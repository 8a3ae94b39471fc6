import { randomUUID } from "node:crypto";
import { type ContactSection, contactSectionSchema } from "#contracts/contact.ts";
import { type Home, homeKind } from "#contracts/kinds/home.ts";
import type { HomeWrite } from "#contracts/kinds/schemas.ts";
import { homeSchema } from "#contracts/kinds/schemas.ts";
import { records } from "#i18n/en/records.ts";
import type { By } from "./audit.ts";
import { CONTACT_ID, contactWith, HOME_ID } from "./contact-facts.ts";
import type { Documents } from "./document.ts";

const HOME = { fields: homeKind.fields, schema: homeSchema };

export function createHome(documents: Documents) {
  return {
    find: (): Promise<Home | null> => documents.find(HOME_ID, HOME),

    /** The contact section is a part of the home document that other pages show too. */
    async findContactSection(): Promise<ContactSection | null> {
      return documents.find(HOME_ID, { ...HOME, schema: contactSectionSchema });
    },

    /** @throws DomainError "changed-meanwhile" */
    update: ({ version, Slide, ...fields }: HomeWrite, { by }: By): Promise<Home> => {
      const body = { _id: HOME_ID, ...fields, Slide: withOwnIds(Slide) };
      const deed = { by, thing: "home", thingId: HOME_ID, summary: records.home } as const;
      const contact = {
        by,
        thing: "settings",
        thingId: "contact",
        summary: records.settings.contact,
      } as const;
      return documents.save(HOME_ID, HOME, body, { version, ...deed }, [
        { id: CONTACT_ID, bodyOf: (stored) => contactWith(stored, fields), saving: contact },
      ]);
    },
  };
}

/** A new slide gets an id, and so does a copy of another. */
function withOwnIds(slides: HomeWrite["Slide"]): Home["Slide"] {
  const taken = new Set<string>();
  return slides.map(({ _id, ...slide }) => {
    const id = _id && !taken.has(_id) ? _id : randomUUID();
    taken.add(id);
    return { _id: id, ...slide };
  });
}
