import type { Compositor } from '@kinora/media/compositor/compositor'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { ShotCamera } from '../camera/shot-camera.ts'
import type { Shot } from '../direct/shot-list.ts'
import { createChimneySmoke } from './chimney-smoke.ts'
import { createFarBirds } from './far-birds.ts'
import { createLandSweeps } from './land-sweeps.ts'
import { createLightTrails } from './light-trails.ts'
import { createMovingAurora } from './moving-aurora.ts'
import type { Scenery } from './scenery.ts'

type PlaceLife = { draw(camera: ShotCamera, seconds: number): void; free(): void }

/** What moves in a place by itself, behind all figures: shadows of clouds, gusts, smoke, birds far away, lights on roads. */
export function createPlaceLife(
  compositor: Compositor,
  scenery: Scenery,
  shot: Shot,
  seconds: number,
  seeded: SeededRandom,
): PlaceLife {
  const layers = [
    ...createLandSweeps(compositor, scenery, shot, seconds, seeded),
    createMovingAurora(compositor, scenery, shot, seconds, seeded.below(1 << 20)),
    createLightTrails(compositor, scenery, shot, seeded.fork('trails')),
    createChimneySmoke(compositor, scenery, shot),
  ].filter(layer => layer !== undefined)
  const birds = createFarBirds(compositor, scenery, shot, seeded.fork('birds'))
  return {
    draw(camera, time) {
      birds?.draw(time)
      for (const layer of layers) layer.draw(camera, time)
    },
    free() {
      birds?.free()
      for (const layer of layers) layer.free()
    },
  }
}
