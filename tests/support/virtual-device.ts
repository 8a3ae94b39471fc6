import type { Page } from "@playwright/test";

/** A device with a screen lock, in Chromium: it knows its person, or does not. */
export async function virtualDevice(page: Page, isUserVerified = true) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    ...({ protocol: "ctap2", transport: "internal", hasResidentKey: true } as const),
    ...{ hasUserVerification: true, isUserVerified, automaticPresenceSimulation: true },
  };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  const credentials = async () =>
    (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  type Credential = Awaited<ReturnType<typeof credentials>>[number];
  return {
    knows: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** One that is at hand at once answers a page before its button is pressed. */
    isAtHand: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    credentials,
    /** One that another window's device holds. */
    take: (credential: Credential) =>
      session.send("WebAuthn.addCredential", { authenticatorId, credential }),
  };
}
