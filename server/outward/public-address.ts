import { BlockList, isIP } from "node:net";

/** Whether the server may be made to ask this address: a pure rule, so that tests can bring another. */
export type MayReach = (address: string, port: number) => boolean;

const PORTS = [80, 443];

/** Not of the public internet: RFC 6890 and its registries. */
const RANGES: [first: string, bits: number][] = [
  // This network, private, shared, loopback, link-local with the metadata of clouds.
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  // Protocols, examples, relays, benchmarks.
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // Multicast, reserved, broadcast.
  ["224.0.0.0", 3],
  // The same of IPv6; with IPv4 inside: mapped, translated, 6to4, Teredo.
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

/** One for each: in a list of both, IPv4 is a part of IPv6. */
const notPublic = { 4: new BlockList(), 6: new BlockList() };
for (const [first, bits] of RANGES) {
  if (isIP(first) === 6) notPublic[6].addSubnet(first, bits, "ipv6");
  else notPublic[4].addSubnet(first, bits, "ipv4");
}

/** An address of the public internet, where websites answer. */
export const isPublicAddress: MayReach = (address, port) => {
  if (!PORTS.includes(port)) return false;
  if (isIP(address) === 4) return !notPublic[4].check(address, "ipv4");
  return isIP(address) === 6 && !notPublic[6].check(address, "ipv6");
};
