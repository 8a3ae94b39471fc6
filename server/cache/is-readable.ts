/** @param part a path or a query, still encoded */
export function isReadable(part: string): boolean {
  try {
    return !decodeURIComponent(part.replaceAll("+", " ")).includes("\0");
  } catch {
    return false;
  }
}
