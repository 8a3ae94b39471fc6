/** The code of an error of Node's, SQLite's or PostgreSQL's; empty for any other. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
