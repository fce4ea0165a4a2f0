import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { filmScene } from '../../src/stage/film-scene.ts'

const FRAME = { width: 128, height: 72 }
/** Open ground that rises and falls, and level floors. */
const PLACES = [
  'beach',
  'lake',
  'waterfall',
  'underwater',
  'desert',
  'mountains',
  'snowfield',
  'moon',
  'stage',
  'kitchen',
]

type Seen = {
  /** The first and the last row of the entity's pixels, as shares of the frame. */
  top: number
  bottom: number
  /** The depth of the entity at its lowest pixel, and of the place directly below it. */
  at: number
  below: number
}

async function film(
  place: string,
  asset: string,
  shot: Pick<SceneShot, 'actions' | 'camera' | 'placements'>,
  times: readonly number[],
): Promise<Seen[]> {
  const scene: Scene = {
    version: 'kinora.scene/1',
    seconds: 2,
    entities: [{ id: 'it', asset }],
    places: [{ id: 'p', asset: place }],
    shots: [{ from: 0, to: 2, place: 'p', ...shot }],
  }
  assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [])
  const compositor = await createCompositor(FRAME)
  const take = await filmScene({ scene, compositor, frames: 48, seed: 4, amplitude: 'auto' })
  try {
    const all: Seen[] = []
    for (const time of times) {
      const { owners, depths, width, height } = await take.guides(time)
      const first = owners.findIndex(owner => owner !== 0)
      const last = owners.findLastIndex(owner => owner !== 0)
      all.push({
        top: first < 0 ? -1 : Math.floor(first / width) / height,
        bottom: last < 0 ? -1 : (Math.floor(last / width) + 1) / height,
        at: depths[last] ?? 0,
        below: depths[last + width] ?? 0,
      })
    }
    return all
  } finally {
    take.close?.()
    compositor.close()
  }
}

test('a whole target is whole in the frame, and stands on the drawn ground, in places high and low', async () => {
  for (const place of PLACES)
    for (const asset of ['cat', 'man', 'ball']) {
      const [{ top, bottom, at, below }] = (await film(
        place,
        asset,
        {
          placements: [{ who: 'it', relation: 'at', to: 'p/middle', offset: [0, 0, 0] }],
          camera: { target: ['it'], size: 'whole', move: 'still' },
        },
        [1],
      )) as [Seen]
      const told = `${asset} in ${place}: ${top} to ${bottom}, ${at} m away over ground ${below} m away`
      assert.ok(top > 0.02 && bottom < 0.98 && bottom - top > 0.5, told)
      assert.ok(Math.abs(below / at - 1) < 0.2, told)
    }
})

test('a walker on uneven ground stays whole in the frame', async () => {
  for (const place of ['beach', 'lake', 'mountains'])
    for (const move of ['still', 'follow'] as const)
      for (const asset of ['cat', 'man'])
        for (const facing of [90, 0]) {
          const seen = await film(
            place,
            asset,
            {
              placements: [{ who: 'it', relation: 'at', facing }],
              actions: [{ who: 'it', does: 'walk' }],
              camera: { target: ['it'], size: 'whole', move },
            },
            [0.1, 1, 1.9],
          )
          for (const { top, bottom } of seen)
            assert.ok(top > 0.005 && bottom < 0.995, `${asset} ${facing} ${move} in ${place}: ${top} to ${bottom}`)
        }
})
