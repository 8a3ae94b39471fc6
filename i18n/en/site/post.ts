export const notFound = "Blog not found";
export const notFoundText = "It has moved, or it never was. The others are all here.";
export const published = "Published on: {date}";
export const today = "today";
export const reading = { one: "{count} minute read", other: "{count} minute read" } as const;
export const shareHeading = "Know someone who is planning this?";
export const share = "Share on WhatsApp";
export const copyLink = "Copy link";
export const copied = "Link copied.";
export const notCopied = "The link could not be copied. Copy it from the address bar.";
export const contactHeading = "Planning this journey?";
export const contactText =
  "Tell us who is travelling and what they find difficult. We will suggest dates, a hotel and the help to book in advance.";
