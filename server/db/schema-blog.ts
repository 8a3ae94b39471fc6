export type BlogTable = {
  id: string;
  title: string;
  type: string;
  link: string;
  image: string;
  content: string;
  /** The words of the title, and those of type and text, as `indexedWords` makes them. */
  searchTitle: string;
  searchText: string;
  /** `SEARCH_SCHEMA` when they were made. */
  searchSchema: number;
  /** Its place in the order in which posts are picked at random. */
  pickKey: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  version: number;
};

export type TrashedBlogTable = BlogTable & { deletedAt: string };

/** How often a post was read on a day; nothing is stored about the readers. */
export type PostReadTable = {
  blogId: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
};
