import { DropdownMenu } from "radix-ui";
import { type FormEvent, useId, useRef, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { AttentionLine } from "#contracts/attention.ts";
import { shiftedDay } from "#contracts/days.ts";
import { attentionTitle } from "#i18n/attention-words.ts";
import * as words from "#i18n/en/admin/today.ts";
import { fill } from "#i18n/fill.ts";
import { quickDays } from "./quick-days.ts";
import type { PutOff } from "./use-put-off.ts";

/** Where a menu would hide what it is about, it is a sheet. */
const PHONE = "(width < 40rem)";

type PutOffButtonProps = {
  line: AttentionLine;
  /** YYYY-MM-DD, by the agency's clock. */
  today: string;
  onPutOff: PutOff;
};

/** Until when a line needs nobody: a menu, on a phone a sheet. */
export function PutOffButton({ line, today, onPutOff }: PutOffButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  const label = fill(words.putOffTitle, { title: attentionTitle(line) });
  const days = quickDays(today);

  /** The focus is back before the answer, which takes this line away and puts it elsewhere. */
  async function choose(day: string) {
    goBack();
    const problem = await onPutOff(line, day);
    if (problem) showToast(fill(words.notPutOff, { message: problem }), "error");
  }

  /** A dialog gives the focus back to where it came from: the menu is gone by then. */
  function ask() {
    goBack();
    setAsking(true);
  }

  function goBack() {
    trigger.current?.focus();
    isBack.current = true;
  }

  return (
    <>
      <DropdownMenu.Root
        modal={false}
        open={isOpen}
        onOpenChange={(isWanted) => {
          if (isWanted && matchMedia(PHONE).matches) return ask();
          if (isWanted) isBack.current = false;
          setOpen(isWanted);
        }}
      >
        <DropdownMenu.Trigger
          ref={trigger}
          className="icon-button"
          aria-label={label}
          title={words.putOff}
        >
          <AdminIcon name="calendar-clock" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              if (isBack.current) event.preventDefault();
              isBack.current = false;
            }}
          >
            {days.map(({ label, day }) => (
              <DropdownMenu.Item
                key={label}
                className="menu-item"
                onSelect={() => void choose(day)}
              >
                {label}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item className="menu-item" onSelect={ask}>
              {words.anotherDay}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AdminDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.putOffUntil}
        text={attentionTitle(line)}
      >
        <DayForm
          today={today}
          onChosen={(day) => onPutOff(line, day)}
          onDone={() => setAsking(false)}
        />
      </AdminDialog>
    </>
  );
}

type DayFormProps = {
  today: string;
  /** @returns what is wrong; null: nothing */
  onChosen: (day: string) => Promise<string | null>;
  onDone: () => void;
};

function DayForm({ today, onChosen, onDone }: DayFormProps) {
  const id = useId();
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = day === "" ? words.noDay : await onChosen(day);
    setProblem(found);
    if (!found) onDone();
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      <div className="quick-days">
        {quickDays(today).map((quick) => (
          <button
            key={quick.label}
            type="button"
            className="chip"
            aria-pressed={quick.day === day}
            onClick={() => {
              setDay(quick.day);
              setProblem(null);
            }}
          >
            {quick.label}
          </button>
        ))}
      </div>
      <label>
        <span className="field-label">{words.day}</span>
        <input
          type="date"
          className="input"
          value={day}
          min={shiftedDay(today, 1)}
          onChange={({ target }) => setDay(target.value)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
      </label>
      <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={onDone}>
          {words.notNow}
        </button>
        <button type="submit" className="button button-primary">
          {words.putOffNow}
        </button>
      </div>
    </form>
  );
}
