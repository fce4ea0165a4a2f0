import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { filmScene } from '../../src/stage/film-scene.ts'

const SHOTS = 8
const FRAMES = 2

const scene: Scene = {
  version: 'kinora.scene/1',
  seconds: (SHOTS * FRAMES) / 24,
  entities: [{ id: 'ann', asset: 'woman' }],
  places: [{ id: 'p', asset: 'meadow' }],
  shots: Array.from({ length: SHOTS }, (_, nth) => ({
    from: (nth * FRAMES) / 24,
    to: ((nth + 1) * FRAMES) / 24,
    place: 'p',
    placements: [{ who: 'ann', relation: 'at', to: 'p/middle' }],
    camera: { target: ['ann'], size: 'waist', roll: nth },
  })),
}

// Each WebAssembly memory reserves ten gigabytes of the child's address space.
test('the memory of a shot is free when the shot is over', async context => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { Instance: new (...given: object[]) => object } }
  const memories: WeakRef<object>[] = []
  const { Instance } = WebAssembly
  context.after(() => void (WebAssembly.Instance = Instance))
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, given: object[]) {
      const made = new target(...given) as { exports: { memory?: object } }
      if (made.exports.memory) memories.push(new WeakRef(made.exports.memory))
      return made
    },
  })
  const compositor = await createCompositor({ width: 160, height: 90 })
  const take = await filmScene({ scene, compositor, frames: SHOTS * FRAMES, seed: 4, amplitude: 'auto' })
  for (let index = 0; index < SHOTS * FRAMES; index++) await take.draw(index)
  await delay(20)
  collect()
  const live = memories.filter(one => one.deref())
  assert.ok(memories.length >= SHOTS, `${memories.length} made`)
  assert.ok(live.length <= 2, `${live.length} of ${memories.length} live`)
  take.close?.()
  compositor.close()
})
