import { z } from "zod";
import { writable } from "./read-only.ts";
import { address, emailAddress, line, lines, phoneNumber } from "./written-text.ts";

export const MAX_SLIDES = 20;

const slideWriteSchema = z.strictObject({
  _id: line(100).optional().describe("Of a slide that is there already; a new one gets its own"),
  content: line(),
  subcontent: lines(1000),
  bgImage: address,
  link: address,
});

/** Every field must be given; the specification's form wants text in each, the door does not. */
export const homeWriteSchema = writable({
  marquee: lines(1000),
  Slide: z
    .array(slideWriteSchema, "must be a list of slides")
    .max(MAX_SLIDES, `must have at most ${MAX_SLIDES} slides`),
  secondSecimg1: address,
  secondSecimg2: address,
  video: line(100).describe("A YouTube video id"),
  secondSecPara1: lines(),
  secondSecPara2: lines(),
  secondSecheading: line(),
  thirdSecheading: line(),
  thirdSecPara: lines(),
  ContactSecHeading: line(),
  ContactSecPara: lines(),
  ContactSecNumber: phoneNumber,
  ContactSecNumber2: phoneNumber,
  mail: emailAddress,
  ContactSecImage: address,
});

export type HomeWrite = z.infer<typeof homeWriteSchema>;
