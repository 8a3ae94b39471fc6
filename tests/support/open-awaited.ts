import type { NewEnquiry } from "#contracts/enquiry-write.ts";
import { makeEnquiry } from "./make-enquiry.ts";
import { openDrafting } from "./open-drafting.ts";

const FULL = {
  ...{
    package: "hajj",
    leavesOn: "2030-02-01",
    returnsOn: "2030-02-11",
    from: "Dhaka",
    seats: "full",
  },
  stays: [{ city: "Makkah", at: "makkah", nights: "10" }],
};

/** The API of the demo agency, with departures of Hajj that are full, and people who wait for them. */
export async function openAwaited() {
  const opened = await openDrafting();
  const { call, site } = opened;

  /** @returns its id */
  async function addDeparture(more: object = {}): Promise<string> {
    const made = await call("POST", "/api/package/hajj/departures", { ...FULL, ...more });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body._id;
  }

  const change = async (id: string, more: object) => {
    const { body } = await call("GET", `/api/departures/${id}`);
    return call("PUT", `/api/departures/${id}`, { ...body, ...more });
  };

  const wait = (departure: string, more: Partial<NewEnquiry> = {}) =>
    makeEnquiry(site, { topic: "hajj", departure, waitsFor: "seat", ...more });

  const list = async (query = "") => (await call("GET", `/api/enquiries/told-when${query}`)).body;

  return { ...opened, addDeparture, change, wait, list };
}
