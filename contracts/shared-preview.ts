import { z } from "zod";

const expiresAt = z.iso.datetime();

/** Said once, when it is made: only a hash of its secret is stored. */
export const sharedPreviewSchema = z
  .object({ link: z.url().describe("The address to give away"), expiresAt })
  .meta({ id: "SharedPreview" });

/** That there is one. */
export const previewStateSchema = z
  .object({ expiresAt, by: z.object({ name: z.string() }) })
  .meta({ id: "PreviewState" });

export type SharedPreview = z.infer<typeof sharedPreviewSchema>;
export type PreviewState = z.infer<typeof previewStateSchema>;
