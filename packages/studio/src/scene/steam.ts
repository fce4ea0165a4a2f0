import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'

const SIDE = 64
const PUFFS = 16
/** From the rim until it is gone. */
const LIFE_SECONDS = 3.2

/** A soft puff, white unless another grey is asked for. */
export function drawPuff(grey = 255): RgbaPicture {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(grey)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const away = Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) / (SIDE / 2)
      rgba[(y * SIDE + x) * 4 + 3] = 255 * Math.max(0, 1 - away * away) ** 2
    }
  }
  return { width: SIDE, height: SIDE, rgba }
}

type Vessel = { x: number; top: number; width: number; height: number }

/** Rises from the upper edge of something hot, spreads and fades; on and on. */
export function drawSteam(
  compositor: Compositor,
  puff: Sprite,
  { x, top, width, height }: Vessel,
  seconds: number,
): void {
  for (let nth = 0; nth < PUFFS; nth++) {
    const part = (seconds / LIFE_SECONDS + nth / PUFFS) % 1
    const from = ((nth * 0.618) % 1) - 0.5
    const size = width * (0.26 + 0.5 * part)
    compositor.drawSprite(puff, {
      x: x + width * (0.34 * from + 0.1 * Math.sin(6 * part + 2.4 * nth) * part),
      y: top - 0.6 * height * part,
      anchorX: 0.5,
      anchorY: 0.5,
      scale: size / puff.width,
      opacity: 0.28 * Math.sin(Math.PI * part ** 0.7),
    })
  }
}
