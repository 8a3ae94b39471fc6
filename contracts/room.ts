import { z } from "zod";

/** On the disk that the site lies on, when there was too little. */
export const roomSchema = z
  .object({
    freeBytes: z.int().min(0),
    neededBytes: z
      .int()
      .min(0)
      .describe("To be free: what was to come, and what is kept for the owner"),
  })
  .meta({ id: "Room" });

export type Room = z.infer<typeof roomSchema>;
