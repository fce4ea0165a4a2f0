import { BlockList, isIP } from 'node:net'

type Range = readonly [network: string, prefix: number, why: string]

// The special-purpose registries of IANA (RFC 6890 and its updates), and the metadata addresses of clouds on public or
// private ranges. Within a family, the first matching row gives the reason, so narrower rows come first.
const IPV4: readonly Range[] = [
  ['169.254.169.254', 32, 'a cloud metadata address'],
  ['100.100.100.200', 32, 'a cloud metadata address'],
  ['192.0.0.192', 32, 'a cloud metadata address'],
  // The only such address on a public range: Azure's host agent, reachable from every virtual machine there.
  ['168.63.129.16', 32, 'a cloud metadata address'],
  ['255.255.255.255', 32, 'the broadcast address'],
  ['0.0.0.0', 8, 'an unspecified address'],
  ['10.0.0.0', 8, 'a private address'],
  ['100.64.0.0', 10, 'a carrier-grade NAT address'],
  ['127.0.0.0', 8, 'a loopback address'],
  ['169.254.0.0', 16, 'a link-local address'],
  ['172.16.0.0', 12, 'a private address'],
  ['192.0.0.0', 24, 'a reserved address'],
  ['192.0.2.0', 24, 'a documentation address'],
  ['192.88.99.0', 24, 'a 6to4 relay address'],
  ['192.168.0.0', 16, 'a private address'],
  ['198.18.0.0', 15, 'a benchmarking address'],
  ['198.51.100.0', 24, 'a documentation address'],
  ['203.0.113.0', 24, 'a documentation address'],
  ['224.0.0.0', 4, 'a multicast address'],
  ['240.0.0.0', 4, 'a reserved address'],
]

const IPV6: readonly Range[] = [
  ['fd00:ec2::254', 128, 'a cloud metadata address'],
  ['fd20:ce::254', 128, 'a cloud metadata address'],
  ['::', 128, 'an unspecified address'],
  ['::1', 128, 'a loopback address'],
  ['::', 96, 'an IPv4-compatible address'],
  ['::ffff:0:0:0', 96, 'an IPv4-translated address'],
  ['64:ff9b:1::', 48, 'a local NAT64 address'],
  ['100::', 64, 'a discard address'],
  // Teredo is rejected completely: it contains the inverted IPv4 address in its last 32 bits, which a prefix cannot
  // match.
  ['2001::', 32, 'a Teredo address'],
  ['2001:2::', 48, 'a benchmarking address'],
  ['2001:10::', 28, 'a reserved address'],
  ['2001:20::', 28, 'a reserved address'],
  ['2001:db8::', 32, 'a documentation address'],
  ['3fff::', 20, 'a documentation address'],
  ['5f00::', 16, 'a reserved address'],
  ['fc00::', 7, 'a unique local address'],
  ['fe80::', 10, 'a link-local address'],
  ['fec0::', 10, 'a site-local address'],
  ['ff00::', 8, 'a multicast address'],
]

const groupsOf = (ipv4: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

// NAT64 and 6to4 contain an IPv4 address after a fixed prefix. They are rejected only if that address is: with DNS64,
// every public IPv4 host is reached through 64:ff9b::/96. BlockList itself handles the mapped form ::ffff:a.b.c.d.
const wrapped: readonly Range[] = IPV4.flatMap(([network, prefix, why]) => [
  [`64:ff9b::${groupsOf(network)}`, 96 + prefix, `${why} behind NAT64`],
  [`2002:${groupsOf(network)}::`, 16 + prefix, `${why} behind 6to4`],
])

const ranges: readonly Range[] = [...IPV4, ...IPV6, ...wrapped]

function blockListOf(rows: readonly Range[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of rows) list.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4')
  return list
}

/** All addresses outside the public internet. The same list is checked at connect time, after names are resolved. */
export const privateBlockList = blockListOf(ranges)

const reasons = ranges.map(range => ({ list: blockListOf([range]), why: range[2] }))

/** Part of every error about a forbidden address, for people who run the service on their own machine. */
export const ALLOWED_BY = 'an operator allows private networks with KINORA_ALLOW_PRIVATE_NETWORKS=1'

// Suffixes that can only resolve to hosts in the operator's network.
const LOCAL_SUFFIXES = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa']
const LABEL = /^[a-z0-9_-]{1,63}$/

function whyAddressRefused(address: string, family: 'ipv4' | 'ipv6'): string | undefined {
  if (!privateBlockList.check(address, family)) return undefined
  return reasons.find(({ list }) => list.check(address, family))?.why
}

function whyNameRefused(name: string): string | undefined {
  const labels = name.split('.')
  const last = labels.at(-1) ?? ''
  // If the last label is a number, the host is an IPv4 address in an unusual spelling that the URL parser would have
  // normalised or rejected.
  if (name.length > 253 || !labels.every(label => LABEL.test(label)) || /^(?:[0-9]+|0x[0-9a-f]*)$/.test(last)) {
    return 'not a valid host name'
  }
  const suffix = LOCAL_SUFFIXES.find(suffix => name === suffix || name.endsWith(`.${suffix}`))
  if (suffix) return `a name under ${suffix}`
  return labels.length === 1 ? 'a name without a domain' : undefined
}

/**
 * Returns the reason why a host must not be contacted, or undefined. It checks only the text, as in `new
 * URL().hostname`; `privateBlockList` checks the resolved addresses at connect time.
 */
export function privateHostReason(hostname: string): string | undefined {
  const host = hostname.toLowerCase()
  const address = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  // A zone (fe80::1%eth0) always belongs to a local link; isIP accepts it, and BlockList does not parse it.
  if (address.includes('%')) return 'an address with a zone'
  const family = isIP(address)
  if (family === 4) return whyAddressRefused(address, 'ipv4')
  if (family === 6) return whyAddressRefused(address, 'ipv6')
  return whyNameRefused(host.endsWith('.') ? host.slice(0, -1) : host)
}
