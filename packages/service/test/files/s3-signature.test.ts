import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import { AwsV4Signer } from 'aws4fetch'
import { fc } from '../../../../test/harness/property.ts'
import { createS3Signer, EMPTY_SHA256, canonicalQuery } from '../../src/files/s3-signature.ts'

// The account, bucket and time of the examples in AWS's documentation of Signature Version 4 for S3.
const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const host = 'examplebucket.s3.amazonaws.com'
const at = Date.UTC(2013, 4, 24)
const signer = createS3Signer({ ...example, clock: () => at })

const signatureIn = (text: string): string => /Signature=([0-9a-f]{64})$/.exec(text)?.[1] ?? ''

const published: {
  title: string
  method: string
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  payload?: string
  signature: string
}[] = [
  {
    title: 'GET of a part of an object',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    title: 'PUT of an object whose name needs encoding',
    method: 'PUT',
    path: '/test%24file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    payload: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    title: 'a query parameter without a value',
    method: 'GET',
    path: '/',
    query: { lifecycle: '' },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    title: 'a list of objects',
    method: 'GET',
    path: '/',
    query: { prefix: 'J', 'max-keys': '2' },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

for (const { title, method, path, query = {}, headers = {}, payload = '', signature } of published) {
  test(`the signature of AWS's example is the published one: ${title}`, () => {
    const sha256 = createHash('sha256').update(payload).digest('hex')
    const { authorization = '' } = signer.signedHeaders({ method, host, path, query }, headers, sha256)
    assert.equal(signatureIn(authorization), signature)
  })
}

test("the presigned URL of AWS's example is the published one", () => {
  const query = signer.presignedQuery({ method: 'GET', host, path: '/test.txt' }, 86_400)
  assert.equal(
    query,
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
      '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('the published presigned signature is also what the steps of the specification give one by one', () => {
  const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  const day = hmac(`AWS4${example.secretAccessKey}`, '20130524')
  const key = hmac(hmac(hmac(day, 'us-east-1'), 's3'), 'aws4_request')
  const canonicalRequest = `GET
/test.txt
X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host
host:examplebucket.s3.amazonaws.com

host
UNSIGNED-PAYLOAD`
  const hashed = createHash('sha256').update(canonicalRequest).digest('hex')
  assert.equal(hashed, '3bfa292879f6447bbcda7001decf97f4a54dc650c8942174ae0a9121cf58ad04')
  const toSign = `AWS4-HMAC-SHA256\n20130524T000000Z\n20130524/us-east-1/s3/aws4_request\n${hashed}`
  const presigned = signer.presignedQuery({ method: 'GET', host, path: '/test.txt' }, 86_400)
  assert.equal(signatureIn(presigned), hmac(key, toSign).toString('hex'))
})

test('any query, key and time is presigned as another implementation presigns it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({
        values: fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), {
          maxKeys: 4,
        }),
        // The other one takes an encoded slash for a plain one.
        name: fc.string({ unit: 'grapheme', minLength: 1 }).filter(name => !name.includes('/')),
        time: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      }),
      async ({ values, name, time }) => {
        const query = Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith('X-Amz-')))
        const url = new URL(`https://${host}/`)
        // Not through the parser of URLs, which takes `.` and `..` away.
        const path = `/files/x${encodeURIComponent(name).replaceAll(/[!'()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`
        url.pathname = path
        for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
        url.searchParams.set('X-Amz-Expires', '60')
        const other = new AwsV4Signer({
          ...example,
          service: 's3',
          url: url.href,
          signQuery: true,
          datetime: time.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
        })
        const { url: expected } = await other.sign()
        const own = createS3Signer({ ...example, clock: () => time.getTime() })
        const presigned = own.presignedQuery({ method: 'GET', host, path, query }, 60)
        assert.equal(signatureIn(presigned), expected.searchParams.get('X-Amz-Signature'))
      },
    ),
    { numRuns: 300 },
  ))

test('a new day has a new key, and going back to an old one still signs right', () => {
  let now = at
  const own = createS3Signer({ ...example, clock: () => now })
  const presigned = (): string => own.presignedQuery({ method: 'GET', host, path: '/test.txt' }, 60)
  const first = presigned()
  now += 86_400_000
  const fresh = createS3Signer({ ...example, clock: () => now })
  const second = presigned()
  assert.notEqual(signatureIn(second), signatureIn(first))
  assert.equal(second, fresh.presignedQuery({ method: 'GET', host, path: '/test.txt' }, 60))
  now = at
  assert.equal(presigned(), first)
})

test('a query is sorted by its encoded names, not by names and values run together', () => {
  assert.equal(canonicalQuery({ 'a-b': '1', a: '2', B: '3', 'ä!': "'*" }), '%C3%A4%21=%27%2A&B=3&a=2&a-b=1')
})

test('the signed headers are those that are sent, and the secret is in none of them', () => {
  const target = { method: 'GET', host, path: '/test.txt' }
  const headers = signer.signedHeaders(target, { range: 'bytes=0-9' }, EMPTY_SHA256)
  assert.deepEqual(Object.keys(headers).sort(), ['authorization', 'range', 'x-amz-content-sha256', 'x-amz-date'])
  assert.ok(!JSON.stringify(headers).includes(example.secretAccessKey))
})
