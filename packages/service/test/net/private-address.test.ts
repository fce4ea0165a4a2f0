import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { privateBlockList, privateHostReason } from '../../src/net/private-address.ts'
import { fc } from '../../../../test/harness/property.ts'

const hostOf = (host: string): string => new URL(`http://${host}/`).hostname

// The host as somebody writes it in a URL, and the word that the reason must contain.
const refused: readonly (readonly [host: string, reason: RegExp])[] = [
  ['127.0.0.1', /loopback/],
  ['127.255.255.254', /loopback/],
  ['127.1', /loopback/],
  ['2130706433', /loopback/],
  ['017700000001', /loopback/],
  ['0x7f000001', /loopback/],
  ['0x7f.0.0.0x1', /loopback/],
  ['127.0.0.1.', /loopback/],
  ['１２７.０.０.１', /loopback/],
  ['0.0.0.0', /unspecified/],
  ['0', /unspecified/],
  ['0.1.2.3', /unspecified/],
  ['10.0.0.1', /private/],
  ['10.255.255.255', /private/],
  ['172.16.0.1', /private/],
  ['172.31.255.255', /private/],
  ['192.168.1.1', /private/],
  ['100.64.0.1', /carrier-grade/],
  ['100.127.255.255', /carrier-grade/],
  ['169.254.1.1', /link-local/],
  ['169.254.169.254', /metadata/],
  ['100.100.100.200', /metadata/],
  ['192.0.0.192', /metadata/],
  ['168.63.129.16', /metadata/],
  ['192.0.0.8', /reserved/],
  ['192.0.2.1', /documentation/],
  ['198.51.100.7', /documentation/],
  ['203.0.113.9', /documentation/],
  ['192.88.99.1', /6to4/],
  ['198.18.0.1', /benchmarking/],
  ['198.19.255.255', /benchmarking/],
  ['224.0.0.1', /multicast/],
  ['239.255.255.250', /multicast/],
  ['240.0.0.1', /reserved/],
  ['255.255.255.255', /broadcast/],
  ['[::]', /unspecified/],
  ['[::1]', /loopback/],
  ['[0:0:0:0:0:0:0:1]', /loopback/],
  ['[::ffff:127.0.0.1]', /loopback/],
  ['[::ffff:a9fe:a9fe]', /metadata/],
  ['[::ffff:192.168.0.1]', /private/],
  ['[::127.0.0.1]', /compatible/],
  ['[::8.8.8.8]', /compatible/],
  ['[::ffff:0:127.0.0.1]', /translated/],
  ['[64:ff9b::10.0.0.1]', /private address behind NAT64/],
  ['[64:ff9b::169.254.169.254]', /metadata address behind NAT64/],
  ['[64:ff9b:1::8.8.8.8]', /local NAT64/],
  ['[2002:7f00:1::]', /loopback address behind 6to4/],
  ['[2002:c0a8:101::1]', /private address behind 6to4/],
  ['[2001:0:4136:e378:8000:63bf:3fff:fdd2]', /Teredo/],
  ['[2001:2::1]', /benchmarking/],
  ['[2001:10::1]', /reserved/],
  ['[2001:2f::1]', /reserved/],
  ['[2001:db8::1]', /documentation/],
  ['[3fff:fff::1]', /documentation/],
  ['[100::1]', /discard/],
  ['[5f00::1]', /reserved/],
  ['[fc00::1]', /unique local/],
  ['[fdff:ffff::1]', /unique local/],
  ['[fd00:ec2::254]', /metadata/],
  ['[fd20:ce::254]', /metadata/],
  ['[fe80::1]', /link-local/],
  ['[febf::1]', /link-local/],
  ['[fec0::1]', /site-local/],
  ['[feff::1]', /site-local/],
  ['[ff02::1]', /multicast/],
  ['localhost', /under localhost/],
  ['LocalHost', /under localhost/],
  ['localhost.', /under localhost/],
  ['a.b.localhost', /under localhost/],
  ['localhost.localdomain', /under localdomain/],
  ['printer.local', /under local$/],
  ['printer.local.', /under local$/],
  ['metadata.google.internal', /under internal/],
  ['db.internal.', /under internal/],
  ['router.home.arpa', /under home\.arpa/],
  ['postgres', /without a domain/],
  ['postgres.', /without a domain/],
  ['example.com..', /valid/],
  ['a..example.com', /valid/],
  ['.example.com', /valid/],
  ['a(b).example.com', /valid/],
]

const allowed: readonly string[] = [
  'example.com',
  'example.com.',
  'EXAMPLE.com',
  'cdn.my_bucket.s3.amazonaws.com',
  'localhost.example.com',
  'internal.example.com',
  'mylocal.dev',
  'notinternal.com',
  'home-arpa.org',
  'bücher.example',
  '10.example.com',
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '[2606:4700:4700::1111]',
  '[2001:4860:4860::8888]',
  '[2001:30::1]',
  '[3fff:1000::1]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::8.8.8.8]',
  '[2002:808:808::1]',
  '[fbff::1]',
]

for (const [host, reason] of refused) {
  test(`${host} is rejected with a reason`, () => assert.match(privateHostReason(hostOf(host)) ?? 'allowed', reason))
}

for (const host of allowed) {
  test(`${host} is on the public internet`, () => assert.equal(privateHostReason(hostOf(host)), undefined))
}

test('hosts that the URL parser never returns are rejected as well', () => {
  for (const host of ['', '.', '0177.0.0.1', '0x7f.1', '127.1', 'fe80::1%eth0', 'a b.com', 'ex%61mple.com', 'a.0x']) {
    assert.ok(privateHostReason(host), host)
  }
  assert.match(privateHostReason('::1') ?? '', /loopback/)
  assert.match(privateHostReason(`${'a'.repeat(64)}.com`) ?? '', /valid/)
  assert.match(privateHostReason(`${'a.'.repeat(130)}com`) ?? '', /valid/)
})

test('an IPv4 address is judged the same when plain, mapped, behind NAT64 and behind 6to4', () => {
  // Half of the draws have a first byte with a special range in it: drawn evenly, most would be public.
  const first = fc.oneof(fc.nat(255), fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 240, 255))
  const second = fc.oneof(fc.nat(255), fc.constantFrom(0, 16, 18, 64, 88, 168, 254))
  const address = fc.tuple(first, second, fc.nat(255), fc.nat(255))
  const seen = { refused: 0, allowed: 0 }
  fc.assert(
    fc.property(address, ([a, b, c, d]) => {
      const plain = `${a}.${b}.${c}.${d}`
      const groups = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
      const why = privateHostReason(plain)
      seen[why ? 'refused' : 'allowed'] += 1
      assert.equal(privateHostReason(hostOf(`[::ffff:${plain}]`)), why)
      assert.equal(privateHostReason(hostOf(`[64:ff9b::${plain}]`)), why && `${why} behind NAT64`)
      assert.equal(privateHostReason(hostOf(`[2002:${groups}::1]`)), why && `${why} behind 6to4`)
    }),
    { numRuns: 500 },
  )
  assert.ok(seen.refused > 50 && seen.allowed > 50, JSON.stringify(seen))
})

test('the same list stops a connect by name after it is resolved', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const socket = connect({ host: 'localhost', port, family: 4, blockList: privateBlockList })
    const outcome = await Promise.race([once(socket, 'connect').then(() => 'connected'), once(socket, 'close')]).catch(
      (error: NodeJS.ErrnoException) => error.code,
    )
    socket.destroy()
    assert.equal(outcome, 'ERR_IP_BLOCKED')
  } finally {
    server.close()
  }
})
