import { z } from "zod";

export const slideSchema = z
  .object({
    _id: z.string(),
    content: z.string().describe("Heading"),
    subcontent: z.string(),
    bgImage: z.string(),
    link: z.string(),
  })
  .meta({ id: "Slide" });

export type Slide = z.infer<typeof slideSchema>;

/** Wire names of the specification; the first element of `GET /api/home` is used. */
export const homeSchema = z
  .object({
    _id: z.string(),
    marquee: z.string(),
    Slide: z.array(slideSchema),
    secondSecimg1: z.string(),
    secondSecimg2: z.string(),
    video: z.string().describe("A YouTube video id"),
    secondSecPara1: z.string(),
    secondSecPara2: z.string(),
    secondSecheading: z.string(),
    thirdSecheading: z.string(),
    thirdSecPara: z.string(),
    ContactSecHeading: z.string(),
    ContactSecPara: z.string(),
    ContactSecNumber: z.string(),
    ContactSecNumber2: z.string(),
    mail: z.string(),
    ContactSecImage: z.string(),
    version: z.int().min(1),
  })
  .meta({ id: "Home" });

export type Home = z.infer<typeof homeSchema>;
