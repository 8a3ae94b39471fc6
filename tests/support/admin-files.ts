import { readFileSync } from "node:fs";

type Chunk = Record<"imports" | "dynamicImports" | "css" | "assets", string[] | undefined> & {
  file: string;
  isEntry?: boolean;
};

const read = (name: string) => JSON.parse(readFileSync(`build/manifest/${name}.json`, "utf8"));

const MANIFEST: Record<string, Chunk> = read("manifest");
/** What each file was made of: our sources and those of packages. */
const MODULES: Record<string, string[]> = read("modules");

const ADMIN_SOURCE = /^app\/(routes\/)?admin\//;
const EDITOR_SOURCE = /^node_modules\/(@tiptap|prosemirror-\w+)\//;

/** Every file that these entries bring along, at once or later. */
function filesFrom(entries: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const walk = (name: string) => {
    const chunk = MANIFEST[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  entries.forEach(walk);
  return files;
}

const filesHolding = (source: RegExp) =>
  Object.keys(MODULES).filter((file) => MODULES[file]?.some((module) => source.test(module)));

/** From the build itself: what only the admin area needs, and whatever holds a piece of it. */
export function adminFiles(): { all: Set<string>; editor: string[] } {
  const entries = Object.keys(MANIFEST).filter((name) => MANIFEST[name]?.isEntry);
  const isAdmin = (name: string) => ADMIN_SOURCE.test(name);
  const forVisitors = filesFrom(entries.filter((name) => !isAdmin(name)));
  const onlyAdmin = [...filesFrom(entries.filter(isAdmin))].filter(
    (file) => !forVisitors.has(file),
  );
  const editor = filesHolding(EDITOR_SOURCE);
  return { all: new Set([...onlyAdmin, ...filesHolding(ADMIN_SOURCE), ...editor]), editor };
}
