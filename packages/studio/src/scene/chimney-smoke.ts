import type { Compositor } from '@kinora/media/compositor/compositor'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Shot } from '../direct/shot-list.ts'
import type { Scenery } from './scenery.ts'
import { drawPuff } from './steam.ts'

type Layer = { draw(camera: ShotCamera, seconds: number): void; free(): void }

const PUFFS = 22
/** From the chimney until it is gone. */
const LIFE_SECONDS = 7
/** How high it rises and how far it is blown, metres. */
const [RISES, BLOWN] = [10, 4]
/** No smoke is seen through rain. */
const WASHED: ReadonlySet<Shot['weather']> = new Set(['rain', 'storm'])
/** What stands this much nearer than a chimney hides it, metres. */
const HIDES = 2.5

/** Smoke over the houses of a place, which people live in; undefined where it has no chimney that is seen. */
export function createChimneySmoke(compositor: Compositor, scenery: Scenery, shot: Shot): Layer | undefined {
  const { plate, nearnessOf } = scenery
  if (WASHED.has(shot.weather)) return undefined
  const seen = (plate.chimneys ?? []).filter(({ x, y, metres }) => {
    const at = Math.round(y) * plate.width + Math.round(x)
    return x > 0 && x < plate.width && y > 0 && y < plate.height && plate.depth[at]! > metres - HIDES
  })
  if (seen.length === 0) return undefined
  // Over snow it is dark, over all else light.
  const isWhite = shot.season === 'winter' || shot.weather === 'snow' || shot.weather === 'fog'
  const puff = compositor.addSprite(drawPuff(isWhite ? 84 : 235))
  const strength = shot.time === 'night' ? 0.16 : 0.5
  return {
    draw(camera, seconds) {
      for (const [which, { x, y, metres }] of seen.entries()) {
        const frame = { width: compositor.width, height: compositor.height }
        const foot = projectToFrame(camera, frame, { x, y }, nearnessOf(metres))
        const metre = (plate.ground.focal / metres) * foot.scale
        for (let nth = 0; nth < PUFFS; nth++) {
          const part = (seconds / LIFE_SECONDS + nth / PUFFS + which * 0.37) % 1
          const sway = 0.5 * Math.sin(5 * part + 1.7 * nth + which) * part
          compositor.drawSprite(puff, {
            x: foot.x + metre * (BLOWN * part ** 1.6 + sway),
            y: foot.y - metre * RISES * part ** 0.85,
            anchorX: 0.5,
            anchorY: 0.5,
            scale: (metre * (1.5 + 2 * part)) / puff.width,
            opacity: strength * Math.min(1, part * 9) * (1 - part) ** 1.3,
          })
        }
      }
    },
    free: () => puff.free(),
  }
}
