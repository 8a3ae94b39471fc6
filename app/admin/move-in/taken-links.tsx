import { type ReactNode, useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { Import, TakenLink } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { fill, fillParts } from "#i18n/fill.ts";
import { ChangeLink } from "./change-link.tsx";
import type { MoveIn } from "./use-move-in.ts";

type TakenLinksProps = { shown: Import; choose: MoveIn["choose"] };

/** Each with what can be done about it, as long as nothing is taken over. */
export function TakenLinks({ shown, choose }: TakenLinksProps) {
  const [changed, setChanged] = useState<TakenLink | null>(null);
  const canChoose = shown.state === "looked";

  async function leave({ number, isLeftOut }: TakenLink): Promise<void> {
    const problem = await choose(shown._id, number, { isLeftOut: !isLeftOut });
    if (problem) showToast(problem, "error");
  }

  return (
    <ul>
      {shown.taken.map((taken) => {
        const { number, title, isLeftOut } = taken;
        const named = isLeftOut ? words.takeInNamed : words.leaveOutNamed;
        return (
          <li key={number}>
            <span>{lineOf(taken)}</span>{" "}
            {canChoose && !isLeftOut ? (
              <button
                type="button"
                className="text-link"
                aria-label={fill(words.changeNamed, { title })}
                onClick={() => setChanged(taken)}
              >
                {words.change}
              </button>
            ) : null}{" "}
            {canChoose ? (
              <button
                type="button"
                className="text-link"
                aria-label={fill(named, { title })}
                onClick={() => void leave(taken)}
              >
                {isLeftOut ? words.takeIn : words.leaveOut}
              </button>
            ) : null}
          </li>
        );
      })}
      {changed ? (
        <ChangeLink
          taken={changed}
          onClose={() => setChanged(null)}
          onChange={(link) => choose(shown._id, changed.number, { link })}
        />
      ) : null}
    </ul>
  );
}

const path = (text: string) => (
  <bdi dir="ltr">
    <b>{text}</b>
  </bdi>
);

function lineOf({ wished, link, isLeftOut }: TakenLink): ReactNode {
  const parts = fillParts<string, ReactNode>(isLeftOut ? words.takenOut : words.takenLine, {
    wished: path(wished),
    link: path(link),
  });
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
    <span key={index}>{part}</span>
  ));
}
