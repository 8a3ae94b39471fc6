import { createTransport } from "nodemailer";
import { tidyLine } from "#contracts/tidy.ts";
import { mailFaults } from "#i18n/en/mail.ts";
import { fill } from "#i18n/fill.ts";
import type { Letter } from "./mail-room.ts";

/** For each step of a conversation: after this a silent server is given up. */
type Timeouts = { connectMs: number; silenceMs: number };

const TIMEOUTS: Timeouts = { connectMs: 10_000, silenceMs: 30_000 };
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
      });
    } catch (error) {
      throw sendErrorFrom(error);
    }
  };
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string };

function sendErrorFrom(error: unknown): SendError {
  const { code = "", responseCode = 0, command = "", response = "" } = (error ?? {}) as SmtpError;
  const isAboutThisMail = command === "RCPT TO" || command === "DATA";
  const isFinal = isAboutThisMail && responseCode >= 500;
  const isAnswer = responseCode > 0;
  return new SendError(wordsOf(code, response), { isAnswer, isFinal, cause: error });
}

const FAULTS: Record<string, string> = {
  ETIMEDOUT: mailFaults["no-answer"],
  EDNS: mailFaults["unknown-server"],
  ETLS: mailFaults.encryption,
  ECONNECTION: mailFaults["broken-off"],
  ESOCKET: mailFaults.unreachable,
};

function wordsOf(code: string, response: string): string {
  const answer = tidyLine(response).slice(0, REASON_LENGTH);
  if (code === "EAUTH")
    return answer ? fill(mailFaults.passwordSaying, { answer }) : mailFaults.password;
  if (answer) return fill(mailFaults.refused, { answer });
  return FAULTS[code] ?? mailFaults.other;
}
