import type { Package } from "#contracts/package.ts";
import type { ApiAnswer } from "../call-api.ts";
import { callApi } from "../call-api.ts";
import { listToText, textToList } from "./comma-list.ts";

/** A package as it is edited: its two lists as text. */
export type PackageForm = Omit<Package, "services" | "servicesdescription"> & {
  services: string;
  servicesdescription: string;
};

type PackageField = {
  name: Exclude<keyof PackageForm, "_id" | "version">;
  label: string;
  hint: string;
  kind: "line" | "text" | "list" | "picture";
  /** What the items of a list are called, counted. */
  items?: [one: string, many: string];
};

/** In the order of the public page. */
export const PACKAGE_FIELDS: PackageField[] = [
  { name: "title", label: "Title", hint: "Large words on the banner.", kind: "line" },
  {
    name: "bannerimageUrl",
    label: "Banner picture",
    hint: "Choose one, or give the address of any picture.",
    kind: "picture",
  },
  { name: "description", label: "Description", hint: "The first thing people read.", kind: "text" },
  {
    name: "services",
    label: "Services",
    hint: "Separate with a comma and a space",
    kind: "list",
    items: ["service", "services"],
  },
  { name: "secondtitle", label: "Second title", hint: "Beside the window picture.", kind: "line" },
  {
    name: "secondimageUrl",
    label: "Second picture",
    hint: "Stands in a window, so its middle shows.",
    kind: "picture",
  },
  { name: "middleparagraph", label: "Middle paragraph", hint: "Under it.", kind: "text" },
  {
    name: "servicesdescriptiontitle",
    label: "Title of the highlighted list",
    hint: "For example: How it works, step by step.",
    kind: "line",
  },
  {
    name: "servicesdescription",
    label: "Highlighted list",
    hint: "Separate with a comma and a space",
    kind: "list",
    items: ["step", "steps"],
  },
  { name: "finalparagraph", label: "Final paragraph", hint: "The last words.", kind: "text" },
];

export function toForm(pack: Package): PackageForm {
  return {
    ...pack,
    services: listToText(pack.services),
    servicesdescription: listToText(pack.servicesdescription),
  };
}

/**
 * A list whose text nobody touched stays as it was stored, commas and all.
 * @param known the versions that the server has given, the text may be of any
 */
export function toPackage(form: PackageForm, known: Package[]): Package {
  const list = (name: "services" | "servicesdescription") =>
    known.find((pack) => listToText(pack[name]) === form[name])?.[name] ?? textToList(form[name]);
  return {
    ...form,
    services: list("services"),
    servicesdescription: list("servicesdescription"),
  };
}

export async function savePackage(
  form: PackageForm,
  known: Package[],
): Promise<{ answer: ApiAnswer<PackageForm>; saved?: Package; current?: Package | undefined }> {
  const path = `/api/package/${form._id}`;
  const answer = await callApi<Package>("PUT", path, toPackage(form, known));
  if (answer.isOk) return { answer: { ...answer, data: toForm(answer.data) }, saved: answer.data };
  const { current } = answer;
  return { answer: { ...answer, current: current && toForm(current) }, current };
}

export function packageLabelOf(name: string): string {
  return PACKAGE_FIELDS.find((field) => field.name === name)?.label ?? name;
}
