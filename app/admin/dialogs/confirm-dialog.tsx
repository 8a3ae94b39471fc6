import { AlertDialog } from "radix-ui";
import { useFocusReturn } from "#app/admin/focus/use-focus-return.ts";
import { useStandAbove } from "./dialog-order.ts";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: string;
  /** What comes of it, below the question. */
  note?: string;
  /** Has the focus, and does nothing. */
  keepLabel: string;
  goLabel: string;
  isDanger?: boolean;
  onKeep: () => void;
  onGo: () => void;
};

/** Asks before something is done; Escape is the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  useStandAbove(props.isOpen, props.onKeep);
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={(open) => !open && props.onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-ground" />
        <AlertDialog.Content className="dialog" {...focusReturn}>
          <AlertDialog.Title className="dialog-title">{props.title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="grid gap-2 text-ink2">
              <p>{props.text}</p>
              {props.note ? <p>{props.note}</p> : null}
            </div>
          </AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Cancel className="button button-secondary">
              {props.keepLabel}
            </AlertDialog.Cancel>
            {/* A plain button: Radix's own would also answer "keep". */}
            <button
              type="button"
              className={`button ${props.isDanger ? "button-danger" : "button-primary"}`}
              onClick={props.onGo}
            >
              {props.goLabel}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
