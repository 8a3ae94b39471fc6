/** Address of the file that edits pages where they stand: no route loads it. */
declare module "virtual:on-page" {
  const file: string;
  export default file;
}
