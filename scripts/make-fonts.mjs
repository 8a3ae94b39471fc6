// Makes app/ui/fonts again: what pages need of six families, and nothing else. By hand, when a
// version below or a list of letters changes; the files are committed, no build runs this. It needs npm, tar, and
// Python 3 with fonttools and brotli: `python3 -m pip install fonttools brotli`, or PYTHON=…/bin/python3.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const VERSION = "5.3.0";
const OUT = "app/ui/fonts";
const TRIM = path.resolve("scripts/trim-font.py");
const ADD_MARKS = path.resolve("scripts/add-marks.py");
const { PYTHON = "python3" } = process.env;

const BANGLA =
  "981-983,985-98B,98F-990,993-9A8,9AA-9B0,9B2,9B6-9B9,9BC-9BD,9BE-9C3,9C7-9C8,9CB-9CE,9D7,9DC-9DD,9DF,9E6-9EF,9F3,964-965,200C-200D,25CC";
const ARABIC =
  "60C,61B,61F,621-63A,640-655,660-66D,670-671,67E,686,698,6A4,6A9,6AF,6CC,6F0,6D4,FDFA-FDFB,FD3E-FD3F,200C-200F";

/** Conjuncts and the like, not only those that no text does without. */
const EVERY_FORM = "--layout-features=*";
/** Of a word that stands alone: how its letters join, and nothing that marks or pairs would need. */
const ONE_WORD = ["--layout-features=init,medi,fina", "--drop-tables+=GDEF,GPOS", "--name-IDs="];

/** What stands between Bangla words, drawn by the same hands: Latin letters can come later. */
const MARKS_OF_BANGLA =
  "20-22,25,27-29,2B-2F,3A-3B,3F,A0,A9,AB,B7,BB,2013-2014,2018-2019,201C-201D,2022,2026";

/** What English is written in, and the quotes of Arabic: most pages ask for no other Latin letter. */
const BASIC =
  "20-22,24-3B,3D,3F-5A,5F,61-7A,A0,A9,AB,AD,B7,BB,D7,2013-2014,2018-2019,201C-201D,2022,2026";
const BESIDE_BASIC = "23,3C,3E,5B-5E,60,7B-7E";

/** Headings need fewer of them, in fewer weights. */
const OF_HEADINGS = {
  basic: "20-22,26-29,2C-3B,3F,41-5A,61-7A,A0,AD,2013-2014,2018-2019,201C-201D,2026",
  others: "23-25,2A-2B,3C-3E,40,5B-60,7B-7E,A9,AB,B7,BB,D7,2022",
};

/**
 * Latin letters, in the weights that are used, without what nobody asks for, their curves on a grid of `snapsTo` units
 * (text is small: there it may be coarser). What pages ask for before they are painted pairs as it does in the weight
 * `pairsAt`, which most of it has, and says neither its weights' names nor its own: so each fits into eight packets.
 * Their hints are a few bytes that say: none. Without them some systems draw them wider.
 */
const AS_IT_IS = ["--hinting"];
const NAMELESS = ["--name-IDs=0", "--drop-tables+=STAT"];
const FEATURES_OF_TEXT = "--layout-features=calt,ccmp,kern,liga,locl,mark,pnum,rvrn,tnum";
const FEATURES_OF_HEADINGS = "--layout-features=calt,ccmp,kern,liga,locl,rvrn";
/** Letters with accents, those among them that are put together; what they stand beside is in the other file. */
const ACCENTS =
  "41-5A,61-7A,A1-A8,AA,AC,AE-B6,B8-BA,BC-D6,D8-2012,2015-2017,201A-201B,201E-2021,2027-FFFF";
const withAccents = (others) => [
  `--unicodes=${ACCENTS},${others}`,
  "--layout-features=ccmp,locl,mark,rvrn",
  ...AS_IT_IS,
];

const ARABIC_LETTERS = [`--unicodes=${ARABIC}`, EVERY_FORM, ...NAMELESS];

