import type { ExtractSchema } from "hono/types";
import type { Api } from "#server/api/index.ts";

/** The API's calls, for those who make them: types only, no code of the server. */
export type { Api };

/** A POST to /api/<noun>/<path>, once for each status of its answers. */
type Post<Noun extends keyof Api, Path extends string> =
  ExtractSchema<Api[Noun]> extends Record<`/${Path}`, { $post: infer Door }> ? Door : never;

/** What it takes. */
export type PostBody<Noun extends keyof Api, Path extends string> =
  Post<Noun, Path> extends {
    input: { json: infer Body };
  }
    ? Body
    : never;

/** What it answers when it succeeds. */
export type PostData<Noun extends keyof Api, Path extends string> =
  Extract<Post<Noun, Path>, { status: 200 | 201 }> extends { output: infer Data } ? Data : never;
