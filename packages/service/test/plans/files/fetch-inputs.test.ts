import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { Fields } from '../../../src/catalog/words/field.ts'
import { clip, list, MB, picture, pictures, sound } from '../../../src/catalog/words/words.ts'
import type { BlobStore } from '../../../src/files/blob-store.ts'
import { createInspector } from '../../../../media/src/inspect/inspector.ts'
import { FetchFailed, FetchRefused, FileTooLarge } from '../../../src/net/fetch-failure.ts'
import { type FetchedInput, fetchInputs } from '../../../src/plans/files/fetch-inputs.ts'
import { type PlanContext, PlanFailure } from '../../../src/plans/plan.ts'
import { findRequestInputs } from '../../../src/plans/files/find-request-inputs.ts'
import {
  makeGif,
  makeJpeg,
  makeMp3,
  makeMp4,
  makePng,
  makeSilentWav,
} from '../../../../media/test/formats/sample-files.ts'
import { silentLog } from '../../../../../test/harness/test-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-inputs-'))
const inspector = createInspector({ children: 1, log: pino({ level: 'silent' }) })
after(async () => {
  await inspector.stop()
  rmSync(folder, { recursive: true })
})

const fields: Fields = {
  images: pictures({ min: 0, max: 2, of: { minSide: 128, decodedUnder: 1_000 }, pixelRatio: { from: 0.8, to: 1.25 } }),
  videos: list(clip({ maxSeconds: 8 }), { min: 0, max: 2, secondsByCount: { 1: 8, 2: 5 } }),
  song: sound({ formats: ['mp3', 'wav'], maxBytes: 50 * MB, minSeconds: 3, maxSeconds: 12 }),
  face: picture(),
}

const film = (seconds: number): Buffer => makeMp4({ width: 160, height: 128, seconds, hasSound: true })

/** What lies behind each URL, or why nothing does. */
type Web = Record<string, Buffer | Error>

function fetchAll(request: Record<string, unknown>, web: Web = {}, attempt = 1): Promise<FetchedInput[]> {
  const context: Partial<PlanContext> = {
    log: silentLog,
    task: { attempt } as PlanContext['task'],
    folder,
    signal: new AbortController().signal,
    inspect: inspector.inspect,
    async download(url, { path }) {
      const found = web[url] ?? new FetchFailed('the host answered 404', { retryable: false })
      if (found instanceof Error) throw found
      await writeFile(path, found)
      return { bytes: found.length }
    },
    blobs: {
      open: async (key: string) => (key in web ? { stream: () => Readable.from([web[key]]) } : undefined),
    } as unknown as BlobStore,
  }
  return fetchInputs(findRequestInputs(fields, request), context as PlanContext)
}

