import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Shot } from '../direct/shot-list.ts'
import { auroraPicture } from './paint-aurora.ts'
import type { Scenery } from './scenery.ts'

type Layer = { draw(camera: ShotCamera, seconds: number): void; free(): void }

/** Pictures a second, of which one passes into the next; how many and how wide they are at most. */
const [RATE, MOST, WIDEST] = [3, 30, 330]

/** Curtains of light that wave over a sky which has some of them painted. */
export function createMovingAurora(
  compositor: Compositor,
  { plate }: Scenery,
  shot: Shot,
  seconds: number,
  seed: number,
): Layer | undefined {
  if (!shot.light?.includes('aurora')) return undefined
  const count = Math.min(MOST, Math.max(2, Math.ceil(seconds * RATE) + 1))
  const shrunk = Math.ceil(plate.width / WIDEST)
  const rate = (count - 1) / Math.max(0.5, seconds)
  const sprites: Sprite[] = Array.from({ length: count }, (_, nth) =>
    compositor.addSprite(auroraPicture(plate, seed + 1, (4.5 * nth) / rate, shrunk)),
  )
  const frame = { width: compositor.width, height: compositor.height }
  return {
    draw(camera, time) {
      const at = Math.min(count - 1.001, Math.max(0, time * rate))
      const [first, share] = [Math.floor(at), at - Math.floor(at)]
      const corner = projectToFrame(camera, frame, { x: 0, y: 0 }, 0)
      const place = { x: corner.x, y: corner.y, scale: corner.scale * shrunk }
      compositor.drawSprite(sprites[first]!, { ...place, opacity: 1 - share })
      compositor.drawSprite(sprites[first + 1]!, { ...place, opacity: share })
    },
    free: () => sprites.forEach(sprite => sprite.free()),
  }
}
