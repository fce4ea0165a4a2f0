import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createS3UrlSigner, type S3UrlOptions } from '../../src/files/s3-urls.ts'
import { createUrlSigner } from '../../src/files/signed-urls.ts'

const key = `ab/${'ab'.repeat(32)}.mp4`
const clock = () => Date.UTC(2026, 10, 14, 9, 30)
const service = createUrlSigner({ secret: 's'.repeat(32), publicUrl: () => 'https://kinora.example', clock })

const signerOf = (options: Partial<S3UrlOptions> = {}) =>
  createS3UrlSigner(service, {
    endpoint: 'https://s3.example:9000',
    region: 'eu-central-1',
    bucket: 'media',
    accessKeyId: 'an access key',
    secretAccessKey: 'a secret of the storage',
    clock,
    ...options,
  })

const signed = (options: Partial<S3UrlOptions> = {}, seconds = 60): URL =>
  new URL(signerOf(options).sign(key, { expiresInSeconds: seconds }))

test('a URL names bucket and key, when it was made, for how long, and by which access key; not the secret', () => {
  const url = signed()
  assert.equal(url.origin + url.pathname, `https://s3.example:9000/media/${key}`)
  const { 'X-Amz-Signature': signature = '', ...rest } = Object.fromEntries(url.searchParams)
  assert.deepEqual(rest, {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'an access key/20261114/eu-central-1/s3/aws4_request',
    'X-Amz-Date': '20261114T093000Z',
    'X-Amz-Expires': '60',
    'X-Amz-SignedHeaders': 'host',
  })
  assert.match(signature, /^[0-9a-f]{64}$/)
  assert.ok(!decodeURIComponent(url.href).includes('a secret of the storage'))
})

for (const [title, options, expected] of [
  ['a prefix stands before the key', { prefix: '/films/of 2026/' }, 'https://s3.example:9000/media/films/of%202026/'],
  ['the bucket can stand in the host', { forcePathStyle: false }, 'https://media.s3.example:9000/'],
  ['an endpoint can have a path', { endpoint: 'https://proxy.example/s3/' }, 'https://proxy.example/s3/media/'],
  ['the public endpoint is what callers get', { publicEndpoint: 'https://cdn.example' }, 'https://cdn.example/media/'],
  ['an empty public endpoint is none', { publicEndpoint: '' }, 'https://s3.example:9000/media/'],
] as const) {
  test(title, () => assert.equal(signed(options).href.split('?')[0], `${expected}${key}`))
}

test('the address that is signed is the one that callers use', () => {
  const signatureOf = (options: Partial<S3UrlOptions>) => signed(options).searchParams.get('X-Amz-Signature')
  assert.notEqual(signatureOf({ publicEndpoint: 'https://cdn.example' }), signatureOf({}))
  assert.equal(signatureOf({ publicEndpoint: 'https://cdn.example' }), signatureOf({ endpoint: 'https://cdn.example' }))
})

test('a file name is signed as the disposition that S3 shall answer with', () => {
  const url = new URL(signerOf().sign(key, { expiresInSeconds: 60, fileName: "Été's (1).mp4" }))
  assert.equal(
    url.searchParams.get('response-content-disposition'),
    `attachment; filename="_t_'s (1).mp4"; filename*=UTF-8''%C3%89t%C3%A9%27s%20%281%29.mp4`,
  )
})

test('seconds are whole, and at most the week that S3 allows', () => {
  assert.equal(signed({}, 1.5).searchParams.get('X-Amz-Expires'), '2')
  assert.equal(signed({}, 1e9).searchParams.get('X-Amz-Expires'), '604800')
})

test('an invalid key is not signed', () => {
  assert.throws(() => signerOf().sign('../secret', { expiresInSeconds: 60 }), RangeError)
})

test('uploads and URLs of the service itself stay as they are', () => {
  const signer = signerOf()
  const upload = signer.signUpload('901243326567555072', { expiresInSeconds: 60 })
  assert.equal(upload, service.signUpload('901243326567555072', { expiresInSeconds: 60 }))
  const own = new URL(service.sign(key, { expiresInSeconds: 60 }))
  assert.equal(own.origin, 'https://kinora.example')
  signer.verify(key, Object.fromEntries(own.searchParams))
})

test('a presigned URL is read back to its key until it expires', () => {
  const options = { prefix: 'films', forcePathStyle: false }
  const url = signerOf(options).sign(key, { expiresInSeconds: 60, fileName: "Été's (1).mp4" })
  const at = (ms: number) => signerOf({ ...options, clock: () => clock() + ms })
  assert.deepEqual(at(59_999).read(url), { key })
  assert.equal(at(60_000).read(url), undefined)
  assert.deepEqual(at(0).read(service.sign(key, { expiresInSeconds: 60 })), { key }, 'one of before S3 was used')
})

test('a presigned URL that was changed, or that another key signed, is read as any other', () => {
  const signer = signerOf()
  const url = signer.sign(key, { expiresInSeconds: 60 })
  const others = [
    url.replace('X-Amz-Expires=60', 'X-Amz-Expires=61'),
    url.replace('20261114T093000Z', '20261114T093001Z'),
    url.replace('X-Amz-Date=20261114T093000Z', 'X-Amz-Date=never'),
    url.replace(key, `cd/${'cd'.repeat(32)}.mp4`),
    url.replace('/media/', '/media/other/'),
    url.replace('s3.example', 's3.example.attacker.example'),
    url.replace('//', '//user@'),
    url.replace(/X-Amz-Signature=.*/, ''),
    `${url}0`,
    `${url}&X-Amz-Expires=1000`,
    `${url}?`,
    `${url}#`,
    url.split('?')[0] ?? '',
    signerOf({ secretAccessKey: 'another' }).sign(key, { expiresInSeconds: 60 }),
    signerOf({ region: 'elsewhere' }).sign(key, { expiresInSeconds: 60 }),
  ]
  for (const other of others) assert.equal(signer.read(other), undefined, other)
})
