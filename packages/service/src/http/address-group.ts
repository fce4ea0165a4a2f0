import { isIPv6 } from 'node:net'

/** What counts as one sender: an IPv4 address, or the network of an IPv6 one, in which anybody has any number of addresses. */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const groups = expand(plain)
  const isIPv4 = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isIPv4) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): number[] {
  // As URLs have it: dotted endings and leading zeros are gone.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const read = (text: string): number[] => (text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16)))
  const [before, after] = [read(head), read(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff]
