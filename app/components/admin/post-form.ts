import type { Blog } from "#contracts/blog.ts";
import { type ApiAnswer, callApi } from "../call-api.ts";

/** A post as it is edited; a new one has no version. */
export type PostForm = Pick<Blog, "title" | "content" | "type" | "image" | "link"> & {
  version?: number;
};

export const EMPTY_POST: PostForm = { title: "", content: "", type: "", image: "", link: "" };

const REQUIRED = [
  ["title", "Blog Title"],
  ["image", "Blog Image"],
  ["type", "Blog Type"],
  ["link", "Blog Link"],
] as const;

const LABELS: Record<string, string> = { ...Object.fromEntries(REQUIRED), content: "Content" };

export const postLabelOf = (field: string) => LABELS[field] ?? field;

export function postMistakes(post: PostForm): Record<string, string> {
  const empty = REQUIRED.filter(([name]) => post[name].trim() === "");
  return Object.fromEntries(empty.map(([name, label]) => [name, `Fill in the ${label}.`]));
}

export function toPostForm({ title, content, type, image, link, version }: Blog): PostForm {
  return { title, content, type, image, link, version };
}

/** A link that is taken is a mistake of its field. */
export async function savePost(post: PostForm, id?: string): Promise<ApiAnswer<PostForm>> {
  const answer = id
    ? await callApi<Blog>("PUT", `/api/blogs/${id}`, post)
    : await callApi<Blog>("POST", "/api/blogs", post);
  if (answer.isOk) return { ...answer, data: toPostForm(answer.data) };
  const { current, ...rest } = answer;
  if (current) return { ...rest, current: toPostForm(current) };
  const isTaken = answer.status === 409;
  return isTaken ? { ...rest, issues: [{ path: "link", message: answer.message }] } : rest;
}

/** For reading: the words of the content, a line a paragraph. */
export function describePost(field: string, post: PostForm): string {
  const text = String(post[field as keyof PostForm] ?? "");
  if (field !== "content") return text;
  return text
    .replace(/<\/(p|h\d|li|blockquote|pre)>/g, "\n")
    .replace(/<img\b[^>]*src="([^"]*)"[^>]*>/g, "[picture: $1]\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
