import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import * as words from "#i18n/bn/site/shell.ts";
import { directions } from "#i18n/language-names.ts";
import { readIn } from "#server/content/read-in.ts";
import { inLanguage } from "#tests/support/in-language.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const IN_ENGLISH = "/blog/six-quiet-days-turkish-coast";
const PATHS = [
  ...["/", "/about", "/contact", "/get-started", "/privacy-policy", "/trust", "/blog"],
  ...["/packages/umrah", "/packages/tours", "/work-visa", "/search?q=umrah"],
  ...["/work-visa/papers/malaysia", "/work-visa/papers/malaysia/driver"],
  ...["/work-visa/papers/other", "/work-visa/papers/start"],
  "/get-started?topic=work-visa&visa=work-malaysia",
  IN_ENGLISH,
];

type Place = { lang: string; dir: string; isApart: boolean };
type Piece = Place & { text: string };

const APART = ["bdi", "script", "style", "code", "svg"];

/** Each text of a page, with the language and the direction that are marked there. */
function piecesOf(html: string, around: Place): Piece[] {
  const pieces: Piece[] = [];
  const places = [around];
  const parser = new Parser({
    onopentag(name, { lang, dir, href = "" }) {
      const { lang: outer, dir: way, isApart } = places.at(-1) ?? around;
      places.push({
        ...{ lang: lang ?? outer, dir: dir ?? way },
        // A number of a telephone is written as it is dialled.
        isApart: isApart || APART.includes(name) || href.startsWith("tel:"),
      });
    },
    onclosetag: () => void places.pop(),
    ontext(text) {
      if (text.trim()) pieces.push({ ...(places.at(-1) ?? around), text: text.trim() });
    },
  });
  parser.end(html);
  return pieces;
}

const SCRIPTS = { bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u };
/** Names are written with capitals. */
const SENTENCE = /[a-z]{2,} [a-z’]+ [a-z]{2,}/;

/** Where links and forms of a page lead, but for those that say that they lead to another language. */
function waysIn(html: string): string[] {
  const ways: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, action, hreflang }) {
      if (name === "a" && hreflang === undefined && href) ways.push(href);
      if (name === "form" && action) ways.push(action);
    },
  });
  parser.end(html);
  return [...new Set(ways)];
}

async function openIn(language: OtherLanguage) {
  const opened = await openTestSite({ demo: true });
  await opened.site.languages.show(OTHER_LANGUAGES, { by: null });
  const { visitsTo } = await inLanguage<typeof import("#tests/support/open-test-pages.tsx")>(
    language,
    "#tests/support/open-test-pages.tsx",
  );
  const site = readIn(opened.site, language);
  const visit = visitsTo({ ...opened, site }, `/${language}`);
  const around = { lang: language, dir: directions[language], isApart: false };
  const shown = async (path: string) => {
    const { html } = await visit(path);
    return { pieces: piecesOf(html, around), ways: waysIn(html) };
  };
  return { visit, shown };
}

/** The language that a text is plainly in; null: it may be in any. */
function spokenIn(text: string): Language | null {
  if (SCRIPTS.bn.test(text)) return "bn";
  if (SCRIPTS.ar.test(text)) return "ar";
  return SENTENCE.test(text) ? "en" : null;
}

function faultsOf({ text, lang, dir }: Piece, own: OtherLanguage): string[] {
  const spoken = SCRIPTS[own].test(text) ? own : spokenIn(text);
  if (spoken && spoken !== lang) return [`${text} is marked as ${lang}`];
  // One word runs its own way in any line.
  const isLine = spoken !== null && text.includes(" ");
  const isWrongWay = isLine && dir !== "auto" && dir !== directions[spoken];
  const isOfOthers = own === "bn" && lang === "bn" && /\d/.test(text);
  return [
    ...(isWrongWay ? [`${text} runs ${dir}`] : []),
    ...(isOfOthers ? [`${text} is in Latin digits`] : []),
  ];
}

test.each(OTHER_LANGUAGES)(
  "%s: what a page says in another language is marked, and runs its own way; numbers are in its digits; whatever is pressed, one stays in it",
  async (language) => {
    const { shown } = await openIn(language);
    // In the admin area each person has a language of their own.
    const own = new RegExp(`^/(${language}|admin)(?=[/?#]|$)|^[?#]|^[a-z]+:`);
    const faults: string[] = [];
    for (const path of PATHS) {
      const { pieces, ways } = await shown(path);
      for (const piece of pieces) {
        if (piece.isApart) continue;
        faults.push(...faultsOf(piece, language).map((fault) => `${path}: ${fault}`));
      }
      for (const way of ways) if (!own.test(way)) faults.push(`${path}: leads to ${way}`);
    }
    expect(faults).toEqual([]);
  },
);

test("a post that is not translated yet is told in English: it says so, to machines and in lists too", async () => {
  const { visit } = await openIn("bn");
  const told = async (path: string) => {
    const { html, meta } = await visit(path);
    const [, language] = /"BlogPosting".*?"inLanguage":"(..)"/.exec(JSON.stringify(meta)) ?? [];
    return [language, html.includes(words.notTranslated.title)];
  };
  expect(await told(IN_ENGLISH)).toEqual(["en", true]);
  expect(await told("/blog/first-umrah-with-elderly-parents")).toEqual(["bn", false]);
  const cards = (await visit("/blog")).html.split("<article").slice(1);
  const saySo = cards.map((card) => card.includes(`<small>${words.inEnglish}</small>`));
  // Those of the language come first.
  expect([saySo[0], saySo.at(-1), saySo]).toEqual([false, true, saySo.toSorted()]);
  expect(cards.map((card) => /class="title" lang="en" dir="ltr"/.test(card))).toEqual(saySo);
});
