import { Parser } from "htmlparser2";

/** Elements that stand inside a word or beside its full stop. */
const INLINE = new Set(["a", "b", "code", "em", "i", "s", "span", "strong", "sub", "sup", "u"]);

/** The words of HTML, with one space between its blocks; a tag that is cut off is no word. */
export function plainText(html: string): string {
  let text = "";
  const divide = (name: string) => {
    if (!INLINE.has(name)) text += " ";
  };
  const parser = new Parser({
    ontext: (words) => {
      text += words;
    },
    onopentagname: divide,
    onclosetag: divide,
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
