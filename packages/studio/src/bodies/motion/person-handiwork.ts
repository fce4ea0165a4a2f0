import type { Gesture } from './actions.ts'
import { ease, type Moment, wave } from './moment.ts'

/** A point before the chest: to the figure's right, up from its shoulders and ahead, in arm lengths. */
export type Reach = readonly [right: number, up: number, ahead: number]

/** The building blocks of a gesture: hand positions, the chest and the head. */
export type Limbs = {
  right: (...to: Reach) => void
  left: (...to: Reach) => void
  both: (aside: number, up: number, ahead: number) => void
  nod: (by: number, turn?: number, tilt?: number) => void
  lean: (by: number, turn?: number) => void
  atMouth: Reach
  /** Seconds since a single event. */
  since: number
  /** The wanted hand positions, if given. */
  touch?: { up: number; ahead: number }
}

export const HANDIWORK = [
  'wipe',
  'fold',
  'knead',
  'knot',
  'tidy',
  'shout',
  'scratch',
  'conduct',
  'knock',
  'press',
  'barbell',
  'smile',
  'put',
] as const satisfies readonly Gesture[]
export type Handiwork = (typeof HANDIWORK)[number]

export const isHandiwork = (what: Gesture): what is Handiwork => (HANDIWORK as readonly Gesture[]).includes(what)

export const between = (a: Reach, b: Reach, share: number): Reach => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** How far a leaning chest lowers the hands, in arm lengths. */
const RAISED = 0.26
/** How far a person bends to a point below the shoulders. */
const bentTo = (up: number): number => Math.max(0, Math.min(0.42, -0.4 * up))

type Hands = readonly [right: Reach, left: Reach]

/** Hand positions on a thing in front, by its height and distance, for gestures that are otherwise made in the air. */
const ON_TOPS: Partial<Record<Gesture, (low: number, ahead: number, t: number) => Hands>> = {
  stir: (low, ahead, t) => [
    [0.02 + 0.13 * wave(t * 0.75), low + 0.26, ahead + 0.1 * wave(t * 0.75 + 0.25)],
    [-0.3, low + 0.06, ahead - 0.08],
  ],
  pour: (low, ahead, t) => [
    [0.3, low + 0.4 + 0.04 * wave(t * 1.1), ahead],
    [-0.3, low + 0.06, ahead - 0.08],
  ],
  work: (low, ahead, t) => {
    // Up slowly, down at once.
    const round = (t / 0.9) % 1
    const up = round < 0.65 ? ease(round / 0.65) : 1 - ease((round - 0.65) / 0.14)
    return [
      [0.1, low + 0.1 + 0.34 * up, ahead],
      [-0.2, low + 0.06, ahead - 0.02],
    ]
  },
  write: (low, ahead, t) => [
    [0.08 + 0.12 * wave(t * 0.3), low + 0.1 + 0.03 * wave(t * 2.6), ahead + 0.04 * wave(t * 2.1)],
    [-0.24, low + 0.04, ahead - 0.06],
  ],
  paint: (low, ahead, t) => [
    [0.06 + 0.12 * wave(t * 0.5), low + 0.2 + 0.1 * wave(t * 0.8), ahead + 0.04 * wave(t * 0.6)],
    [-0.24, low + 0.06, ahead - 0.04],
  ],
}

/** Work behind a table top: hands reach the things on it. False if the gesture is made in the air. */
export function atWorktop(
  what: Gesture,
  { right, left, nod, lean, touch }: Limbs & { touch: NonNullable<Limbs['touch']> },
  t: number,
): boolean {
  const hands = ON_TOPS[what]?.(touch.up + RAISED, touch.ahead, t)
  if (!hands) return false
  right(...hands[0])
  left(...hands[1])
  lean(bentTo(touch.up))
  nod(0.16)
  return true
}

