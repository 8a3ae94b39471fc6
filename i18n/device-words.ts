import * as words from "./en/devices.ts";
import { fill } from "./fill.ts";

/** The first that is found counts: many browsers also name those that they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, words.browsers.edge],
  [/OPR\/|Opera/, words.browsers.opera],
  [/SamsungBrowser\//, words.browsers.samsung],
  [/Firefox\/|FxiOS\//, words.browsers.firefox],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, words.browsers.chrome],
  [/Version\/[\d.]+.*Safari\//, words.browsers.safari],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, words.systems.iphone],
  [/iPad/, words.systems.ipad],
  [/Android/, words.systems.android],
  [/CrOS/, words.systems.chromebook],
  [/Windows/, words.systems.windows],
  [/Mac OS X|Macintosh/, words.systems.mac],
  [/Linux/, words.systems.linux],
];

export const isPhone = (userAgent: string): boolean => /iPhone|iPad|Android/.test(userAgent);

/** "Chrome on Windows": as near as the name of a browser tells. */
export function deviceWords(userAgent: string): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(userAgent))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser && system) return fill(words.deviceOf, { browser, system });
  return browser ?? (system ? fill(words.someBrowser, { system }) : words.unknownDevice);
}
