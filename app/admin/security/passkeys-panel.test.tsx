import { expect, test } from "vitest";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";

const call = async () => ({ isOk: false }) as never;
const onChanged = async () => undefined;

test("before the browser has said what it can, a passkey is offered; without a name of the site none is", async () => {
  const offered = async (belongsTo: string | null) =>
    (
      await withinAdmin(<PasskeysPanel {...{ passkeys: [], belongsTo, call, onChanged }} />)
    ).includes("Add a passkey");
  expect([await offered("rihla.example"), await offered(null)]).toEqual([true, false]);
});
