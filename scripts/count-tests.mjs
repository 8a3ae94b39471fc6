import { readFileSync } from "node:fs";

export function counted(isGood, file, read) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return [0, 1];
  }
  const [passed, failed] = counts;
  return isGood && passed > 0 ? counts : [passed, Math.max(1, failed)];
}
