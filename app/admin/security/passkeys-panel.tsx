import { type ReactNode, useState, useSyncExternalStore } from "react";
import { PasswordDialog } from "#app/admin/accounts/password-dialog.tsx";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Passkey } from "#contracts/passkey.ts";
import { deviceWords } from "#i18n/device-words.ts";
import { nothingHasChanged } from "#i18n/en/admin/accounts.ts";
import * as words from "#i18n/en/admin/security.ts";
import { fill } from "#i18n/fill.ts";
import { askForPasskey, canMakePasskeys, keepPasskey, makePasskey } from "./add-passkey.ts";
import { RenamePasskey } from "./rename-passkey.tsx";

type PasskeysPanelProps = {
  passkeys: readonly Passkey[];
  /** The name of this site that they belong to; null: its address is none. */
  belongsTo: string | null;
  call: Ask;
  onChanged: () => Promise<void>;
};

type Wish = { is: "add" } | { is: "rename" | "remove"; passkey: Passkey };

/** Sign in with a finger; for themselves. */
export function PasskeysPanel({ passkeys, belongsTo, call, onChanged }: PasskeysPanelProps) {
  const { dayWords } = useTimes();
  const [wish, setWish] = useState<Wish | null>(null);
  const refresh = useRefresh();
  const hindrance = useHindrance(belongsTo);
  const close = () => setWish(null);
  const asked = { keepLabel: words.notNow, busyText: words.checking, onClose: close };

  async function add(question: object) {
    close();
    const made = await makePasskey(question);
    if (!made) return showToast(words.notMade, "error");
    const answer = await keepPasskey(call, deviceWords(navigator.userAgent), made);
    if (answer.isOk) showToast(words.passkeyAdded, "success");
    else showToast(failureWords(nothingHasChanged, answer), "error");
    await refresh(answer);
  }

  return (
    <section className="panel" aria-labelledby="passkeys">
      <div className="security-head">
        <h2 id="passkeys">{words.passkeys}</h2>
        {hindrance ? null : (
          <button
            type="button"
            className="button button-primary button-small"
            onClick={() => setWish({ is: "add" })}
          >
            {words.addPasskey}
          </button>
        )}
      </div>
      <p className="px-5 pb-4 text-ink2 text-small">{hindrance ?? words.whatPasskeysAre}</p>
      {passkeys.length > 0 ? (
        <ul className="rows border-line border-t">
          {passkeys.map((passkey) => (
            <li key={passkey._id}>
              <AdminIcon name="key" />
              <span className="min-w-0 flex-1 basis-48">
                <b className="font-[640]" dir="auto">
                  {passkey.name}
                </b>
                <span className="block text-ink2 text-small">
                  {fill(words.sinceDay, { day: dayWords(passkey.createdAt) })}
                </span>
                {passkey.madeFor !== null && passkey.madeFor !== belongsTo ? (
                  <span className="block text-small text-warn">
                    {fill(words.madeElsewhere, { host: passkey.madeFor })}
                  </span>
                ) : null}
              </span>
              <RowButton wish={{ is: "rename", passkey }} onWish={setWish}>
                {words.rename}
              </RowButton>
              <RowButton wish={{ is: "remove", passkey }} onWish={setWish}>
                {words.remove}
              </RowButton>
            </li>
          ))}
        </ul>
      ) : null}
      {wish?.is === "add" ? (
        <PasswordDialog
          {...asked}
          title={words.addPasskey}
          text={words.addText}
          goLabel={words.goOn}
          work={(currentPassword) => askForPasskey(call, currentPassword)}
          onDone={(question) => void add(question)}
        />
      ) : null}
      {wish?.is === "rename" ? (
        <RenamePasskey passkey={wish.passkey} call={call} onClose={close} onDone={onChanged} />
      ) : null}
      {wish?.is === "remove" ? (
        <PasswordDialog
          {...asked}
          title={fill(words.removeTitle, { name: wish.passkey.name })}
          text={words.removeText}
          goLabel={words.remove}
          work={(currentPassword) =>
            call(() =>
              api("users").profile.passkeys[":_id"].$delete({
                param: { _id: wish.passkey._id },
                json: { currentPassword },
              }),
            )
          }
          onDone={() => {
            close();
            showToast(fill(words.passkeyRemoved, { name: wish.passkey.name }), "success");
            void onChanged();
          }}
        />
      ) : null}
    </section>
  );
}

type RowButtonProps = {
  wish: Exclude<Wish, { is: "add" }>;
  onWish: (wish: Wish) => void;
  children: ReactNode;
};

function RowButton({ wish, onWish, children }: RowButtonProps) {
  const isRemoval = wish.is === "remove";
  const label = isRemoval ? words.removeNamed : words.renameNamed;
  return (
    <button
      type="button"
      className={`button button-small ${isRemoval ? "button-ghost-danger" : "button-ghost"}`}
      aria-label={fill(label, { name: wish.passkey.name })}
      onClick={() => onWish(wish)}
    >
      {children}
    </button>
  );
}

const never = () => () => undefined;

/** Why none can be added here, in words; null: one can. */
function useHindrance(belongsTo: string | null): string | null {
  const host = useSyncExternalStore(
    never,
    () => location.hostname,
    () => belongsTo,
  );
  const isAble = useSyncExternalStore(never, canMakePasskeys, () => true);
  if (belongsTo === null) return words.noNameHere;
  const isHere = host === belongsTo || host?.endsWith(`.${belongsTo}`);
  if (!isHere) return fill(words.belongElsewhere, { host: belongsTo });
  return isAble ? null : words.unableHere;
}
