/** The most letters that are typed to search, or that a type has in an address. */
export const BLOG_SEARCH_LENGTH = 200;
