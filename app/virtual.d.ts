/** Address of the file that offers a page in another language. */
declare module "virtual:language-hint" {
  const file: string;
  export default file;
}

/** Address of the file that edits pages where they stand: no route loads it. */
declare module "virtual:on-page" {
  const file: string;
  export default file;
}
