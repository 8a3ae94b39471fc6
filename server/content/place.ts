/** Something that staff write and visitors read: "home/home", "package/umrah", "post/{_id}". */
export type Place = { kind: string; id: string };

/** Until languages come there is one. */
export const LANG = "en";
