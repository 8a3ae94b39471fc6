import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ..."0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254".split(
    " ",
  ),
  ..."172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.5".split(
    " ",
  ),
  ..."224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 192.88.99.1".split(" "),
  ...":: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 64:ff9b:1::1".split(
    " ",
  ),
  ..."100::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%lo fec0::1 ff02::1".split(
    " ",
  ),
  ..."localhost 2130706433 0x7f000001 127.1 rihla.example".split(" "),
  "",
])("%j is not asked", (address) => {
  expect([isPublicAddress(address, 80), isPublicAddress(address, 443)]).toEqual([false, false]);
});

test.each([
  "1.1.1.1",
  "93.184.216.34",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700::1111",
  "2a00:1450:4001::8",
])("%s is, at the ports of websites", (address) => {
  expect([80, 443, 22, 6379, 8080, 0].map((port) => isPublicAddress(address, port))).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});
