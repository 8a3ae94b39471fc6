/** Heads of the report for spreadsheets, and what stands in it. */
export const importHeads = {
  number: "Number",
  kind: "Kind",
  title: "Title",
  state: "What becomes of it",
  old: "Old address",
  link: "Address here",
  notes: "Notes",
} as const;

export const importKinds = {
  post: "Post",
  page: "Page",
  home: "Home page",
  package: "Package",
  other: "Something else",
} as const;

export const importStates = {
  planned: "Would come",
  made: "Came",
  draft: "Came as a draft",
  known: "Was here already",
  out: "Left out",
  undone: "Undone",
  kept: "Could not be undone",
} as const;
