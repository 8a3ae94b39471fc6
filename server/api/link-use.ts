import { z } from "zod";
import type { linkUseSchema } from "#contracts/blog-write.ts";

export const linkUseQuery = z.object({
  link: z.string(),
  except: z.string().optional().describe("Another than this"),
});

type Asked = z.infer<typeof linkUseQuery>;

/** @param there what has the link, if anything */
export const linkUse = (
  { link, except }: Asked,
  there: { _id: string; title: string } | null,
): z.infer<typeof linkUseSchema> => ({
  link,
  takenBy: there && there._id !== except ? { _id: there._id, title: there.title } : null,
});
