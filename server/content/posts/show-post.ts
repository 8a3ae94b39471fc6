import { type Blog, blogSchema } from "#contracts/blog.ts";
import { type Shown, shownBody } from "#server/content/shown-body.ts";

type Posts = {
  find: (id: string) => Promise<Blog | null>;
  findByLink: (link: string) => Promise<Blog | null>;
};

/** The page of a post, at whichever link, shows another body; lists stay as they are. */
export function showPost<P extends Posts>(posts: P, { place, body }: Shown): P {
  if (place.kind !== "post") return posts;
  const { id } = place;

  async function findByLink(): Promise<Blog> {
    const now = new Date().toISOString();
    const published = await posts.find(id);
    const times = published ?? { createdAt: now, updatedAt: now, version: 1 };
    return blogSchema.parse({ ...times, ...shownBody(place, body), _id: id });
  }

  return { ...posts, findByLink };
}
