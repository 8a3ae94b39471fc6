export const beforePublic = "Before it goes public";
export const publishAnyway = "You can publish anyway. Each line leads to its place.";
export const ready = "Nothing to look at.";
export const check = "Check {count}";
export const found = {
  "no-alt": "A picture has no description",
  "dead-link": "A link leads nowhere",
  "draft-link": "A link leads to a draft",
  "heading-jump": "A heading jumps from {from} to {to}",
  "long-title": "The title is long for search engines",
  "no-picture": "There is no picture",
  "past-date": "A date is past: {date}",
} as const;
export const details = {
  "long-title": "{length} characters; about {most} are shown",
} as const;

/** Where a moment is chosen. */
export const thingsToLookAt = {
  one: "{count} thing to look at before it goes public.",
  other: "{count} things to look at before it goes public.",
} as const;
export const showThem = { one: "Show it", other: "Show them" } as const;
