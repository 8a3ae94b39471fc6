import { createTransport } from "nodemailer";
import { tidyLine } from "#contracts/tidy.ts";
import { mailFaults } from "#i18n/en/mail.ts";
import { fill } from "#i18n/fill.ts";
import type { Letter } from "./mail-room.ts";

type Timeouts = {
  /** For each step of a conversation: after this a silent server is given up. */
  connectMs: number;
  silenceMs: number;
  /** For all of it: a server that says a little now and then holds up every other mail. */
  wholeMs: number;
};

const TIMEOUTS: Timeouts = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 5 * 60_000 };
const REASON_LENGTH = 300;

type Nature = { isAnswer?: boolean; isFinal?: boolean; cause?: unknown };

/** One conversation did not end well. */
export class SendError extends Error {
  /** The mail server said so itself; otherwise it was not reached, or stopped answering. */
  readonly isAnswer: boolean;
  /** Trying again would end in the same way. */
  readonly isFinal: boolean;

  constructor(message: string, { isAnswer = false, isFinal = false, cause }: Nature) {
    super(message, { cause });
    this.isAnswer = isAnswer;
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
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ to, replyTo, subject, text, html }, messageId) => {
    const signal = AbortSignal.timeout(timeouts.wholeMs);
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
    } catch (error) {
      if (signal.aborted) throw new SendError(mailFaults["no-answer"], { cause: error });
      throw sendErrorFrom(error);
    }
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

function sendErrorFrom(error: unknown): SendError {
  const told = (error ?? {}) as SmtpError;
  const { responseCode = 0, command = "" } = told;
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  const isFinal = isAboutThisMail && responseCode >= 500;
  const isAnswer = responseCode > 0;
  return new SendError(wordsOf(told), { isAnswer, isFinal, cause: error });
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
