import { hostname, networkInterfaces } from 'node:os'
import { privateHostReason } from '../../src/net/private-address.ts'
import type { Names } from './far-side.ts'

// Ways to spell an address of this machine, or of its network, in a URL.
const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7F.0.0.1',
  '017700000001',
  '0177.0.0.01',
  '127.0.0.1.',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '0x0',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::127.0.0.1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '169.254.169.254',
  '10.0.0.1',
  '192.168.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'anything.localhost',
  'ip6-localhost',
  'ip6-loopback',
]

// A machine may have a public address too, and by that one it may be reached.
const ownAddresses = Object.values(networkInterfaces())
  .flatMap(list => list ?? [])
  .filter(({ scopeid, address }) => !scopeid && privateHostReason(address))
  .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))

/** URLs that must not reach a listener on this port, by what is written in them. */
export const privateUrls = (port: number): string[] => [
  ...[...HOSTS, hostname(), ...ownAddresses].map(host => `http://${host}:${port}/`),
  `https://127.0.0.1:${port}/`,
  `https://[::1]:${port}/`,
  `https://localhost:${port}/`,
  `HTTP://127.0.0.1:${port}/`,
  `http://public.example@127.0.0.1:${port}/`,
  `http://public.example:80@127.0.0.1:${port}/`,
  `http://public.example%00@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@public.example/`,
  `http://127.0.0.1:${port}?@public.example/`,
  `http://127.0.0.1:${port}\\@public.example/`,
  `http://public.example\\@127.0.0.1:${port}/`,
  `http:127.0.0.1:${port}/`,
  `http:/127.0.0.1:${port}/`,
  `http:///127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}\\`,
  `//127.0.0.1:${port}/`,
  `http://127.0.0.1\t:${port}/`,
  `http://127.0.\n0.1:${port}/`,
  ` http://127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}/%2e%2e/`,
  `file://127.0.0.1:${port}/`,
  `ftp://127.0.0.1:${port}/`,
  `gopher://127.0.0.1:${port}/_GET`,
  `ws://127.0.0.1:${port}/`,
]

const FAR = '8.8.8.8'

/** Names that look public and lead to a private address: where the name servers are the attacker's. */
export const privateNames: Names = {
  'loopback.example': ['127.0.0.1'],
  'another-loopback.example': ['127.8.8.8'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'mapped-hex.example': ['::ffff:7f00:1'],
  'compatible.example': ['::127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'six-to-four.example': ['2002:7f00:1::'],
  'unspecified.example': ['0.0.0.0'],
  'unspecified-six.example': ['::'],
  'metadata.example': ['169.254.169.254'],
  'lan.example': ['10.0.0.1'],
  'unique-local.example': ['fd00::1'],
  'link-local.example': ['fe80::1'],
  'mixed-private-last.example': [FAR, '127.0.0.1'],
  'mixed-private-first.example': ['127.0.0.1', FAR],
  'mixed-six.example': [FAR, '::1'],
  'own.example': ownAddresses.map(address => address.replaceAll(/[[\]]/g, '')),
  'trailing-dot.example.': ['127.0.0.1'],
  'nothing.example': [],
}

export const privateNameUrls = (port: number): string[] =>
  Object.keys(privateNames).flatMap(name => [`http://${name}:${port}/`, `https://${name}:${port}/`])

const LOOPBACK = /is a loopback address/
const CHANGED = /its signature is missing or wrong/

/**
 * Changes of a signed URL of a file on a loopback address, and how each is refused: as an address, because it is no
 * such URL, or as a URL of a file that was changed.
 */
export function ownUrlTricks(url: string): [trick: string, says: RegExp][] {
  const { origin, host, port, pathname, search, searchParams } = new URL(url)
  const [key, expires, signature] = [
    pathname.replace('/files/', ''),
    searchParams.get('expires'),
    searchParams.get('signature') ?? '',
  ] as const
  const at = (path: string, query = search): string => `${origin}${path}${query}`
  return [
    [url.replace('http:', 'HTTP:'), LOOPBACK],
    [url.replace('http:', 'https:'), LOOPBACK],
    [url.replace(host, `localhost:${port}`), /a name under localhost/],
    [url.replace(host, `127.1:${port}`), LOOPBACK],
    [url.replace(host, `127.0.0.1.:${port}`), LOOPBACK],
    [url.replace(host, `[::1]:${port}`), LOOPBACK],
    [url.replace(host, `[::ffff:127.0.0.1]:${port}`), LOOPBACK],
    [url.replace(`:${port}`, `:${Number(port) + 1}`), LOOPBACK],
    [url.replace(`:${port}`, ''), LOOPBACK],
    [url.replace(`:${port}`, `:0${port}`), LOOPBACK],
    [url.replace('//', '//user@'), /user name or password/],
    [url.replace('//', '//user:password@'), /user name or password/],
    [`${origin}@10.0.0.1${pathname}${search}`, /user name or password/],
    [`${origin}@${host}${pathname}${search}`, /user name or password/],
    [`http://10.0.0.1/?${url}`, /a private address/],
    [`http://10.0.0.1/#${url}`, /a private address/],
    [`http://10.0.0.1${pathname}${search}`, /a private address/],
    [at(`/files/../files/${key}`), LOOPBACK],
    [at(`/files/%2e%2e/files/${key}`), LOOPBACK],
    [at(`/files//${key}`), LOOPBACK],
    [at(`//files/${key}`), LOOPBACK],
    [at(`/Files/${key}`), LOOPBACK],
    [at(`/files/./${key}`), LOOPBACK],
    [at(`/files/${key}/`), LOOPBACK],
    [at(`/files/${key}/../../../etc/passwd`), LOOPBACK],
    [at(`/files/${key};a=b`), LOOPBACK],
    [at(`/files/${key}%00`), LOOPBACK],
    [at(`/files/${key.replace('/', '%2F')}`), LOOPBACK],
    [at(`/files/${key.toUpperCase()}`), LOOPBACK],
    [at(`/files/${key.slice(3)}`), LOOPBACK],
    [at(`/files/uploads/${key}`), LOOPBACK],
    [at('/admin/v1/accounts'), LOOPBACK],
    [at('/healthz', ''), LOOPBACK],
    [at(`/files/${key}`, ''), CHANGED],
    [at(`/files/${key.replace(/\w+$/, 'json')}`), CHANGED],
    [at(pathname, `?expires=${Number(expires) + 1}&signature=${signature}`), CHANGED],
    [at(pathname, `?expires=0${expires}&signature=${signature}`), CHANGED],
    [at(pathname, `?signature=${signature}`), CHANGED],
    [at(pathname, `?expires=${expires}`), CHANGED],
    [at(pathname, `?expires=${expires}&signature=${'A'.repeat(43)}`), CHANGED],
    [at(pathname, `${search}&filename=a.png`), CHANGED],
    [at(pathname, `${search}&signature=${signature}`), CHANGED],
    [at(pathname, `${search}?signature=${signature}`), CHANGED],
    [`${url}#`, CHANGED],
    [`${url}&expires=${expires}`, CHANGED],
  ]
}