async function failureOf(fetching: Promise<unknown>): Promise<[string, string, boolean]> {
  const error = await fetching.then(
    () => assert.fail('it was fetched'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof PlanFailure, String(error))
  return [error.code, error.message, error.retryable]
}

test('an input comes with what was found in it', async () => {
  const web = {
    'https://a/1': makeJpeg(300, 200, { orientation: 6 }),
    'https://a/2': film(2),
    'https://a/3': makeSilentWav(5),
  }
  const inputs = await fetchAll({ images: ['https://a/1'], videos: ['https://a/2'], song: 'https://a/3' }, web)
  const aac = { soundCodec: 'aac', sampleRate: 64_000, channels: 1 }
  const shown = { width: 160, height: 128, seconds: 2, fps: 25, videoCodec: 'mjpeg', hasSound: true, ...aac }
  const pcm = { soundCodec: 'pcm_s16le', sampleRate: 8_000, channels: 1 }
  assert.deepEqual(
    inputs.map(({ path: _path, ...input }) => input),
    [
      { role: 'images[0]', kind: 'picture', format: 'jpeg', width: 200, height: 300 },
      { role: 'videos[0]', kind: 'clip', format: 'mp4', ...shown },
      { role: 'song', kind: 'sound', format: 'wav', seconds: 5, ...pcm },
    ],
  )
})

test('uploads and inline inputs are opened too', async () => {
  const [input] = await fetchAll({ face: { blob: 'key' } }, { key: makePng(200, 150) })
  assert.deepEqual([input?.width, input?.height], [200, 150])
  const failure = await failureOf(fetchAll({ face: { blob: 'key' } }, { key: makePng(200, 150).subarray(0, 100) }))
  assert.deepEqual([failure[0], failure[2]], ['ImageFormatInvalid', false])
  assert.deepEqual(await failureOf(fetchAll({ face: { blob: 'gone' } })), [
    'ImageDownloadFailure',
    'face: the stored file no longer exists',
    false,
  ])
})

test('a file that does not keep the rules of its field ends the task with the reason and the field', async () => {
  const cases: [Record<string, unknown>, Buffer, string, RegExp][] = [
    [
      { images: ['https://a/1'] },
      makeGif(200, 200),
      'ImageFormatInvalid',
      /^images\[0\] must be png, jpeg, webp; this is a gif/,
    ],
    [
      { images: ['https://a/1'] },
      makePng(127, 128),
      'ImageSizeInvalid',
      /^images\[0\] must be at least 128x128 pixels/,
    ],
    [{ videos: ['https://a/1'] }, film(9), 'VideoFormatInvalid', /^videos\[0\] must last at most 8 seconds/],
    [{ song: 'https://a/1' }, makeMp3(2), 'AudioFormatInvalid', /^song must last at least 3 seconds/],
  ]
  for (const [request, bytes, code, says] of cases) {
    const failure = await failureOf(fetchAll(request, { 'https://a/1': bytes }))
    assert.deepEqual([failure[0], failure[2]], [code, false])
    assert.match(failure[1], says)
  }
})

test('a limit on what comes along as Base64 does not hold for a file', async () => {
  const large = Buffer.concat([makeJpeg(200, 200), Buffer.alloc(2_000)])
  assert.equal((await fetchAll({ images: ['https://a/1'] }, { 'https://a/1': large })).length, 1)
})

test('a file that is too large fails for its size, not for its download', async () => {
  for (const [field, code] of [
    ['face', 'ImageSizeInvalid'],
    ['song', 'AudioFormatInvalid'],
  ] as const) {
    const failure = await failureOf(fetchAll({ [field]: 'https://a/1' }, { 'https://a/1': new FileTooLarge(50 * MB) }))
    assert.deepEqual([failure[0], failure[2]], [code, false])
    assert.match(failure[1], /larger than the 52428800 bytes allowed/)
  }
})

test('a download is tried three times if another try may help', async () => {
  const busy = { 'https://a/1': new FetchFailed('the host answered 503', { retryable: true }) }
  const failure = (attempt: number) => failureOf(fetchAll({ song: 'https://a/1' }, busy, attempt))
  assert.deepEqual(await failure(2), ['AudioDownloadFailure', 'song: the host answered 503', true])
  assert.deepEqual(await failure(3), ['AudioDownloadFailure', 'song: the host answered 503', false])
  const refused = { 'https://a/1': new FetchRefused('the URL leads to a private address') }
  assert.deepEqual((await failureOf(fetchAll({ videos: ['https://a/1'] }, refused)))[2], false)
})

test('a full disk is not a fault of the download', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  await assert.rejects(fetchAll({ face: 'https://a/1' }, { 'https://a/1': full }), full)
})

test('two frames behind URLs have to be about as large as each other', async () => {
  const request = { images: ['https://a/1', 'https://a/2'] }
  const fetching = (end: Buffer) => fetchAll(request, { 'https://a/1': makePng(200, 200), 'https://a/2': end })
  for (const end of [makePng(200, 160), makeJpeg(200, 250)]) assert.equal((await fetching(end)).length, 2)
  for (const end of [makePng(200, 159), makeJpeg(200, 251)]) {
    const failure = await failureOf(fetching(end))
    assert.deepEqual([failure[0], failure[2]], ['ImageSizeInvalid', false])
    assert.match(failure[1], /^images\[0\] and images\[1\] must have pixel counts whose ratio is between 0.8 and 1.25/)
  }
})

test('clips may be shorter the more there are', async () => {
  const web = { 'https://a/1': film(8), 'https://a/2': film(5) }
  assert.equal((await fetchAll({ videos: ['https://a/1'] }, web)).length, 1)
  assert.equal((await fetchAll({ videos: ['https://a/2', 'https://a/2'] }, web)).length, 2)
  const failure = await failureOf(fetchAll({ videos: ['https://a/2', 'https://a/1'] }, web))
  assert.deepEqual(failure.slice(0, 2), ['VideoFormatInvalid', 'videos[1] must last at most 5 seconds, got 8 seconds'])
})

test('a stop of the service is not a verdict on the file', async () => {
  const stopped = createInspector({ children: 1, log: pino({ level: 'silent' }) })
  await stopped.stop()
  const wanted = findRequestInputs(fields, { face: { blob: 'key' } })
  const blobs = { open: async () => ({ stream: () => Readable.from([makePng(200, 200)]) }) } as unknown as BlobStore
  const signal = new AbortController().signal
  await assert.rejects(
    fetchInputs(wanted, { blobs, folder, signal, inspect: stopped.inspect } as unknown as PlanContext),
    {
      name: 'ChildFailure',
    },
  )
})