/** Recognisable hand work: wiping goes wide, kneading leans in, sorting moves things from side to side. */
export function handiwork(what: Handiwork, limbs: Limbs, moment: Moment, t: number): void {
  const { right, left, both, nod, lean, atMouth, since, touch } = limbs
  switch (what) {
    case 'wipe': {
      // As wide as the arm reaches, and the other way again a little lower.
      const [swing, rise] = [wave(t * 0.42), wave(t * 0.21)]
      if (touch) {
        right(0.1 + 0.5 * swing, touch.up + RAISED, touch.ahead + 0.16 * rise)
        left(-0.34, touch.up + RAISED, touch.ahead - 0.12)
        lean(bentTo(touch.up), 0.2 * swing)
        return nod(0.2, 0.14 * swing)
      }
      right(0.12 + 0.5 * swing, -0.18 + 0.26 * rise, 0.78 - 0.1 * Math.abs(swing))
      left(-0.3, -0.55, 0.42)
      lean(0.14 - 0.08 * rise, 0.22 * swing)
      return nod(0.16 - 0.12 * rise, 0.14 * swing)
    }
    case 'fold': {
      // One side is lifted over the other and laid down.
      const round = (t / 2.3) % 1
      const over = ease(round / 0.5) * (1 - ease((round - 0.75) / 0.25))
      const up = 4 * over * (1 - over)
      const low = touch ? touch.up + RAISED : -0.5
      right(0.62 - 0.66 * over, low + 0.5 * up, 0.62)
      left(-0.5 + 0.2 * over, low, 0.62)
      lean(0.24 - 0.16 * up, 0.26 - 0.5 * over)
      return nod(0.3)
    }
    case 'knead': {
      // All the weight on both hands, then back.
      const down = ease(0.5 + 0.5 * wave(t * 0.62))
      const low = touch ? touch.up + RAISED + 0.2 : -0.38
      right(0.12, low - 0.2 * down, 0.5 + 0.34 * down)
      left(-0.12, low + 0.02 - 0.2 * down, 0.46 + 0.34 * down)
      lean(0.04 + 0.34 * down)
      return nod(0.26 - 0.1 * down)
    }
    case 'knot': {
      // Two hands at one small thing, one of them drawn away with the thread.
      const draw = ease(0.5 + 0.5 * wave(t * 0.52))
      if (moment.action === 'kneel') {
        // Down at the foot ahead: both ends drawn apart.
        right(0.04 + 0.34 * draw, -0.9 + 0.24 * draw, 0.42)
        left(-0.06 - 0.28 * draw, -0.9 + 0.24 * draw, 0.42)
        lean(0.62 - 0.08 * draw)
        return nod(0.2 - 0.06 * draw)
      }
      const low = touch ? touch.up + RAISED + 0.08 : -0.26
      const [far, near] = touch ? [touch.ahead, touch.ahead] : [0.58, 0.56]
      right(0.06 + 0.42 * draw, low + 0.34 * draw, far)
      left(-0.08 - 0.05 * draw, low - 0.02 + 0.03 * wave(t * 1.7), near)
      lean(touch ? bentTo(touch.up) : 0.1)
      return nod(0.34 - 0.1 * draw, 0.1 * draw)
    }
    case 'tidy': {
      // From one side to the other, and back for the next.
      const round = (t / 2.9) % 1
      const over = ease(round / 0.42) * (1 - ease((round - 0.6) / 0.38))
      const up = 4 * over * (1 - over)
      const low = touch ? touch.up + RAISED : -0.62
      right(0.58 - 0.72 * over, low + 0.34 * up + 0.12 * over, 0.62 + 0.12 * over)
      left(0.1 - 0.62 * over, low - 0.04 + 0.34 * up + 0.12 * over, 0.52 + 0.14 * over)
      lean(0.36 - 0.26 * up, touch ? 0.2 - 0.4 * over : 0.6 - 1.2 * over)
      return nod(0.12, 0.3 - 0.6 * over)
    }
    case 'shout': {
      const burst = ease(0.5 + 0.6 * wave(t * 0.45))
      right(0.26, atMouth[1] + 0.04 + 0.04 * burst, atMouth[2] + 0.04)
      left(-0.26 - 0.5 * burst, atMouth[1] + 0.02 - 0.5 * burst, atMouth[2] + 0.04 - 0.1 * burst)
      lean(-0.08 + 0.3 * burst)
      return nod(-0.1 - 0.22 * burst)
    }
    case 'scratch': {
      right(0.3 + 0.07 * wave(t * 1.9), atMouth[1] + 0.46 + 0.07 * wave(t * 1.9 + 0.2), 0.02)
      left(-0.3, -0.7, 0.2)
      return nod(0.16, 0.1, -0.16 + 0.04 * wave(t * 0.6))
    }
    case 'conduct': {
      // Down, in, out and up: each hand its side of it.
      const [across, beat] = [wave(t * 0.44), wave(t * 0.88)]
      right(0.42 + 0.34 * across, 0.08 + 0.4 * beat, 0.62)
      left(-0.42 - 0.3 * across, 0.12 - 0.34 * beat, 0.6)
      lean(0.1 + 0.1 * beat, 0.16 * across)
      return nod(-0.08 + 0.1 * beat)
    }
    case 'knock': {
      const hit = Math.max(0, wave(t * 1.35)) * (wave(t * 0.3) > -0.4 ? 1 : 0)
      right(0.2, 0.02 + 0.12 * (1 - hit), 0.62 + 0.3 * hit)
      left(-0.3, -0.75, 0.15)
      return lean(0.08 + 0.08 * hit)
    }
    case 'press': {
      const out = ease((since + 0.95) / 0.75) * (1 - ease((since - 1.1) / 0.7))
      // With something in the one hand the other comes to it.
      if (moment.hands) left(-0.06, -0.3, 0.6)
      const at: Reach = moment.hands ? [0.02, -0.08, 0.64] : touch ? [0.08, touch.up, touch.ahead] : [0.14, -0.1, 0.98]
      right(...between([0.3, -0.62, 0.3], at, out))
      lean(0.2 * out)
      return nod(0.12 * out)
    }
    case 'barbell': {
      // From the thighs over the head and down again.
      const up = ease(0.5 + 0.85 * wave(t * 0.33))
      both(0.44, -0.72 + 1.5 * up, 0.42 - 0.34 * up)
      lean(0.16 - 0.24 * up)
      return nod(-0.16 * up)
    }
    case 'smile': {
      // To the audience, with the head tilted and a hand on the heart.
      const at = ease((moment.seconds - 0.5) / 1.4)
      right(...between([0.3, -0.75, 0.15], [-0.08, -0.28, 0.42], at))
      lean(-0.04 * at)
      return nod(0.14 - 0.2 * at, 0, 0.2 * at + 0.03 * wave(t / 3))
    }
    case 'put': {
      // Down to its position, and back without it.
      const out = ease((since + 1) / 0.85) * (1 - ease((since - 0.35) / 0.9))
      const at: Reach = touch ? [0.06, touch.up, touch.ahead] : [0.12, -0.62, 0.74]
      const bent = touch ? Math.max(0, Math.min(0.5, -0.5 * touch.up)) : 0.34
      // A child's hand is still above the table.
      right(...between([0.2, touch ? Math.max(-0.36, touch.up + 0.4) : -0.36, 0.56], at, out))
      left(...between([-0.28, -0.66, 0.24], [-0.26, -0.6, 0.4], out))
      lean(bent * out)
      return nod(0.2 * out)
    }
  }
}
