import { Fragment } from "react";
import { phoneNumbersIn } from "./phone-numbers-in.ts";

/** What somebody wrote; a phone number stays whole among words that run the other way. */
export function WrittenWords({ text }: { text: string }) {
  return phoneNumbersIn(text).map((part, at) =>
    part.isNumber ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <bdi key={at} dir="ltr">
        {part.text}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
}

/** Line by line: each runs as its own words do. */
export function WrittenLines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same lines
    <div key={at} dir="auto">
      <WrittenWords text={line} />
    </div>
  ));
}
