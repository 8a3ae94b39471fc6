import { randomUUID } from "node:crypto";
import { type ContactSection, contactSectionSchema } from "#contracts/contact.ts";
import { type Home, homeSchema } from "#contracts/home.ts";
import type { HomeWrite } from "#contracts/home-write.ts";
import type { By } from "./audit.ts";
import { CONTACT_ID, CONTACT_TITLE, contactWith, HOME_ID, HOME_TITLE } from "./contact-facts.ts";
import type { Documents } from "./document.ts";

export function createHome(documents: Documents) {
  return {
    find: (): Promise<Home | null> => documents.find(HOME_ID, homeSchema),

    /** The contact section is a part of the home document that other pages show too. */
    async findContactSection(): Promise<ContactSection | null> {
      return documents.find(HOME_ID, contactSectionSchema);
    },

    /** @throws DomainError "changed-meanwhile" */
    update: ({ version, Slide, ...fields }: HomeWrite, { by }: By): Promise<Home> => {
      const body = { _id: HOME_ID, ...fields, Slide: withOwnIds(Slide) };
      const deed = { by, thing: "home", thingId: HOME_ID, summary: HOME_TITLE } as const;
      const contact = {
        by,
        thing: "settings",
        thingId: "contact",
        summary: CONTACT_TITLE,
      } as const;
      return documents.save(HOME_ID, homeSchema, body, { version, ...deed }, [
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
