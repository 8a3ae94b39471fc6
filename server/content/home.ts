import { randomUUID } from "node:crypto";
import { type ContactSection, contactSectionSchema } from "#contracts/contact.ts";
import type { Home } from "#contracts/kinds/home.ts";
import { type HomeWrite, homeSchema } from "#contracts/kinds/schemas.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { CONTACT, contactWith, HOME } from "./contact-facts.ts";
import type { Documents } from "./document.ts";

export function createHome(documents: Documents) {
  return {
    find: (): Promise<Home | null> => documents.find(HOME.place, homeSchema),

    /** The contact section is a part of the home document that other pages show too. */
    async findContactSection(): Promise<ContactSection | null> {
      return documents.find(HOME.place, contactSectionSchema);
    },

    /** @throws DomainError "changed-meanwhile" */
    update: ({ version, Slide, ...fields }: HomeWrite, { by, waiting }: By): Promise<Home> => {
      const body = { ...fields, Slide: withOwnIds(Slide) };
      return documents.save(homeSchema, { ...HOME, by, waiting, version, bodyOf: () => body }, [
        { ...CONTACT, by, bodyOf: (stored) => contactWith(stored, fields) },
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
