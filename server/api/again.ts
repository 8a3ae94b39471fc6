import { z } from "zod";

/** Of whoever makes something, and sends it again where no answer came: it is made once. */
export const again = z.object({
  "idempotency-key": z
    .uuid()
    .optional()
    .describe(
      "The same each time that it is sent: with other words it is changed, not made anew (a note where it was written on)",
    ),
});
