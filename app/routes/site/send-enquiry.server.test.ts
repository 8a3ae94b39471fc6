import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { enquiryContext, siteContext } from "#app/context.ts";
import { messageFormSchema } from "#contracts/forms/schemas.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { sendEnquiry } from "./send-enquiry.server.ts";

const TYPED = { name: "Farida Yasmin", email: "farida@example.com", message: "Is there room?" };

/** @param more what this form asks besides */
async function answeredAfter(error: unknown, typed = TYPED, more = { phone: "" }) {
  const context = new RouterContextProvider();
  const reported: unknown[] = [];
  const received: object[] = [];
  const receive = async (enquiry: object) => {
    received.push(enquiry);
    if (error) throw error;
    return { reference: "RH-7K3Q" };
  };
  const settings = { get: async () => ({ hours: [], timeZone: "Asia/Dhaka" }) };
  context.set(enquiryContext, { issueToken: () => "token", receive } as never);
  context.set(siteContext, {
    ...{ site: { settings }, reportError: (fault: unknown) => reported.push(fault) },
  } as never);
  const request = new Request("https://rihla.example/contact?waits=seat", {
    method: "POST",
    body: new URLSearchParams({ ...typed, visa: "work-qatar" }),
  });
  const { data, init } = await sendEnquiry({
    ...{ request, context, schema: messageFormSchema },
    toEnquiry: (fields) => ({ ...fields, ...more, topic: "message", page: "/contact" }) as never,
  });
  const headers = new Headers(init?.headers);
  return {
    answer: [init?.status ?? 200, headers.get("retry-after"), data.problem ?? data.sent],
    sent: data.sent,
    values: data.values,
    reported: reported.length,
    received,
  };
}

test("what is stored is thanked for by the first name, and says where the answer goes", async () => {
  const { answer, received, reported } = await answeredAfter(null);
  expect(answer).toEqual([
    200,
    null,
    {
      reference: "RH-7K3Q",
      name: "Farida",
      reach: { by: "email", value: "farida@example.com" },
      when: "",
    },
  ]);
  expect([received, reported]).toEqual([
    [
      {
        name: "Farida Yasmin",
        email: "farida@example.com",
        message: "Is there room?",
        phone: "",
        topic: "message",
        page: "/contact",
        departure: null,
        visa: "work-qatar",
        waitsFor: "seat",
        language: "en",
      },
    ],
    0,
  ]);
  const { answer: called } = await answeredAfter(null, TYPED, { phone: "01011-480226" });
  expect(called[2]).toMatchObject({ reach: { by: "phone", value: "01011-480226" } });
  const names: (string | undefined)[] = [];
  for (const name of ["Md. Karim", "Abd Karim", "Abdu Karim", "রোকেয়া সুলতানা"]) {
    const { sent } = await answeredAfter(null, { ...TYPED, name });
    names.push(sent?.name);
  }
  expect(names).toEqual(["Md. Karim", "Abd Karim", "Abdu", "রোকেয়া"]);
});

test("after each refusal nothing typed is lost, and it is said what to do", async () => {
  const errors = {
    "too many tries, for a while": new DomainError("too-many-tries", { retryAfterS: 61 }),
    "a full disk": new DomainError("disk-full"),
    "a database that is away, for a while": new DomainError("database-away", { retryAfterS: 7 }),
    "a form that is too old": new DomainError("form-too-old"),
    "a fault of ours": new Error("broken"),
  };
  const answers: Record<string, unknown[]> = {};
  for (const [what, error] of Object.entries(errors)) {
    const { answer, values, reported } = await answeredAfter(error);
    answers[what] = [...answer, reported];
    expect(values).toEqual(TYPED);
  }
  expect(answers).toEqual({
    "too many tries, for a while": [
      429,
      "61",
      "Several messages came from your network in a short time. What you typed is still here: wait 2 minutes, then press the button again, or call us.",
      0,
    ],
    "a full disk": [
      507,
      "60",
      "We could not store this: something is wrong on our side. What you typed is still here. Send it again in a minute, or call us.",
      0,
    ],
    "a database that is away, for a while": [
      503,
      "7",
      "We could not store this: something is wrong on our side. What you typed is still here. Send it again in a minute, or call us.",
      0,
    ],
    "a form that is too old": [
      400,
      null,
      "This form had been open for too long. What you typed is still here: press the button once more.",
      0,
    ],
    "a fault of ours": [
      500,
      null,
      "We could not store this: something is wrong on our side. What you typed is still here. Send it again in a minute, or call us.",
      1,
    ],
  });
});
