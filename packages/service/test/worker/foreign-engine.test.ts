import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { createConformer, type Conformer } from '../../../media/src/conform/conformer.ts'
import type { ChildEngine } from '../../../media/src/engine/child-engine.ts'
import type { OpenEngine } from '../../../media/src/engine/combine-engines.ts'
import type { MadeFile, Order } from '../../../media/src/engine/contract.ts'
import { createFinisher, type Finisher } from '../../../media/src/finish/finisher.ts'
import { makeVideo, toneOf } from '../../../media/test/finish/made.ts'
import { createMinimalEngine } from '../../src/engines/minimal/minimal-engine.ts'
import { createRouter, type RoutedEngine } from '../../src/engines/routing/create-router.ts'
import { readSettings } from '../../src/service/settings.ts'
import { startWork, type Work } from '../../src/service/work.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { untilFinal } from '../../../../test/harness/until.ts'

let service: TestService
let folder: string
let work: Work
let minimal: ChildEngine
let finisher: Finisher
let conformer: Conformer
/** What the far side gives. */
let given: (folder: string) => Promise<string>
/** What it took, where that is passed on. */
let price: number | undefined

const FORMATS: Partial<Record<Order['kind'], MadeFile['format']>> = { speech: 'wav', video: 'mp4' }

const far: OpenEngine = {
  name: 'far',
  accepts: ({ kind }) => kind === 'image' || kind === 'speech' || kind === 'video',
  leavesOut: () => ['seed: it takes none'],
  place: async () => ({ id: '1' }),
  start: async token => ({ state: 'started', token }),
  async poll(_token, { kind }, context) {
    const path = await given(context.folder)
    const files = [{ role: 'result', path, format: FORMATS[kind] ?? 'jpg' }] as const
    return { state: 'done', files, ...(price !== undefined && { cost: price, price }) }
  },
  async stop() {},
}

before(async () => {
  service = await startService()
  folder = await mkdtemp(join(tmpdir(), 'kinora-foreign-'))
  const means = { children: 1, log: silentLog }
  minimal = createMinimalEngine(means)
  finisher = createFinisher(means)
  conformer = createConformer(means)
  const local: RoutedEngine = { engine: minimal, isRemote: false, isForeign: false, ambiguous: 'again', limits: {} }
  const router = createRouter({
    engines: new Map([
      ['far', { ...local, engine: far, isRemote: true, isForeign: true }],
      ['minimal', local],
    ]),
    rules: [{ kinds: ['image', 'speech', 'video'], engines: ['far', 'minimal'] }],
    builtIn: ['minimal'],
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  work = await startWork(service.services, readSettings({ KINORA_STOP_SECONDS: '1' }), {
    router,
    download: () => Promise.reject(new Error('no network')),
    finish: finisher.finish,
    conform: conformer.conform,
    folder,
  })
})
after(async () => {
  await work.stop()
  await Promise.all([minimal.stop(), finisher.stop(), conformer.stop(), service.stop()])
  await rm(folder, { recursive: true, force: true })
})

async function make(path: string, body: object): Promise<Record<string, any>> {
  const { json, status } = await service.post(`/ent/v2/${path}`, body)
  assert.equal(status, 200, JSON.stringify(json))
  return untilFinal(() => service.get(`/ent/v2/tasks/${String(json.task_id)}/creations?wait=10`))
}
const read = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer())
const PICTURE = { model: 'genq2', prompt: 'a lamp', aspect_ratio: '16:9', resolution: '1080p' }

const CLIP = { model: 'genq2', prompt: 'a lamp', aspect_ratio: '16:9', resolution: '540p', duration: 1 }

async function givePicture(where: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const path = join(where, 'out.webp')
  await sharp({ create: { width: 640, height: 352, channels: 3, background: '#345', noise } })
    .webp()
    .toFile(path)
  return path
}

test('an external picture of another size and format is converted to the order', async () => {
  given = givePicture
  const task = await make('reference2image', PICTURE)
  assert.equal(task.state, 'success', task.err_msg)
  assert.equal(task.engine, 'far')
  assert.ok(task.notes.includes('seed: it takes none'), task.notes)
  const { width, height, format } = await sharp(await read(task.creations[0].url)).metadata()
  assert.deepEqual([width, height, format], [1920, 1080, 'png'])
})

// Before the failures of the next tests, after which the engine rests.
test('speech without times from its engine has recognised ones', async () => {
  given = async where => {
    const path = join(where, 'out.wav')
    await writeFile(path, tone(1.5))
    return path
  }
  const task = await make('audio-tts', { text: 'Good morning to you', voice_setting_voice_id: 'English_Bella' })
  assert.deepEqual([task.state, task.engine], ['success', 'far'], task.err_msg)
  const [row] = await service.db.query<{ words: string | null }>({
    text: `select result->'creations'->0->>'words_blob' as words from task where id = ${task.id}`,
  })
  assert.ok(row?.words, 'words are kept with it')
})

test('a passed-on cost is what the upstream took, at most the held credits', async () => {
  given = givePicture
  try {
    for (const [took, costs] of [
      [4, 4],
      [50, 6],
    ] as const) {
      price = took
      const { state, credits } = await make('reference2image', PICTURE)
      assert.deepEqual([state, credits], ['success', costs])
    }
  } finally {
    price = undefined
  }
})

test('a result that cannot be corrected fails the engine, and the next engine makes it', async () => {
  given = async where => {
    const path = join(where, 'out.jpg')
    await writeFile(path, '<html>Bad gateway</html>')
    return path
  }
  const task = await make('reference2image', PICTURE)
  assert.deepEqual([task.state, task.engine], ['success', 'minimal'], task.err_msg)
  assert.match(task.notes[0], /the engine far did not make it/)
})

const EMPTY: [what: string, path: string, body: object, (where: string) => Promise<string>][] = [
  [
    'a picture of one colour',
    'reference2image',
    PICTURE,
    async where => {
      const path = join(where, 'out.png')
      await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#345' } }).toFile(path)
      return path
    },
  ],
  [
    'a clip of one colour',
    'text2video',
    CLIP,
    async where => {
      const path = join(where, 'out.mp4')
      await makeVideo(path, { width: 640, height: 360, seconds: 1, sound: toneOf(1), lumaAt: () => 90 })
      return path
    },
  ],
  [
    'speech that is silent',
    'audio-tts',
    { text: 'Good morning to you', voice_setting_voice_id: 'English_Bella' },
    async where => {
      const path = join(where, 'out.wav')
      await writeFile(path, tone(1.5, { loudness: 0 }))
      return path
    },
  ],
]
for (const [what, path, body, give] of EMPTY)
  test(`${what} is rejected once, and the next engine makes it: the same file is not examined again`, async () => {
    let asked = 0
    given = async where => {
      asked += 1
      return give(where)
    }
    const task = await make(path, body)
    assert.deepEqual([task.state, task.engine, asked], ['success', 'minimal', 1], task.err_msg)
    assert.match(task.notes[0], /the engine far did not make it: what the engine made cannot be used: it /)
  })

/** 16-bit samples of 440 Hz with the header of a WAV file. */
function tone(seconds: number, { rate = 24_000, loudness = 8_000 } = {}): Buffer {
  const count = Math.round(seconds * rate)
  const bytes = Buffer.alloc(44 + count * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + count * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at++)
    bytes.writeInt16LE(Math.round(loudness * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + at * 2)
  return bytes
}
