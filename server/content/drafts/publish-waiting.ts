import type { z } from "zod";
import { asObject } from "#contracts/as-object.ts";
import { blogUpdateSchema } from "#contracts/blog-write.ts";
import { ENTRY_WRITE_SCHEMAS, type EntryWrite } from "#contracts/entry.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import type { KindName } from "#contracts/kinds/find-kind.ts";
import {
  departingIdSchema,
  homeWriteSchema,
  INCLUSIONS_WRITE_SCHEMAS,
  PAGE_WRITE_SCHEMAS,
  packageIdSchema,
  packageWriteSchema,
  pageIdSchema,
  settingsWriteSchema,
} from "#contracts/kinds/schemas.ts";
import { translationWriteSchema } from "#contracts/kinds/translation-write.ts";
import { ownPageWriteSchema } from "#contracts/own-page.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { EntryWriting } from "#server/content/entries/entry-writing.ts";
import type { createHome } from "#server/content/home.ts";
import type { createInclusions } from "#server/content/inclusions.ts";
import type { createOwnPageWriting } from "#server/content/own-pages/own-page-writing.ts";
import type { createPackage } from "#server/content/package.ts";
import type { createPage } from "#server/content/page.ts";
import {
  isTranslated,
  kindAt,
  originalOf,
  type Place,
  type TranslatedPlace,
} from "#server/content/place.ts";
import type { createPostWriting } from "#server/content/posts/post-writing.ts";
import type { createSettings } from "#server/content/settings.ts";
import type { Body } from "#server/content/state.ts";
import type { createTranslationWriting } from "#server/content/translation-writing.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { parseInput } from "#server/errors/parse-input.ts";
import { eachInTurn } from "#server/errors/refused-in.ts";
import type { createDrafts, Meant } from "./draft.ts";

/** What has a link, if anything. */
type FindByLink = { findByLink: (link: string) => Promise<{ _id: string } | null> };

type PublishDeps = {
  blog: ReturnType<typeof createPostWriting> & FindByLink;
  draft: ReturnType<typeof createDrafts>;
  entry: Pick<EntryWriting, "publishFirst" | "update">;
  home: ReturnType<typeof createHome>;
  inclusions: ReturnType<typeof createInclusions>;
  ownPage: ReturnType<typeof createOwnPageWriting> & FindByLink;
  package: ReturnType<typeof createPackage>;
  page: ReturnType<typeof createPage>;
  settings: ReturnType<typeof createSettings>;
  translation: Pick<ReturnType<typeof createTranslationWriting>, "save">;
};

type Publishing = { id: string; body: Body; version: number; by: By };

/** What was published by others between reading and writing is merged again, so often. */
const MOST_TRIES = 5;

