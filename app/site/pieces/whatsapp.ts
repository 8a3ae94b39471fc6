/** A WhatsApp conversation with a number (digits, with country code), or with anyone when empty. */
export function whatsAppHref(number: string, text = ""): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${number}${query}`;
}
