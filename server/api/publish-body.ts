import { blogUpdateSchema } from "#contracts/blog-write.ts";
import type { KindName } from "#contracts/kinds/find-kind.ts";
import {
  homeWriteSchema,
  PAGE_WRITE_SCHEMAS,
  packageIdSchema,
  packageWriteSchema,
  pageIdSchema,
  settingsWriteSchema,
} from "#contracts/kinds/schemas.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Place } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";
import { parseInput } from "./parse-input.ts";

type Body = Record<string, unknown>;
type Publishing = { site: Site; id: string; body: Body; by: By };

/** As the `PUT` of each kind does it. */
const PUBLISH: Record<KindName, (publishing: Publishing) => Promise<Body>> = {
  home: ({ site, body, by }) => site.home.update(parseInput(homeWriteSchema, body), by),
  package: ({ site, id, body, by }) =>
    site.package.update(packageIdSchema.parse(id), parseInput(packageWriteSchema, body), by),
  page: ({ site, id, body, by }) => publishPage(site, id, body, by),
  post: ({ site, id, body, by }) => site.blog.update(id, parseInput(blogUpdateSchema, body), by),
  settings: ({ site, id, body: { version, ...given }, by }) => {
    const versions = version === undefined ? {} : { versions: { [id]: version } };
    return site.settings.update(parseInput(settingsWriteSchema, { ...given, ...versions }), by);
  },
};

function publishPage(site: Site, id: string, body: Body, by: By): Promise<Body> {
  switch (pageIdSchema.parse(id)) {
    case "about":
      return site.page.updateAbout(parseInput(PAGE_WRITE_SCHEMAS.about, body), by);
    case "contact":
      return site.page.updateContact(parseInput(PAGE_WRITE_SCHEMAS.contact, body), by);
    case "privacy":
      return site.page.updatePrivacy(parseInput(PAGE_WRITE_SCHEMAS.privacy, body), by);
  }
}

/**
 * @param version of what was public when it was written; without it whatever is public is replaced
 * @throws InputError where it breaks a rule of its kind; DomainError as the `PUT` of its kind
 */
export const publishBody = (
  site: Site,
  { kind, id }: Place,
  { body, version }: { body: Body; version: number | undefined },
  by: By,
): Promise<Body> => PUBLISH[kind]({ site, id, body: { ...body, version }, by });
