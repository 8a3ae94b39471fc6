import { Socket } from "node:net";

/** Four addresses have their turn, two of each family, before the time is over. */
const TURNS = 4;

/**
 * A socket for nodemailer to connect. Given one, it leaves the host's addresses to Node, which would give each but the
 * last a quarter of a second: less than a mail server far away may need.
 * @param connectMs that all of them have together
 */
export function createMailSocket(connectMs: number): Socket {
  const socket = new Socket();
  const connectWith = socket.connect.bind(socket);
  const autoSelectFamilyAttemptTimeout = connectMs / TURNS;
  const connect = (port: number, host: string, listener: () => void) =>
    connectWith({ port, host, autoSelectFamily: true, autoSelectFamilyAttemptTimeout }, listener);
  return Object.assign(socket, { connect });
}
