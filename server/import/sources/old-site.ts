import { z } from "zod";
import { blogSchema } from "#contracts/blog.ts";
import { homeSchema, packageSchema } from "#contracts/kinds/schemas.ts";
import { documentFile, partFiles, postsIn } from "./bring-site.ts";
import { one, type Source, type SourceItem } from "./source.ts";

type Noun = "home" | "package" | "blogs";

/** The address that somebody wrote, without what follows its path; its pages lie below it. */
export function siteAddress(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname.includes(".") || url.username || url.password) return null;
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

const moment = z.string().optional();

/** As our own contract says, without what only we keep. */
const oldPostSchema = blogSchema
  .pick({ title: true, type: true, image: true, link: true, content: true })
  .partial({ type: true, image: true, content: true })
  .extend({ _id: z.string(), createdAt: moment, updatedAt: moment });

const oldHomeSchema = homeSchema.omit({ version: true }).partial();
const oldPackageSchema = packageSchema.omit({ version: true }).partial().required({ _id: true });

/** @throws DomainError "import-not-old-site", "import-encoding" */
export const oldSiteSource = (folder: string, address: string, signal?: AbortSignal): Source => ({
  async *items() {
    for await (const { value } of postsIn(documentFile(folder, "home"), signal)) {
      yield itemOf("home", value, { address, count: 1 });
      break;
    }
    let count = 0;
    for await (const { value } of postsIn(documentFile(folder, "package"), signal)) {
      count += 1;
      yield itemOf("package", value, { address, count });
    }
    count = 0;
    for await (const file of partFiles(folder)) {
      for await (const { value } of postsIn(file, signal)) {
        count += 1;
        yield itemOf("blogs", value, { address, count });
      }
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
      notes: data.content === undefined ? [one("no-text")] : [],
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
