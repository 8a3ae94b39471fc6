import { inDigits } from "#i18n/fill.ts";

/** The highlighted list: numbered windows on a dotted way. A first sentence stands out when more follows. */
export function StepRoute({ items }: { items: string[] }) {
  return (
    <ol className="step-route">
      {items.map((item, index) => {
        const [first, rest] = splitAtFirstStop(item);
        return (
          <li key={item}>
            <span className="step" aria-hidden>
              {inDigits(index + 1)}
            </span>
            {rest ? <b>{first}</b> : first}
            {rest ? <span className="text-ink2">{rest}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

function splitAtFirstStop(text: string): [first: string, rest: string] {
  const stop = text.search(/[.।] /);
  return stop < 0 ? [text, ""] : [text.slice(0, stop + 1), text.slice(stop + 2)];
}
