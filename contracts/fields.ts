import { isFieldAddress } from "./address.ts";
import { isDay } from "./days.ts";
import { plainDigits } from "./digits.ts";
import type {
  FlagField,
  GroupField,
  ListField,
  NumberField,
  PartFields,
  RowsField,
  TextField,
  TextFields,
  TextRule,
  TextType,
} from "./field-types.ts";
import { areHours } from "./office-hours.ts";
import { tidyLine, withoutControls } from "./tidy.ts";

/**
 * What a field of a document is, said once: the schemas of the server, the forms of the admin area and
 * what both check come from it. Without zod, as the browser runs it while somebody types.
 */

type TextOptions = Partial<
  Pick<
    TextField,
    | "limit"
    | "isRequired"
    | "isOptional"
    | "isLong"
    | "isMark"
    | "isUnsearched"
    | "isSame"
    | "isName"
    | "initial"
  >
> & {
  note?: string;
  rule?: TextRule;
  tidy?: (text: string) => string;
};

const right: TextRule = () => null;

const text = (
  type: TextType,
  { limit = 300, tidy = tidyLine, rule = right, ...options }: TextOptions,
): TextField => ({
  type,
  limit,
  isRequired: false,
  isOptional: false,
  isLong: type === "lines",
  initial: "",
  tidy,
  rule,
  ...options,
});

export const line = (options: TextOptions = {}) => text("line", options);

export const lines = (options: TextOptions = {}) =>
  text("lines", { limit: 5000, tidy: withoutControls, ...options });

/** Letters with their tags. */
export const MOST_HTML = 500_000;

/** HTML; sanitised where it is stored. */
export const html = (options: TextOptions = {}) =>
  text("html", { limit: MOST_HTML, tidy: withoutControls, ...options });

const safeAddress: TextRule = (address) =>
  isFieldAddress(address) ? null : { code: "bad-address" };

/** Of a page. */
export const address = (options: TextOptions = {}) =>
  text("address", { limit: 2000, rule: safeAddress, ...options });

const webRule: TextRule = (url) =>
  isFieldAddress(url) && /^https?:\/\//i.test(url) ? null : { code: "bad-web-address" };

/** On another site. */
export const webAddress = ({ isOptional = false, ...options }: TextOptions = {}) =>
  address({
    isOptional,
    rule: (url) => (url === "" && isOptional ? null : webRule(url)),
    ...options,
  });

export const picture = (options: TextOptions = {}) =>
  text("picture", { limit: 2000, rule: safeAddress, ...options });

/** Shown as it is written, in whichever digits; a hotline may be short. */
export const phone = (options: TextOptions = {}) =>
  line({
    limit: 40,
    isSame: true,
    rule: (number) =>
      number === "" || /\d{3}/.test(plainDigits(number).replace(/[^\d]/g, ""))
        ? null
        : { code: "bad-phone-number" },
    ...options,
  });

/** Narrower than RFC 5321: what every mail server takes. */
const EMAIL = /^[\w'+-]+(\.[\w'+-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

export const email = (options: TextOptions = {}) =>
  line({
    limit: 254,
    isSame: true,
    rule: (mail) => (mail === "" || EMAIL.test(mail) ? null : { code: "bad-email" }),
    ...options,
  });

export const day = (options: TextOptions = {}) =>
  text("day", {
    limit: 10,
    rule: (typed) => (typed === "" || isDay(typed) ? null : { code: "bad-day" }),
    ...options,
  });

/** HH:MM. */
export const clock = (options: TextOptions = {}) =>
  text("clock", {
    limit: 5,
    rule: (time) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? null : { code: "bad-time" }),
    ...options,
  });

/** When an office is open: as the agency, or by days and times of its own. */
export const hours = (options: TextOptions = {}) =>
  text("hours", {
    limit: 1000,
    tidy: withoutControls,
    rule: (typed) => (areHours(typed) ? null : { code: "bad-hours" }),
    ...options,
  });

/** One of what is known; a form says in words what each means. */
export const choice = (choices: readonly string[], options: TextOptions = {}): TextField => ({
  ...text("choice", {
    limit: 40,
    initial: choices[0] ?? "",
    rule: (chosen) =>
      choices.includes(chosen)
        ? null
        : { code: "bad-choice", choices: choices.filter(Boolean).join(", ") },
    ...options,
  }),
  choices,
});

export const colour = (options: TextOptions & { rule: TextRule }) =>
  text("colour", { limit: 20, ...options });

export const timeZone = (options: TextOptions = {}) =>
  text("timeZone", {
    limit: 60,
    rule: (name) => (isTimeZone(name) ? null : { code: "bad-zone" }),
    ...options,
  });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

type NumberOptions = Partial<Omit<NumberField, "type" | "min" | "max">>;

export const number = (min: number, max: number, options: NumberOptions = {}): NumberField => ({
  type: "number",
  min,
  max,
  isWhole: false,
  initial: min,
  ...options,
});

export const flag = ({ initial = false, isOptional = false } = {}): FlagField => ({
  type: "flag",
  initial,
  isOptional,
});

/** Of short texts. */
export const list = (): ListField => ({
  type: "list",
  item: line({ limit: 500 }),
  most: 100,
  shownAs: "list",
});

export const paragraphs = (): ListField => ({
  type: "list",
  item: lines(),
  most: 50,
  shownAs: "paragraphs",
});

export const rows = <Columns extends TextFields>(
  columns: Columns,
  { most = 50, isOptional = false } = {},
): RowsField<Columns, false> => ({ type: "rows", columns, most, isOptional, hasIds: false });

export const rowsWithIds = <Columns extends TextFields>(
  name: string,
  columns: Columns,
  { most = 50 } = {},
): RowsField<Columns, true> => ({
  ...{ type: "rows", name, columns, most },
  ...{ isOptional: false, hasIds: true },
});

export const group = <Parts extends PartFields>(parts: Parts): GroupField<Parts> => ({
  type: "group",
  parts,
});
