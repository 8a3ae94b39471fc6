import type { Entry } from "#contracts/entry.ts";
import { language, locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";

type Visa = Pick<Entry<"visa">, "government" | "others" | "service" | "ratesOf">;

export type Cost = {
  label: string;
  /** Empty: nobody knows it. */
  amount: string;
  note: string;
};

const TAKA = "BDT";
/** In English lakh are grouped as in India. */
const grouped = new Intl.NumberFormat(language === "en" ? "en-IN" : locale);

/**
 * @param amount whole, in digits; empty: unknown
 * @param isCurrencySaid elsewhere
 */
export function moneyWords(amount: string, currency: string, isCurrencySaid = false): string {
  if (amount === "") return "";
  const number = grouped.format(Number(amount));
  if (isCurrencySaid) return number;
  if (currency === TAKA) return fill(words.taka, { amount: number });
  return fill(words.money, { currency, amount: number });
}

/** Each fee, and what they come to in taka; no sum where one of them is not known. */
export function costsOf({ government, others, service }: Visa): { costs: Cost[]; sum: string } {
  const inTakaToo = government.currency === TAKA ? government.amount : government.about;
  const about = government.amount === "" ? "" : inTakaToo;
  const aboutWords =
    government.currency === TAKA || about === ""
      ? ""
      : fill(words.about, { amount: moneyWords(about, TAKA) });
  const costs = [
    {
      ...{ label: words.government, amount: moneyWords(government.amount, government.currency) },
      note: joined(aboutWords, government.note),
    },
    ...others.map(({ label, amount, currency, note }) => ({
      ...{ label, amount: moneyWords(amount, currency), note },
    })),
    {
      ...{ label: words.service, amount: moneyWords(service.amount, service.currency) },
      note: joined(service.when, service.returns),
    },
  ];
  const inTaka = [
    ...[about, ...others.map((fee) => (fee.currency === TAKA ? fee.amount : ""))],
    service.currency === TAKA ? service.amount : "",
  ];
  const isKnown = inTaka.every((amount) => amount !== "");
  const total = inTaka.reduce((sum, amount) => sum + Number(amount), 0);
  return { costs, sum: isKnown ? moneyWords(String(total), TAKA) : "" };
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");
