/** Without the lines that two texts have in common. */
export function withoutShared(one: string, other: string): (text: string) => string {
  const others = new Set(other.split("\n"));
  const shared = new Set(one.split("\n").filter((line) => others.has(line)));
  return (text) =>
    text
      .split("\n")
      .filter((line) => !shared.has(line))
      .join("\n");
}
