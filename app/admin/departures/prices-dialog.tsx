import { useState } from "react";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { SelectFrame } from "#app/forms/field.tsx";
import { repriced } from "#contracts/departure-changes.ts";
import { MOST_PERCENT } from "#contracts/departure-limits.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import type { PriceName } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/admin/departure-changes.ts";
import { fill, plural } from "#i18n/fill.ts";
import { ChangeFrame } from "./change-frame.tsx";
import { PriceList } from "./price-list.tsx";
import { amountWords } from "./row-words.ts";
import { decimalOf, TypedField } from "./typed-field.tsx";
import type { useDepartureWork } from "./use-departure-work.ts";

export type ChangeDialogProps = {
  departures: readonly ListedDeparture[];
  work: ReturnType<typeof useDepartureWork>;
  onClose: () => void;
  onDone: () => void;
};

const ROUNDINGS = [1, 100, 500, 1000];
const MOST_DOWN = 99;

const KINDS = {
  rooms: ["quad", "triple", "double", "single"],
  child: ["child"],
  infant: ["infant"],
} as const satisfies Record<string, readonly PriceName[]>;

type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Prices by a percentage: every price, old and new, as it is typed. */
export function PricesDialog({ departures, work, onClose, onDone }: ChangeDialogProps) {
  const [direction, setDirection] = useState<"up" | "down">("up");
  const [typed, setTyped] = useState("");
  const [roundTo, setRoundTo] = useState(500);
  const [kinds, setKinds] = useState<readonly Kind[]>(["rooms", "child"]);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const most = direction === "up" ? MOST_PERCENT : MOST_DOWN;
  const number = decimalOf(typed);
  const isRight = number !== null && number > 0 && number <= most;
  const names = KIND_NAMES.filter((kind) => kinds.includes(kind)).flatMap((kind) => [
    ...KINDS[kind],
  ]);
  const percent = isRight ? (direction === "up" ? number : -number) : 0;
  const prices = { percent, roundTo, names };
  const planned = departures.map((before) => ({
    before,
    after: isRight ? repriced(before.body, prices) : before.body,
  }));
  const count = planned.reduce(
    (sum, { before, after }) =>
      sum + names.filter((name) => before.body[name] !== after[name]).length,
    0,
  );
  const isWrong = (isTried || typed !== "") && !isRight;

  async function change(): Promise<void> {
    setTried(true);
    if (!isRight || names.length === 0 || count === 0) return;
    const said = plural(words.pricesKept, count);
    const refused = await work.change(departures, { to: "prices", prices }, said);
    setProblem(refused);
    if (!refused) onDone();
  }

  return (
    <ChangeFrame
      title={plural(words.pricesTitle, departures.length)}
      heading={count > 0 ? plural(words.pricesWill, count) : words.noPriceChanges}
      go={plural(words.changePrices, count)}
      list={<PriceList planned={planned} names={names} />}
      isBusy={work.isBusy}
      problem={problem}
      onGo={() => void change()}
      onClose={onClose}
      fields={
        <>
          <div className="change-fields">
            <div>
              <span className="field-label">{words.upOrDown}</span>
              <Segmented
                label={words.upOrDown}
                className="segmented-wide"
                options={[
                  { value: "up", label: words.up },
                  { value: "down", label: words.down },
                ]}
                chosen={direction}
                onChoose={setDirection}
              />
            </div>
            <TypedField
              label={words.by}
              value={typed}
              onChange={setTyped}
              inputMode="decimal"
              mistake={isWrong ? fill(words.badPercent, { most }) : null}
            />
            <label>
              <span className="field-label">{words.roundTo}</span>
              <SelectFrame>
                <select
                  className="input"
                  value={roundTo}
                  onChange={(event) => setRoundTo(Number(event.target.value))}
                >
                  {ROUNDINGS.map((one) => (
                    <option key={one} value={one}>
                      {amountWords(String(one), "BDT")}
                    </option>
                  ))}
                </select>
              </SelectFrame>
            </label>
          </div>
          <fieldset className="change-kinds">
            <legend className="sr-only">{words.whichPrices}</legend>
            {KIND_NAMES.map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={kinds.includes(kind)}
                  onChange={(event) =>
                    setKinds((now) =>
                      event.target.checked ? [...now, kind] : now.filter((one) => one !== kind),
                    )
                  }
                />
                {words.kinds[kind]}
              </label>
            ))}
            {names.length === 0 ? (
              <p className="field-error" role="alert">
                {words.noKind}
              </p>
            ) : null}
          </fieldset>
        </>
      }
    />
  );
}
