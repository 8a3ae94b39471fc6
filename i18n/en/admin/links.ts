export const choose = "Pages and posts of this site";
export const offered = { one: "{count} to choose from", other: "{count} to choose from" } as const;
