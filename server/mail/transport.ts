import type { Socket } from "node:net";
import { createTransport } from "nodemailer";
import { tidyLine } from "#contracts/tidy.ts";
import { mailFaults } from "#i18n/en/mail.ts";
import { fill } from "#i18n/fill.ts";
import type { Letter } from "./mail-room.ts";
import { createMailSocket } from "./mail-socket.ts";

type Timeouts = {
  /** To reach it, and until it greets. */
  connectMs: number;
  /** Until it has the whole letter: a server that says a little now and then holds up every other mail. */
  talkMs: number;
  /** From then on, until it says whether it takes it: it may look for viruses first (RFC 5321, 4.5.3.2.6). */
  takingMs: number;
};

const TIMEOUTS: Timeouts = { connectMs: 10_000, talkMs: 2 * 60_000, takingMs: 10 * 60_000 };
const REASON_LENGTH = 300;
/**
 * Bytes that a mail server may say in all, looked at so often. Its answers are lines; the library keeps what comes
 * beside them, empty lines say, and takes it apart in the one thread.
 */
const MOST_SAID = 256 * 1024;
const LISTEN_MS = 20;

type Nature = { isAnswer?: boolean; isHanded?: boolean; isFinal?: boolean; cause?: unknown };

/** One conversation did not end well. */
export class SendError extends Error {
  /** The mail server said so itself; otherwise it was not reached, or stopped answering. */
  readonly isAnswer: boolean;
  /** It had the whole letter: it may have taken it and not have said so. */
  readonly isHanded: boolean;
  /** Trying again would end in the same way. */
  readonly isFinal: boolean;

  constructor(message: string, nature: Nature) {
    const { isAnswer = false, isHanded = false, isFinal = false, cause } = nature;
    super(message, { cause });
    this.isAnswer = isAnswer;
    this.isHanded = isHanded;
    this.isFinal = isFinal;
  }
}

export type Send = (letter: Letter & { to: string }, messageId: string) => Promise<void>;

/**
 * One connection a mail.
 * @param smtpUrl for example smtps://user:password@mail.example.com
 * @returns what sends a letter; it throws SendError
 */
export function createSend(smtpUrl: string, from: string, timeouts = TIMEOUTS): Send {
  const options = {
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.takingMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  return async ({ to, replyTo, subject, text, html }, messageId) => {
    const socket = createMailSocket(timeouts.connectMs);
    const patience = createPatience(timeouts, socket);
    const { signal } = patience;
    const transport = createTransport({ ...options, socket });
    transport.use("stream", ({ message }, next) => {
      message.processFunc((letter) => letter.once("end", patience.handed));
      next();
    });
    try {
      await transport.sendMail({
        from,
        // As objects, so that no text in them is read as a list of addresses.
        to: { name: "", address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        html,
        messageId,
        headers: { "Auto-Submitted": "auto-generated" },
        signal,
      });
    } catch (cause) {
      const isHanded = patience.isHanded();
      if (signal.aborted) throw new SendError(mailFaults["no-answer"], { isHanded, cause });
      throw sendErrorFrom(cause, isHanded);
    } finally {
      patience.end();
    }
  };
}

function createPatience({ talkMs, takingMs }: Timeouts, socket: Socket) {
  const givenUp = new AbortController();
  const listening = setInterval(() => {
    if (socket.bytesRead > MOST_SAID) givenUp.abort();
  }, LISTEN_MS);
  const giveUpIn = (ms: number) => setTimeout(() => givenUp.abort(), ms);
  let timer = giveUpIn(talkMs);
  let isHanded = false;
  return {
    signal: givenUp.signal,
    handed(): void {
      isHanded = true;
      clearTimeout(timer);
      timer = giveUpIn(takingMs);
    },
    isHanded: () => isHanded,
    end(): void {
      clearTimeout(timer);
      clearInterval(listening);
    },
  };
}

type SmtpError = {
  code?: string;
  /** What Node or OpenSSL called it. */
  originalCode?: string;
  /** Of the system: it was a fault of the network. */
  syscall?: string;
  responseCode?: number;
  command?: string;
  response?: string;
};

function sendErrorFrom(error: unknown, isHanded: boolean): SendError {
  const told = (error ?? {}) as SmtpError;
  const { responseCode = 0, command = "" } = told;
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  const isFinal = isAboutThisMail && responseCode >= 500;
  const isAnswer = responseCode > 0;
  return new SendError(wordsOf(told), { isAnswer, isHanded, isFinal, cause: error });
}

const FAULTS: Record<string, string> = {
  ETIMEDOUT: mailFaults["no-answer"],
  EDNS: mailFaults["unknown-server"],
  ETLS: mailFaults.encryption,
  ECONNECTION: mailFaults["broken-off"],
};

function wordsOf(told: SmtpError): string {
  const { code = "", responseCode = 0, response = "" } = told;
  const answer = tidyLine(response).slice(0, REASON_LENGTH);
  // Below 500 it could not look at the password just now.
  if (code === "EAUTH" && (responseCode === 0 || responseCode >= 500))
    return answer ? fill(mailFaults.passwordSaying, { answer }) : mailFaults.password;
  if (answer) return fill(mailFaults.refused, { answer });
  return code === "ESOCKET" ? socketFault(told) : (FAULTS[code] ?? mailFaults.other);
}

/** Certificates and handshakes fail at the same place as the network. */
function socketFault({ originalCode, syscall }: SmtpError): string {
  if (originalCode === "ECONNRESET" || originalCode === "EPIPE") return mailFaults["broken-off"];
  return syscall ? mailFaults.unreachable : mailFaults.encryption;
}
