import { line, lines, list, picture } from "../fields.ts";
import type { InLanguage } from "../languages.ts";
import { type BodyOfKind, kind } from "./kind.ts";

/** Fixed: one public page each. */
export const PACKAGE_IDS = ["umrah", "hajj", "tours", "student-visa", "work-visa"] as const;

export type PackageId = (typeof PACKAGE_IDS)[number];

/** In the order of the page; wire names of the specification. */
export const packageKind = kind("package", {
  title: line(),
  bannerimageUrl: picture(),
  description: lines(),
  services: list(),
  secondtitle: line(),
  secondimageUrl: picture(),
  middleparagraph: lines(),
  servicesdescriptiontitle: line(),
  servicesdescription: list(),
  finalparagraph: lines(),
});

export type Package = BodyOfKind<typeof packageKind> &
  InLanguage & { _id: PackageId; version: number };
