/** Somewhere that is written. */
export type Writing = {
  /** Kind and id of the document. */
  document: string;
  /** Of its editor. */
  address: string;
  /** CSS selectors of what is typed in. */
  fields: readonly string[];
  /** Where it stands on the public page: a text is begun and kept by Enter. */
  isOnPage?: true;
};

const named = (...names: string[]) => names.map((name) => `[name="${name}"]`);

const PACKAGE = "package/umrah";

export const FORM: Writing = {
  document: PACKAGE,
  address: "/admin/package?package=umrah",
  fields: named("title", "description", "secondtitle", "middleparagraph", "finalparagraph"),
};

export const ON_PAGE: Writing = {
  document: PACKAGE,
  address: `/packages/umrah?preview=${PACKAGE}&edit`,
  fields: ["description", "middleparagraph", "finalparagraph"].map(
    (name) => `[data-key^="0 ${name} "] textarea`,
  ),
  isOnPage: true,
};

export const POST: Writing = {
  document: "post/post-24",
  address: "/admin/blog/edit/post-24",
  fields: [...named("title"), ".ProseMirror"],
};

/** Where what is public of each is read. */
export const DOORS: Record<string, string> = {
  [PACKAGE]: `/api/${PACKAGE}`,
  [POST.document]: "/api/blogs/post-24",
};
