/** The address of another database of the same server. */
export const databaseAt = (url: string, name: string): string => new URL(`/${name}`, url).href;
