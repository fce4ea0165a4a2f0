import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor } from '@kinora/media/compositor/compositor'
import type { ReliefCamera } from '@kinora/media/compositor/draw-relief'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { ShotSetting } from '../../setting/setting.ts'

/** Particles in the air. Sizes and speeds are fractions of the frame's height a second, for the nearest. */
type Air = { count: number; size: number; stretch: number; speed: number; wind: number; sway: number; opacity: number }

const AIRS = {
  snow: { count: 110, size: 0.017, stretch: 1, speed: 0.2, wind: 0.03, sway: 0.012, opacity: 0.9 },
  rain: { count: 120, size: 0.0045, stretch: 22, speed: 1.9, wind: 0, sway: 0, opacity: 0.3 },
  motes: { count: 34, size: 0.009, stretch: 1, speed: -0.012, wind: 0.012, sway: 0.02, opacity: 0.35 },
} satisfies Record<string, Air>

function airOf({ weather, mood }: Partial<Pick<ShotSetting, 'weather' | 'mood'>>): Air | undefined {
  if (weather === 'snow') return AIRS.snow
  if (weather === 'rain' || weather === 'storm') return AIRS.rain
  return mood === 'mysterious' || mood === 'romantic' ? AIRS.motes : undefined
}

// It fades in: the first frame is the picture alone.
const COMING_SECONDS = 0.8

/** Snow, rain or dust before a photo, if the prompt asks for it. */
export function preparePrecipitation(
  compositor: Compositor,
  facts: Partial<Pick<ShotSetting, 'weather' | 'mood'>>,
  seed: number,
): (seconds: number, view: Required<ReliefCamera>) => void {
  const air = airOf(facts)
  if (!air) return () => undefined
  const { width, height } = compositor
  const seeded = seededRandom(seed).fork('fall')
  const side = Math.max(2, Math.ceil(air.size * height))
  const sprite = compositor.addSprite(softDrop(side, Math.ceil(side * air.stretch)))
  const drops = Array.from({ length: air.count }, () => ({
    x: seeded.next(),
    y: seeded.next(),
    // Many far ones, few near ones.
    near: 0.3 + 0.7 * seeded.next() ** 2,
    phase: seeded.between(0, 2 * Math.PI),
    pace: seeded.between(0.8, 1.2),
  }))
  const wrapped = (place: number): number => ((((place + 0.1) % 1.2) + 1.2) % 1.2) - 0.1
  return (seconds, view) => {
    const come = Math.min(1, seconds / COMING_SECONDS)
    for (const { x, y, near, phase, pace } of drops) {
      const fallen = air.speed * pace * near * seconds
      const blown = air.wind * pace * seconds + air.sway * near * Math.sin(phase + 1.7 * pace * seconds)
      compositor.drawSprite(sprite, {
        x: wrapped(x + blown + (view.shiftX * near) / width) * width,
        y: wrapped(y + fallen) * height,
        anchorX: 0.5,
        anchorY: 0.5,
        scale: near,
        opacity: air.opacity * come * (0.45 + 0.55 * near),
      })
    }
  }
}

/** White, soft all around. */
function softDrop(width: number, height: number): RgbaPicture {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [(2 * x + 1) / width - 1, (2 * y + 1) / height - 1]
      const left = Math.max(0, 1 - across * across - down * down)
      rgba[(y * width + x) * 4 + 3] = Math.round(255 * left * left)
    }
  }
  return { width, height, rgba }
}
