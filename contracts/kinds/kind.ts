import type { BodyOf, Fields } from "../field-types.ts";

/** Something that staff write and visitors read. */
export type Kind<F extends Fields = Fields> = { name: string; fields: F };

export const kind = <F extends Fields>(name: string, fields: F): Kind<F> => ({ name, fields });

export type BodyOfKind<K extends Kind> = BodyOf<K["fields"]>;
