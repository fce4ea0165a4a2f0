import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Point } from '../../figures/picture.ts'
import { hueBetween, hueDegrees, toLabPicture, toRgbaPicture } from '../../planes/lab-picture.ts'
import { smoothStep } from '../../planes/plane.ts'
import type { Head } from '../actor.ts'

// The hue of skin in degrees, and its target: a pale, greenish grey.
const SKIN = 55
const DEAD = { a: -0.035, b: 0.03 }
// As a share of the head's radius.
const [SOCKET, PUPIL, CHEEK] = [0.28, 0.04, 0.34]

/** A zombie: bloodless skin, hollow eyes and cheeks, faded clothes. */
export function makeZombie(picture: RgbaPicture, head: Head): RgbaPicture {
  const lab = toLabPicture(picture)
  const { width } = lab
  const eyes = head.eyes ?? guessedEyes(head)
  const mouth = head.mouth ?? { x: head.x, y: head.y + 0.55 * head.radius }
  const hollows: { at: Point; reach: number; by: number }[] = [
    ...eyes.map(at => ({ at, reach: SOCKET * head.radius, by: 0.75 })),
    ...eyes.map(eye => ({
      at: { x: eye.x + 0.5 * (eye.x - head.x), y: (eye.y + 2 * mouth.y) / 3 },
      reach: CHEEK * head.radius,
      by: 0.35,
    })),
    { at: mouth, reach: 0.24 * head.radius, by: 0.45 },
  ]
  for (let at = 0; at < lab.light.length; at++) {
    const [a, b] = [lab.a[at]!, lab.b[at]!]
    const skin = Math.hypot(a, b) > 0.018 ? 1 - smoothStep(26, 48, hueBetween(hueDegrees(a, b), SKIN)) : 0
    const [x, y] = [at % width, Math.floor(at / width)]
    const near = 1 - smoothStep(0.9, 1.5, Math.hypot(x - head.x, y - head.y) / head.radius)
    const dead = Math.max(skin, 0.75 * near)
    let dark = 0
    for (const { at: place, reach, by } of hollows) {
      const far = Math.hypot((x - place.x) / 1.15, y - place.y) / reach
      if (far < 1) dark = Math.max(dark, by * (1 - far * far))
    }
    // Veins and spots: slow crossing waves.
    const spots = Math.sin(x * 0.11 + 3 * Math.sin(y * 0.043)) * Math.sin(y * 0.09 + 2 * Math.sin(x * 0.051))
    const light = lab.light[at]! * (0.95 + 0.03 * dead) - 0.05 * dead * Math.max(0, spots) * near
    lab.light[at] = light * (1 - dark)
    lab.a[at] = a * 0.45 * (1 - dead) + (DEAD.a + 0.02 * dark) * dead * (0.4 + light)
    lab.b[at] = b * 0.45 * (1 - dead) + DEAD.b * dead * (0.4 + light)
    for (const eye of eyes) {
      const far = Math.hypot(x - eye.x, (y - eye.y) * 1.3) / (PUPIL * head.radius)
      if (far < 2.2) {
        const glow = 1 - smoothStep(0.7, 2.2, far)
        lab.light[at] = lab.light[at]! * (1 - glow) + 0.92 * glow
        lab.a[at] = lab.a[at]! * (1 - glow) - 0.03 * glow
        lab.b[at] = lab.b[at]! * (1 - glow) + 0.07 * glow
      }
    }
  }
  const made = toRgbaPicture(lab)
  for (let at = 3; at < made.rgba.length; at += 4) made.rgba[at] = picture.rgba[at]!
  return made
}

const guessedEyes = ({ x, y, radius }: Head): [Point, Point] => [
  { x: x - 0.34 * radius, y: y - 0.02 * radius },
  { x: x + 0.34 * radius, y: y - 0.02 * radius },
]
