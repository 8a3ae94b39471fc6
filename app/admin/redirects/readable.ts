/** An address as people read it; as it is sent where it cannot be read. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