/** Waiting changes become public, by the rules of the `PUT` of their kind. */
export function createPublishWaiting(site: PublishDeps) {
  const publishEntry =
    <Name extends EntryKindName>(kind: Name) =>
    ({ id, body, version, by }: Publishing): Promise<Body> => {
      const write = parseInput(ENTRY_WRITE_SCHEMAS[kind] as z.ZodType<EntryWrite<Name>>, body);
      return version === 0
        ? site.entry.publishFirst(kind, id, write, by)
        : site.entry.update(kind, id, { ...write, version }, by);
    };

  const PUBLISH: Record<KindName, (publishing: Publishing) => Promise<Body>> = {
    home: ({ body, version, by }) =>
      site.home.update({ ...parseInput(homeWriteSchema, body), version }, by),
    package: ({ id, body, version, by }) =>
      site.package.update(
        packageIdSchema.parse(id),
        { ...parseInput(packageWriteSchema, body), version },
        by,
      ),
    inclusions: ({ id, body, version, by }) => {
      const which = departingIdSchema.parse(id);
      const write = parseInput(INCLUSIONS_WRITE_SCHEMAS[which], body);
      return site.inclusions.update(which, { ...write, version }, by);
    },
    page: publishPage,
    "own-page": ({ id, body, version, by }) => {
      const page = parseInput(ownPageWriteSchema, body);
      return version === 0
        ? site.ownPage.publishFirst(id, page, by)
        : site.ownPage.update(id, { ...page, version }, by);
    },
    departure: publishEntry("departure"),
    licence: publishEntry("licence"),
    requirement: publishEntry("requirement"),
    visa: publishEntry("visa"),
    post: ({ id, body, version, by }) => {
      const post = parseInput(blogUpdateSchema, body);
      return version === 0
        ? site.blog.publishFirst(id, post, by)
        : site.blog.update(id, { ...post, version }, by);
    },
    settings: ({ id, body, version, by }) => {
      const written = parseInput(settingsWriteSchema, body);
      return site.settings.update({ ...written, versions: { [id]: version } }, by);
    },
  };

  /**
   * @returns what is public now
   * @throws InputError where they break a rule of their kind; DomainError "not-found", "changed-meanwhile" where
   * they contradict what is public, and as the `PUT` of their kind
   */
  async function publish(place: Place, meant: Meant): Promise<Body> {
    const { by, publishAt } = meant;
    for (let tries = 1; ; tries++) {
      const { body, version, waiting } = await site.draft.ready(place, meant);
      const how = { by, waiting: { version: waiting, publishAt } };
      try {
        const publishing = { id: place.id, body, version, by: how };
        return await (isTranslated(place)
          ? site.translation.save(place, { ...wordsOf(place, body), version }, how)
          : PUBLISH[place.kind](publishing));
      } catch (error) {
        const isLate = error instanceof DomainError && error.code === "changed-meanwhile";
        if (!isLate || tries === MOST_TRIES) throw error;
      }
    }
  }

  /**
   * Whether all of them could be published as they are.
   * @param meant of one of them
   * @throws RefusedIn for what `publish` throws
   */
  const check = (places: readonly Place[], meant: Meant & { place: Place }): Promise<void> =>
    eachInTurn(places, async (place) => {
      const isMeant = place.language === meant.place.language;
      const { body } = await site.draft.ready(place, isMeant ? meant : { by: meant.by });
      if (isTranslated(place)) return void wordsOf(place, body);
      parseInput(writeSchemaOf(place), body);
      await checkLink(place, String(body.link));
    });

  /** @throws DomainError "link-taken", "page-link-taken" by another one */
  async function checkLink({ kind, id }: Pick<Place, "kind"> & { id?: string }, link: string) {
    const there =
      kind === "post"
        ? await site.blog.findByLink(link)
        : kind === "own-page" && (await site.ownPage.findByLink(link));
    if (!there || there._id === id) return;
    throw new DomainError(kind === "post" ? "link-taken" : "page-link-taken");
  }

  return { publish, check, checkLink };

  function publishPage({ id, body, version, by }: Publishing): Promise<Body> {
    switch (pageIdSchema.parse(id)) {
      case "about":
        return site.page.updateAbout(
          { ...parseInput(PAGE_WRITE_SCHEMAS.about, body), version },
          by,
        );
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
      case "trust":
        return site.page.updateTrust(
          { ...parseInput(PAGE_WRITE_SCHEMAS.trust, body), version },
          by,
        );
    }
  }
}

/** @throws InputError where the words break a rule of their kind */
function wordsOf(place: TranslatedPlace, { made, isExample: _, ...said }: Body) {
  const kind = kindAt(originalOf(place));
  if (!kind) throw new DomainError("not-found");
  return { words: parseInput(translationWriteSchema(kind), said).words, madeFrom: asObject(made) };
}

function writeSchemaOf({ kind, id }: Place): z.ZodType {
  switch (kind) {
    case "home":
      return homeWriteSchema;
    case "inclusions":
      return INCLUSIONS_WRITE_SCHEMAS[departingIdSchema.parse(id)];
    case "package":
      return packageWriteSchema;
    case "page":
      return PAGE_WRITE_SCHEMAS[pageIdSchema.parse(id)];
    case "post":
      return blogUpdateSchema;
    case "own-page":
      return ownPageWriteSchema;
    case "settings":
      return settingsWriteSchema;
    default:
      return ENTRY_WRITE_SCHEMAS[kind];
  }
}
