import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkUrl } from '../../src/net/check-url.ts'

const publicOnly = { allowPrivateNetworks: false }

const refused: readonly (readonly [url: string, why: RegExp])[] = [
  ['', /http or https/],
  ['example.com/a.png', /http or https/],
  ['//example.com/a.png', /http or https/],
  ['ftp://example.com/a.png', /http or https/],
  ['file:///etc/passwd', /http or https/],
  ['data:image/png;base64,AAAA', /http or https/],
  ['javascript:alert(1)', /http or https/],
  ['http:example.com', /http or https/],
  ['http:/example.com', /http or https/],
  ['http:\\\\example.com', /http or https/],
  ['http:///example.com', /http or https/],
  ['https://', /http or https/],
  ['http://[::1', /http or https/],
  ['http://256.0.0.1/', /http or https/],
  ['http://example.com:99999/', /http or https/],
  ['http://user@example.com/', /user name or password/],
  ['http://:pass@example.com/', /user name or password/],
  ['http://example.com/a b.png', /white space/],
  [' http://example.com/', /white space/],
  ['http://example.com/\n', /white space/],
  ['http://exam\tple.com/', /white space/],
  ['http://example.com/\u0000', /control/],
  ['http://example.com/\u0085', /control/],
  ['http://example.com/\u00a0', /white space/],
  ['http://example.com\\@127.0.0.1:80\\@/\u2028', /white space/],
  [`http://example.com/${'a'.repeat(8192)}`, /at most 8192 characters/],
  [
    'http://127.0.0.1:8080/callback',
    /public internet; "127\.0\.0\.1" is a loopback address \(.*KINORA_ALLOW_PRIVATE_NETWORKS=1\)$/,
  ],
  ['http://[::ffff:10.0.0.1]/', /a private address/],
  ['https://localhost/', /under localhost/],
  ['http://example.com@127.0.0.1/', /user name or password/],
  ['http://127。0。0。1/', /loopback/],
]

for (const [url, why] of refused) {
  test(`${JSON.stringify(url.slice(0, 60))} is rejected with the reason`, () => {
    const checked = checkUrl(url, publicOnly)
    assert.match(checked.ok ? 'allowed' : checked.why, why)
  })
}

test('an ordinary URL passes, parsed, on any port', () => {
  for (const url of [
    'http://example.com/',
    'HTTPS://Example.com/a.png?x=1&y=%20#top',
    'https://example.com:8443/callback?name=james&age=36',
    'http://8.8.8.8:1/',
    'https://[2606:4700:4700::1111]/',
    'https://example.com/pictures/été.png',
    `https://example.com/${'a'.repeat(8192 - 20)}`,
  ]) {
    const checked = checkUrl(url, publicOnly)
    assert.equal(checked.ok && checked.url.href, new URL(url).href)
  }
})

test('allowing private networks lifts only the check of the address', () => {
  const anywhere = { allowPrivateNetworks: true }
  for (const url of ['http://127.0.0.1:9000/', 'http://localhost/', 'http://minio:9000/a', 'http://[fd00::1]/']) {
    assert.equal(checkUrl(url, anywhere).ok, true, url)
  }
  for (const url of ['file:///etc/passwd', 'http://user:pass@localhost/', 'http://local host/']) {
    assert.equal(checkUrl(url, anywhere).ok, false, url)
  }
})
