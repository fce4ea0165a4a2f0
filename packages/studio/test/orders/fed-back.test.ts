import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { fc } from '../../../../test/harness/property.ts'
import type { Order } from '../../../media/src/engine/contract.ts'
import type { Scene } from '../../../media/src/scene/scene-schema.ts'
import { checkScene } from '../../../media/src/scene/check-scene.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { closeSharedSpeaker } from '../../src/orders/speak-order.ts'

Log.setLevel(AV_LOG_ERROR)

// The document that was drawn for a prompt makes the same bytes when it is sent back.

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-fed-back-'))
})
after(async () => {
  await closeSharedSpeaker()
  await rm(folder, { recursive: true, force: true })
})

const prompts = ['english', 'chinese', 'held-out'].flatMap(name => {
  const file = join(import.meta.dirname, `../unseen/${name}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { prompt: string }[]).map(({ prompt }) => prompt)
})

async function made(order: Order) {
  const { files, scene } = await makeOrder({ order, folder }, () => {})
  assert.ok(scene)
  return { bytes: await readFile(files[0]!.path), scene: scene.scene }
}

async function assertSameBytes(order: Order): Promise<void> {
  const first = await made(order)
  assert.deepEqual(checkScene(first.scene, loadCatalogue()).problems, [], order.prompt)
  const second = await made({ ...order, prompt: 'a title', scene: first.scene })
  assert.ok(first.bytes.equals(second.bytes), order.prompt)
}

test('the picture of a prompt equals the picture of its document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...prompts), fc.nat(1_000), (prompt, seed) =>
      assertSameBytes({ kind: 'image', prompt, seed, inputs: [], width: 160, height: 90 }),
    ),
    { numRuns: 8, endOnFailure: true },
  )
})

for (const name of ['blackboard', 'can', 'knitting'])
  test(`the picture of the document ${name} equals the picture of the answered document`, () => {
    const file = join(import.meta.dirname, `../library/documents/${name}.scene.json`)
    const scene = JSON.parse(readFileSync(file, 'utf8')) as Scene
    return assertSameBytes({ kind: 'image', prompt: '', seed: 3, inputs: [], width: 160, height: 90, scene })
  })

test('the picture of a random document equals the picture of the answered document', async () => {
  const { list } = loadCatalogue()
  const oneOf = (kind: 'asset' | 'place') => fc.constantFrom(...list(kind).map(({ id }) => id))
  await fc.assert(
    fc.asyncProperty(
      fc.array(oneOf('asset'), { minLength: 1, maxLength: 4 }),
      oneOf('place'),
      fc.nat(1_000),
      (assets, place, seed) =>
        assertSameBytes({
          kind: 'image',
          prompt: '',
          seed,
          inputs: [],
          width: 160,
          height: 90,
          scene: {
            version: 'kinora.scene/1',
            seconds: 1,
            entities: assets.map((asset, at) => ({ id: `one-${at}`, asset })),
            places: [{ id: 'here', asset: place }],
            shots: [
              {
                from: 0,
                to: 1,
                place: 'here',
                placements: assets.map((_, at) => ({ who: `one-${at}`, relation: 'at' })),
              },
            ],
          },
        }),
    ),
    { numRuns: 4, endOnFailure: true },
  )
})

for (const [prompt, more] of [
  ['A man in the rain says "Good morning." Cut to: a dog in a forest', {}],
  ['a happy girl dances to jazz, fast', { withMusic: true }],
  ['a quiet white room', { musicBed: true }],
] as const)
  test(`the clip of a prompt equals the clip of its document: ${prompt}`, () =>
    assertSameBytes({
      kind: 'video',
      prompt,
      seed: 5,
      inputs: [],
      width: 96,
      height: 64,
      seconds: 1,
      withSound: true,
      withMusic: false,
      amplitude: 'auto',
      from: { kind: 'words' },
      ...more,
    }))
