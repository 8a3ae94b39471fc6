import path from "node:path";
import { z } from "zod";
import { blogSchema } from "#contracts/blog.ts";
import { homeSchema, packageSchema } from "#contracts/kinds/schemas.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { type Fetching, fetchAnswer } from "./fetch-answer.ts";
import { jsonElements } from "./json-elements.ts";
import { textOf } from "./read-text.ts";
import type { Source, SourceItem } from "./source.ts";

const NOUNS = ["home", "package", "blogs"] as const;
type Noun = (typeof NOUNS)[number];

const fileOf = (folder: string, noun: Noun) => path.join(folder, `${noun}.json`);

/** The address that somebody wrote, without what follows its path; its pages lie below it. */
export function siteAddress(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname.includes(".") || url.username || url.password) return null;
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/**
 * What the other site says to the calls of the specification, on the disk.
 * @throws DomainError of `fetchAnswer`
 */
export async function bringSite(
  address: string,
  folder: string,
  fetching: Fetching,
): Promise<void> {
  for (const noun of NOUNS) {
    await fetchAnswer(`${address}/api/${noun}`, fileOf(folder, noun), fetching);
  }
}

const moment = z.string().optional();

/** As our own contract says, without what only we keep. */
const oldPostSchema = blogSchema
  .pick({ title: true, type: true, image: true, link: true, content: true })
  .partial({ type: true, image: true, content: true })
  .extend({ _id: z.string(), createdAt: moment, updatedAt: moment });

const oldHomeSchema = homeSchema.omit({ version: true }).partial();
const oldPackageSchema = packageSchema.omit({ version: true }).partial().required({ _id: true });

/** @throws DomainError "import-not-old-site", "import-damaged", "import-encoding" */
export const oldSiteSource = (folder: string, address: string, signal?: AbortSignal): Source => ({
  async *items() {
    try {
      for (const noun of NOUNS) {
        let count = 0;
        for await (const { value } of jsonElements(
          textOf(fileOf(folder, noun), signal),
          new Set([""]),
        )) {
          count += 1;
          if (noun === "home" && count > 1) break;
          yield itemOf(noun, value, { address, count });
        }
      }
    } catch (error) {
      const isForeign =
        error instanceof DomainError && ["import-damaged", "import-not-ghost"].includes(error.code);
      throw isForeign ? new DomainError("import-not-old-site") : error;
    }
  },
});

type Reading = { address: string; count: number };

function itemOf(noun: Noun, value: unknown, { address, count }: Reading): SourceItem {
  const unread = { kind: "other", key: `${address}/${noun}/${count}`, what: "unreadable" } as const;
  const title = titleIn(value);
  if (noun === "home") {
    const { success, data } = oldHomeSchema.safeParse(value);
    if (!success) return { ...unread, title, name: noun };
    const { _id, ...body } = data;
    return {
      kind: "home",
      key: `${address}/api/home`,
      id: "home",
      title: body.secondSecheading ?? "",
      body,
    };
  }
  if (noun === "package") {
    const { success, data } = oldPackageSchema.safeParse(value);
    if (!success) return { ...unread, title, name: noun };
    const { _id, ...body } = data;
    return {
      kind: "package",
      key: `${address}/api/package/${_id}`,
      id: _id,
      title: body.title ?? _id,
      body,
    };
  }
  const { success, data } = oldPostSchema.safeParse(value);
  if (!success) return { ...unread, title, name: "" };
  return {
    ...{ kind: "post", key: `${address}/api/blogs/${data._id}`, title: data.title.trim() },
    ...{
      slug: data.link,
      html: data.content ?? "",
      hasLines: false,
      type: (data.type ?? "").trim(),
    },
    ...{ at: timeOf(data.createdAt), updatedAt: timeOf(data.updatedAt) },
    ...{
      address: `${address}/blog/${data.link}`,
      image: data.image ?? "",
      isPublic: true,
      notes: [],
    },
  };
}

function titleIn(value: unknown): string {
  const title = typeof value === "object" && value !== null && "title" in value ? value.title : "";
  return typeof title === "string" ? title.slice(0, 300) : "";
}

function timeOf(written = ""): string | null {
  const at = new Date(written);
  return written && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}
