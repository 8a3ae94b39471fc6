import { expect, test } from "vitest";
import { plainLink } from "./plain-link.ts";

const TO = "https://rihla.example/blog/first-umrah?a=1&b=2#hotel";
const written = encodeURIComponent(TO);

test.each([
  [`https://www.google.com/url?q=${written}&sa=D&source=editors&ust=1`, TO],
  [`https://www.google.com.bd/url?sa=t&url=${written}`, TO],
  [`https://eur03.safelinks.protection.outlook.com/?url=${written}&data=05%7C02`, TO],
  [`https://l.facebook.com/l.php?u=${written}&h=AT0`, TO],
  [
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${written}`)}`,
    TO,
  ],
  [TO, TO],
  ["https://www.google.com/maps?q=Dhaka", "https://www.google.com/maps?q=Dhaka"],
  [
    "https://www.google.com/url?q=javascript:alert(1)",
    "https://www.google.com/url?q=javascript:alert(1)",
  ],
  [
    `https://google.com.evil.example/url?q=${written}`,
    `https://google.com.evil.example/url?q=${written}`,
  ],
  ["/packages/umrah", "/packages/umrah"],
  ["", ""],
])("%s leads to %s", (href, to) => expect(plainLink(href)).toBe(to));
