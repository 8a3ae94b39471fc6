export type RtfPicture = {
  /** Null: of a kind that browsers cannot show. */
  file: { type: "image/png" | "image/jpeg"; bytes: Uint8Array<ArrayBuffer> } | null;
  /** Pixels, 96 to the inch; 0 is unknown. */
  width: number;
  height: number;
};

/** Characters; more is no text that somebody selected. */
const LONGEST_RTF = 150_000_000;
const MOST_PICTURES = 200;
const DEEPEST = 500;
const TWIPS_PER_PX = 15;

/** Holds pictures that are not of the text, or the same once more. */
const ASIDE =
  /^(nonshppict|listpicture|header[lrf]?|footer[lrf]?|background|objdata|picprop|blipuid|themedata|datastore|fonttbl|stylesheet)$/;

const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\\*|\\'[\da-f]{2}|\\[^a-z]|[{}]|[^\\{}]+/gi;

type Group = {
  isAside: boolean;
  /** It began with `\pict`. */
  picture: (RtfPicture & { kind: "image/png" | "image/jpeg" | null; hex: string[] }) | null;
};

/** The pictures of a text in RTF, in its order: Word puts them there, and not into its HTML. */
export function rtfPictures(rtf: string): RtfPicture[] {
  if (!rtf.startsWith("{\\rtf") || rtf.length > LONGEST_RTF) return [];
  const found: RtfPicture[] = [];
  const open: Group[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
    const [text, word, number] = token;
    const group = open.at(-1);
    if (text === "{") {
      if (open.length >= DEEPEST) return [];
      open.push({ isAside: group?.isAside ?? false, picture: null });
    } else if (text === "}") {
      open.pop();
      if (group?.picture && !group.isAside) found.push(finished(group.picture));
      if (found.length >= MOST_PICTURES) return found;
    } else if (!group) continue;
    else if (word === "bin") TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word) command(group, word.toLowerCase(), Number(number ?? 0));
    else if (group.picture && !text.startsWith("\\")) group.picture.hex.push(text);
  }
  return found;
}

function command(group: Group, word: string, number: number): void {
  if (ASIDE.test(word)) group.isAside = true;
  if (word === "pict") {
    group.picture = { file: null, width: 0, height: 0, kind: null, hex: [] };
  }
  const { picture } = group;
  if (!picture) return;
  if (word === "pngblip") picture.kind = "image/png";
  if (word === "jpegblip") picture.kind = "image/jpeg";
  if (word === "picwgoal") picture.width = Math.round(number / TWIPS_PER_PX);
  if (word === "pichgoal") picture.height = Math.round(number / TWIPS_PER_PX);
}

function finished({ kind, hex, width, height }: NonNullable<Group["picture"]>): RtfPicture {
  const bytes = kind && bytesOf(hex.join(""));
  return { width, height, file: kind && bytes ? { type: kind, bytes } : null };
}

/** Null: not what it should be. */
function bytesOf(written: string): Uint8Array<ArrayBuffer> | null {
  const hex = written.replace(/\s+/g, "");
  if (hex.length === 0 || hex.length % 2 === 1 || /[^\da-f]/i.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  }
  return bytes;
}