const FONTS = [
  {
    from: "@fontsource-variable/newsreader",
    file: "newsreader-latin-wght-normal",
    makes: [
      {
        name: "newsreader-430-560",
        weight: "430:560",
        snapsTo: 8,
        pairsAt: 490,
        letters: [
          `--unicodes=${OF_HEADINGS.basic}`,
          FEATURES_OF_HEADINGS,
          ...AS_IT_IS,
          ...NAMELESS,
        ],
      },
      {
        name: "newsreader-accents-430-560",
        weight: "430:560",
        snapsTo: 3,
        letters: withAccents(OF_HEADINGS.others),
      },
    ],
  },
  {
    from: "@fontsource-variable/newsreader",
    file: "newsreader-latin-wght-italic",
    makes: [
      {
        name: "newsreader-italic-400-720",
        weight: "400:720",
        snapsTo: 3,
        letters: [`--unicodes=${BASIC}`, FEATURES_OF_TEXT, ...AS_IT_IS],
      },
      {
        name: "newsreader-italic-accents-400-720",
        weight: "400:720",
        snapsTo: 3,
        letters: withAccents(BESIDE_BASIC),
      },
    ],
  },
  {
    from: "@fontsource-variable/public-sans",
    file: "public-sans-latin-wght-normal",
    makes: [
      {
        name: "public-sans-400-720",
        weight: "400:720",
        snapsTo: 4,
        pairsAt: 460,
        letters: [`--unicodes=${BASIC}`, FEATURES_OF_TEXT, ...AS_IT_IS, ...NAMELESS],
      },
      {
        name: "public-sans-accents-400-720",
        weight: "400:720",
        snapsTo: 4,
        letters: withAccents(BESIDE_BASIC),
      },
    ],
  },
  {
    from: "@fontsource/tiro-bangla",
    file: "tiro-bangla-bengali-400-normal",
    makes: [
      {
        name: "tiro-bangla-400",
        snapsTo: 8,
        letters: [`--unicodes=${BANGLA}`, EVERY_FORM, ...NAMELESS],
        marks: "tiro-bangla-latin-400-normal",
      },
    ],
  },
  {
    from: "@fontsource-variable/noto-sans-bengali",
    file: "noto-sans-bengali-bengali-wght-normal",
    makes: [
      {
        name: "noto-sans-bengali-400-640",
        snapsTo: 16,
        weight: "400:640",
        pairsAt: 460,
        letters: [`--unicodes=${BANGLA}`, EVERY_FORM, ...NAMELESS],
        marks: "noto-sans-bengali-latin-wght-normal",
      },
      // The language's own name, on pages of the others.
      { name: "bangla-name", weight: "560", letters: ["--text=বাংলা", ...ONE_WORD] },
    ],
  },
  {
    from: "@fontsource-variable/markazi-text",
    file: "markazi-text-arabic-wght-normal",
    makes: [
      {
        // The weight of headings, in which openings stand too: all weights would be 10 KB more.
        name: "markazi-text-500",
        snapsTo: 8,
        weight: "500",
        letters: ARABIC_LETTERS,
      },
    ],
  },
  {
    from: "@fontsource/ibm-plex-sans-arabic",
    file: "ibm-plex-sans-arabic-arabic-400-normal",
    makes: [{ name: "plex-sans-arabic-400", snapsTo: 8, letters: ARABIC_LETTERS }],
  },
  {
    from: "@fontsource/ibm-plex-sans-arabic",
    file: "ibm-plex-sans-arabic-arabic-600-normal",
    makes: [
      { name: "plex-sans-arabic-600", snapsTo: 8, letters: ARABIC_LETTERS },
      { name: "arabic-name", letters: ["--text=العربية", ...ONE_WORD] },
    ],
  },
];

const folder = mkdtempSync(path.join(tmpdir(), "rihla-fonts-"));
const run = (program, ...args) =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });

/** @param weight as fontTools writes it, "400:640"; none leaves the file as it is */
function cut(file, weight) {
  const source = `package/files/${file}.woff2`;
  if (!weight) return source;
  run(PYTHON, "-m", "fontTools.varLib.instancer", "-q", source, `wght=${weight}`, "-o", "cut.ttf");
  return "cut.ttf";
}

const subset = (source, options, to) =>
  run(PYTHON, "-m", "fontTools.subset", source, "--no-hinting", `--output-file=${to}`, ...options);

for (const { from, file, makes } of FONTS) {
  const archive = run("npm", "pack", "--silent", `${from}@${VERSION}`).trim();
  run("tar", "xzf", archive);
  copyFileSync(
    path.join(folder, "package/LICENSE"),
    path.join(OUT, `LICENSE-${path.basename(from)}.txt`),
  );
  for (const { name, weight, letters, marks, snapsTo, pairsAt } of makes) {
    const to = path.resolve(OUT, `${name}.woff2`);
    subset(cut(file, weight), [...letters, "--flavor=woff2"], to);
    if (marks) {
      const between = [`--unicodes=${MARKS_OF_BANGLA}`, "--layout-features="];
      subset(cut(marks, weight), between, "marks.ttf");
      run(PYTHON, ADD_MARKS, to, "marks.ttf");
    }
    if (snapsTo) run(PYTHON, TRIM, to, ...[snapsTo, pairsAt].filter(Boolean).map(String));
  }
  rmSync(path.join(folder, "package"), { recursive: true });
}
rmSync(folder, { recursive: true });
