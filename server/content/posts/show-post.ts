import { type Blog, blogSchema } from "#contracts/blog.ts";
import { type Shown, shownInstead } from "#server/content/shown-body.ts";

type Posts = {
  find: (id: string) => Promise<Blog | null>;
  findByLink: (link: string) => Promise<Blog | null>;
};

/** The page of a post, at whichever link, shows another body; lists stay as they are. */
export function showPost<P extends Posts>(posts: P, shown: Shown): P {
  if (shown.place.kind !== "post") return posts;
  const { id, language } = shown.place;

  async function findByLink(): Promise<Blog> {
    const now = new Date().toISOString();
    const published = await posts.find(id);
    const times = published ?? { createdAt: now, updatedAt: now, version: 1 };
    // Types are named once, for all posts.
    const named = language && published ? { type: published.type } : {};
    return blogSchema.parse({ ...times, ...shownInstead(shown), ...named, _id: id });
  }

  return { ...posts, findByLink };
}
