import assert from 'node:assert/strict'
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ChildFailure } from '../../src/children/child-failure.ts'
import { createConformer } from '../../src/conform/conformer.ts'
import type { Order } from '../../src/engine/contract.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { mutate, MUTATIONS } from '../../../../test/harness/fuzz-mutate.ts'
import { musicOrder, requireFinished, SIZE, speechOrder, videoOrder } from './conforming.ts'
import { type Foreign, makeForeign } from './make-foreign.ts'

// Each kind of change once.
const PER_FILE = Object.keys(MUTATIONS).length
const SEED = 1

const second = { ...SIZE, seconds: 1 }
const CORPUS: Record<string, { foreign: Foreign; order: Order }> = {
  mp4: {
    foreign: { muxer: 'mp4', video: { ...second, codec: 'libx264' }, sound: { codec: 'aac', seconds: 1 } },
    order: videoOrder(),
  },
  webm: {
    foreign: {
      muxer: 'webm',
      video: { ...second, codec: 'libvpx', fps: 10 },
      sound: { codec: 'libopus', seconds: 1, samples: 'flt' },
    },
    order: videoOrder(),
  },
  avi: {
    foreign: { muxer: 'avi', video: { ...second, codec: 'mjpeg', pixels: 'full', fps: 10 } },
    order: videoOrder({ withSound: false }),
  },
  gif: {
    foreign: { muxer: 'gif', video: { ...second, codec: 'gif', pixels: 'bgr8', fps: 10 } },
    order: videoOrder({ withSound: false }),
  },
  webp: {
    foreign: { muxer: 'webp', video: { ...second, codec: 'libwebp_anim', fps: 8 } },
    order: videoOrder({ withSound: false }),
  },
  flac: { foreign: { muxer: 'flac', sound: { codec: 'flac', seconds: 1, samples: 's16' } }, order: speechOrder() },
  ogg: { foreign: { muxer: 'ogg', sound: { codec: 'libvorbis', seconds: 1 } }, order: musicOrder(1) },
  mp3: { foreign: { muxer: 'mp3', sound: { codec: 'libmp3lame', seconds: 1 } }, order: speechOrder() },
}

const conformer = createConformer({ children: 1, log: silentLog })
after(() => conformer.stop())

test('a changed file gives the ordered result or an error, and leaves nothing behind', async t => {
  const root = await mkdtemp(join(tmpdir(), 'kinora-hostile-'))
  t.after(() => rm(root, { recursive: true, force: true }))
  const files = await Promise.all(
    Object.entries(CORPUS).map(async ([name, { foreign, order }]) => {
      const path = join(root, name)
      await makeForeign(path, foreign)
      return { name, order, bytes: await readFile(path) }
    }),
  )
  const [path, folder] = [join(root, 'changed'), join(root, 'folder')]
  await mkdir(folder)
  const table: { name: string; used: number; refused: number }[] = []
  for (const [place, { name, order, bytes }] of files.entries()) {
    let [used, refused] = [0, 0]
    for (let number = 0; number < PER_FILE; number++) {
      const other = files[(place + 1 + number) % files.length]?.bytes ?? bytes
      const changed = mutate(bytes, other, number, `${SEED} ${name}`)
      const label = `${name}, ${changed.how}, number ${number} of seed ${SEED}`
      await writeFile(path, changed.bytes)
      const { signal } = new AbortController()
      const job = { order, files: [{ role: 'result', path } as const], folder }
      const outcome = await conformer.conform(job, { signal }).catch((error: unknown) => error)
      if (outcome instanceof Error) {
        assert.ok(outcome instanceof ChildFailure, `${label}: ${outcome.stack}`)
        assert.match(outcome.message, /^what the engine made cannot be used: .{8,300}$/, label)
        assert.deepEqual(await readdir(folder), [], label)
        refused += 1
        continue
      }
      used += 1
      await requireFinished(order, outcome as never, folder).catch((error: Error) => {
        // A picture or sound of which nothing is left is what the finisher is for.
        assert.match(error.message, /one colour|silent|cannot be decoded/, label)
      })
      for (const left of await readdir(folder)) await rm(join(folder, left))
    }
    table.push({ name, used, refused })
  }
  t.diagnostic(table.map(one => `${one.name}: ${one.used} used, ${one.refused} refused`).join('; '))
  const total = (which: 'used' | 'refused'): number => table.reduce((sum, one) => sum + one[which], 0)
  // A corpus of which everything is refused at the door tests the door.
  assert.ok(total('used') > files.length && total('refused') > files.length)
})
