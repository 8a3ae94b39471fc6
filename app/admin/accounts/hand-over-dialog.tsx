import { type Ask, api } from "#app/admin/api/client.ts";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";
import { PasswordDialog } from "./password-dialog.tsx";

type HandOverDialogProps = { member: User; call: Ask; onClose: () => void; onDone: () => void };

export function HandOverDialog({ member, call, onClose, onDone }: HandOverDialogProps) {
  return (
    <PasswordDialog
      title={fill(words.handOverTitle, { name: member.name })}
      text={words.handOverText}
      keepLabel={words.stayTheOwner}
      goLabel={words.handOver}
      busyText={words.handingOver}
      onClose={onClose}
      onDone={onDone}
      work={(currentPassword) =>
        call(() =>
          api("users")[":id"].owner.$post({ param: { id: member._id }, json: { currentPassword } }),
        )
      }
    />
  );
}
