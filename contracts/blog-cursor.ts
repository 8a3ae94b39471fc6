import { z } from "zod";

/** A place in the list of posts: what follows it is the next page, whatever came before it meanwhile. */
export type BlogPlace = { createdAt: string; _id: string };

export const cursorOf = ({ createdAt, _id }: BlogPlace): string => `${createdAt}_${_id}`;

const RULE = "must be what Link gave";

export const blogCursor = z
  .string(RULE)
  .max(200, RULE)
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_./, RULE)
  .transform((cursor): BlogPlace => {
    const end = cursor.indexOf("_");
    return { createdAt: cursor.slice(0, end), _id: cursor.slice(end + 1) };
  });
