import { Parser } from "htmlparser2";
import { DomainError } from "#server/errors/domain-error.ts";

/** What stands in an element of a WordPress file, by its name; of several the last, of `category` and `wp:postmeta` all. */
export type XmlItem = {
  fields: Record<string, string>;
  categories: { domain: string; name: string }[];
  meta: Record<string, string>;
  comments: number;
  isTooLong: boolean;
};

/** Deeper than any such file is. */
const DEEPEST = 100;
/** Characters: more than a text of ours may have. */
const LONGEST = 2_000_000;
/** Characters of all parts of one item that are kept, with what each takes besides: a hostile file has millions. */
const MOST_KEPT = 8_000_000;
const A_PART = 100;
/** Characters of one part, which the parser holds until its end: a file whose end of it is missing is held whole. */
const LONGEST_PART = 50_000_000;

const newItem = (): XmlItem => ({
  fields: {},
  categories: [],
  meta: {},
  comments: 0,
  isTooLong: false,
});

/**
 * The items of a WordPress file.
 * @throws DomainError "import-not-wordpress", "import-damaged" where its end is missing or it is none of ours
 */
export async function* xmlItems(text: AsyncGenerator<string>): AsyncGenerator<XmlItem> {
  let ready: XmlItem[] = [];
  let item: XmlItem | null = null;
  let meta = { key: "", value: "" };
  let words: string[] = [];
  let length = 0;
  let attributes: Record<string, string> = {};
  const open: string[] = [];
  /** Of the item. */
  let kept = 0;
  let fault: DomainError | null = null;
  let hasEnded = false;
  let isEnding = false;
  /** Nothing came since the last one began: it may be one that ends at once. */
  let isFresh = false;
  let isWordPress = false;
  /** Since the last part ended. */
  let held = 0;

  const parser = new Parser(
    {
      onopentag(name, attribs) {
        held = 0;
        if (open.length === 0 && name !== "rss") fail("import-not-wordpress");
        open.push(name);
        // An item in an item: the end of the one before is missing.
        if (open.length > DEEPEST || (name === "item" && item)) fail("import-damaged");
        if (name === "item" && open.length === 3) {
          item = newItem();
          kept = 0;
        }
        if (name === "wp:comment" && item) item.comments += 1;
        if (name === "wp:postmeta") meta = { key: "", value: "" };
        words = [];
        length = 0;
        attributes = attribs;
        isFresh = true;
      },
      ontext(data) {
        held = 0;
        isFresh = false;
        length += data.length;
        if (length <= LONGEST) words.push(data);
        else if (item) item.isTooLong = true;
      },
      onclosetag(name, isImplied) {
        if (isEnding) return;
        held = 0;
        // Closed by what was around it: its own end is missing.
        if (isImplied && !isFresh) fail("import-damaged");
        isFresh = false;
        open.pop();
        if (name === "rss") hasEnded = true;
        if (name === "wp:wxr_version") isWordPress = true;
        if (item) end(name, item);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );

  function end(name: string, of: XmlItem): void {
    const text = ofItsOwn(words.join(""));
    words = [];
    if (name === "item") {
      ready.push(of);
      item = null;
    } else if (open.at(-1) === "item") {
      const { domain = "" } = attributes;
      kept += A_PART + name.length + text.length + domain.length + meta.key.length;
      if (kept > MOST_KEPT) of.isTooLong = true;
      else if (name === "category") of.categories.push({ domain, name: text.trim() });
      else if (name === "wp:postmeta") of.meta[meta.key] = meta.value;
      else of.fields[name] = text;
    } else if (open.at(-1) === "wp:postmeta") {
      if (name === "wp:meta_key") meta.key = text;
      else if (name === "wp:meta_value") meta.value = text.slice(0, 1000);
    }
  }

  function fail(code: "import-not-wordpress" | "import-damaged"): void {
    fault ??= new DomainError(code);
    parser.pause();
  }

  for await (const chunk of text) {
    held += chunk.length;
    if (held > LONGEST_PART) fail("import-damaged");
    else parser.write(chunk);
    if (fault) throw fault;
    if (ready.length > 0 && !isWordPress) throw new DomainError("import-not-wordpress");
    yield* ready;
    ready = [];
  }
  isEnding = true;
  parser.end();
  if (!isWordPress) throw new DomainError("import-not-wordpress");
  if (!hasEnded || fault) throw fault ?? new DomainError("import-damaged");
}

/** Characters. */
const SHORT = 2000;

/** A short text that is kept would hold on to all of the piece of the file that it was cut out of. */
const ofItsOwn = (text: string): string =>
  text.length <= SHORT ? Buffer.from(text, "utf16le").toString("utf16le") : text;
