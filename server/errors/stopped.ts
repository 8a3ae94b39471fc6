/** Somebody said so, or the server ends: what is there stays, and nobody has to look after it. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}
