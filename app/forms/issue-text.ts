const REFUSED = "is refused: ";

/** An issue of the API as a sentence: "must not be empty" is said of its field. */
export function issueText(label: string, message: string): string {
  if (message.startsWith(REFUSED)) return message.slice(REFUSED.length);
  const isSentence = /^[^\p{Ll}]/u.test(message);
  return isSentence ? message : `${label} ${message}${/[.!?]$/.test(message) ? "" : "."}`;
}

/** The same for all of them, by field name. */
export function issueTexts(
  issues: { path: string; message: string }[],
  labelOf: (field: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path, issueText(labelOf(path), message)]),
  );
}
