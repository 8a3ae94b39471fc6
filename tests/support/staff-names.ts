/** Of every site of the browser tests; `seat-owner.ts` holds the hash of the password. */
export const OWNER = {
  name: "Nadia Rahman",
  email: "nadia@rihla.example",
  password: "a calm elder at 9",
};
