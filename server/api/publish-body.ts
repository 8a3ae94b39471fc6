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
type Publishing = { site: Site; id: string; body: Body; version: number; by: By };

/** As the `PUT` of each kind does it. */
const PUBLISH: Record<KindName, (publishing: Publishing) => Promise<Body>> = {
  home: ({ site, body, version, by }) =>
    site.home.update({ ...parseInput(homeWriteSchema, body), version }, by),
  package: ({ site, id, body, version, by }) =>
    site.package.update(
      packageIdSchema.parse(id),
      { ...parseInput(packageWriteSchema, body), version },
      by,
    ),
  page: publishPage,
  post: ({ site, id, body, version, by }) =>
    site.blog.update(id, { ...parseInput(blogUpdateSchema, body), version }, by),
  settings: ({ site, id, body, version, by }) => {
    const written = parseInput(settingsWriteSchema, body);
    return site.settings.update({ ...written, versions: { [id]: version } }, by);
  },
};

function publishPage({ site, id, body, version, by }: Publishing): Promise<Body> {
  switch (pageIdSchema.parse(id)) {
    case "about":
      return site.page.updateAbout({ ...parseInput(PAGE_WRITE_SCHEMAS.about, body), version }, by);
    case "contact":
      return site.page.updateContact(
        { ...parseInput(PAGE_WRITE_SCHEMAS.contact, body), version },
        by,
      );
    case "privacy":
      return site.page.updatePrivacy(
        { ...parseInput(PAGE_WRITE_SCHEMAS.privacy, body), version },
        by,
      );
  }
}

/**
 * @param version of what was public when it was written, 0: nothing
 * @throws InputError where it breaks a rule of its kind; DomainError as the `PUT` of its kind
 */
export const publishBody = (
  site: Site,
  { kind, id }: Place,
  { body, version }: { body: Body; version: number },
  by: By,
): Promise<Body> => PUBLISH[kind]({ site, id, body, version, by });
