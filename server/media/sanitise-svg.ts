import { Parser } from "htmlparser2";
import sanitizeHtml, { type Attributes } from "sanitize-html";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

const SHAPES =
  "g defs symbol use switch a title desc path rect circle ellipse line polyline polygon";
const WORDS = "text tspan textPath";
const PAINT = "linearGradient radialGradient stop pattern clipPath mask marker style";
const EFFECTS =
  "filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence";

/** Nothing that runs, moves, embeds or fetches: no script, animation, image, foreignObject. */
const TAGS = `svg ${SHAPES} ${WORDS} ${PAINT} ${EFFECTS}`.split(" ");

/** Attributes of geometry, paint and text. No event handler is among them. */
const ATTRIBUTES =
  /^(id|class|style|xml:space|(xlink:)?href|d|[xyrzk]|[xy][12]|[cdfr][xyr]|width|height|viewBox|points|pathLength|offset|transform|version|role|preserveAspectRatio|(gradient|pattern|clipPath|mask|maskContent|patternContent|filter|primitive|marker)(Units|Transform)|spreadMethod|orient|(ref)[XY]|marker(Width|Height)|startOffset|textLength|lengthAdjust|rotate|systemLanguage|in2?|result|mode|type|values|tableValues|slope|intercept|amplitude|exponent|operator|k[1-4]|std(Deviation)|radius|baseFrequency|numOctaves|seed|stitchTiles|(fill|stroke|clip|font|text|letter|word|dominant|alignment|baseline|color|flood|stop|marker|paint|shape|image|vector|writing)(-[a-z]+)*|mask|filter|opacity|display|visibility|overflow|direction|unicode-bidi|isolation|mix-blend-mode)$/;

const PARSER = { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false };

/** Deeper than any drawing program goes; the sanitiser takes the square of the depth. */
const MAX_DEPTH = 200;

/** Only parts of the drawing itself are named. */
const OWN_PART = /^\s*#[^\s]+\s*$/;
const OWN_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** No import, no font, no address, and nothing written so that it is hard to see. */
function isPlainCss(css: string): boolean {
  return !/url|image|@|\\|[<&]|expression|javascript|behavior|binding/i.test(
    css.replace(OWN_URL, ""),
  );
}

/**
 * A drawing as it may be shown to visitors: document types, entities, scripts and every address that
 * leads out of the drawing are gone. Running it again changes nothing.
 * @returns null when no drawing is left
 */
export function sanitiseSvg(svg: string): string | null {
  if (isDeep(svg)) return null;
  const clean = sanitizeHtml(svg, {
    allowedTags: TAGS,
    allowedAttributes: false,
    // Their rules are looked at below.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    disallowedTagsMode: "completelyDiscard",
    parser: PARSER,
    transformTags: {
      "*": (tagName, attribs) => ({ tagName, attribs: plainAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, text }) => tag === "style" && !isPlainCss(text),
  });
  // What stood before the root of a document type is text here.
  const start = clean.search(/<svg[\s>]/);
  const end = clean.lastIndexOf("</svg>");
  return start >= 0 && end > start ? clean.slice(start, end + "</svg>".length) : null;
}

function plainAttributes(tag: string, attribs: Attributes): Attributes {
  const kept = Object.entries(attribs).filter(([name, value]) => isPlain(name, value));
  const isDrawing = tag === "svg";
  return {
    ...(isDrawing ? { xmlns: SVG_NAMESPACE, "xmlns:xlink": "http://www.w3.org/1999/xlink" } : {}),
    ...Object.fromEntries(kept),
  };
}

function isPlain(name: string, value: string): boolean {
  if (!ATTRIBUTES.test(name)) return false;
  return name.endsWith("href") ? OWN_PART.test(value) : isPlainCss(value);
}

function isDeep(svg: string): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        deepest = Math.max(deepest, depth);
        if (deepest > MAX_DEPTH) parser.pause();
      },
      onclosetag() {
        depth -= 1;
      },
    },
    PARSER,
  );
  parser.write(svg);
  return deepest > MAX_DEPTH;
}
