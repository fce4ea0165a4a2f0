import type { Feeling } from '../face-picture.ts'
import type { Gesture } from './actions.ts'
import { ease, type Moment, wave } from './moment.ts'
import { between, type Limbs, type Reach } from './person-handiwork.ts'

/** The gestures of feelings, and the face; another feeling in the prompt replaces the face. */
export const FELT = {
  frown: 'tense',
  gasp: 'surprised',
  tears: 'sad',
  thigh: undefined,
  slump: 'sad',
  nap: 'asleep',
  doze: 'asleep',
  fret: 'tense',
  'hide-face': 'sad',
  temples: 'tired',
  shrug: undefined,
  'fold-arms': 'tense',
  akimbo: 'happy',
  blush: 'shy',
} as const satisfies Partial<Record<Gesture, Feeling | undefined>>
export type Felt = keyof typeof FELT

export const isFelt = (what: Gesture): what is Felt => what in FELT

/** Hands at rest beside the hips. */
const [HANGING, HANGING_LEFT]: [Reach, Reach] = [
  [0.3, -0.88, 0.12],
  [-0.3, -0.88, 0.12],
]

/** Held things stay in the hands and are not brought to the face. */
function holding(limbs: Limbs, hands: 1 | 2): Limbs {
  limbs.right(0.2, -0.34, 0.62)
  if (hands === 2) limbs.left(-0.2, -0.34, 0.62)
  const stay = (): void => undefined
  const left = hands === 2 ? stay : limbs.left
  return { ...limbs, right: stay, left, both: (aside, up, ahead) => left(-aside, up, ahead) }
}

/** A feeling that is recognisable from a distance: each has its own gesture. */
export function showFeeling(what: Felt, limbs: Limbs, moment: Moment, t: number): void {
  const { right, left, both, nod, lean, atMouth } = moment.hands ? holding(limbs, moment.hands) : limbs
  const at = ease((moment.seconds - 0.35) / 0.8)
  const eyes = atMouth[1] + 0.26
  switch (what) {
    case 'frown':
      // Chin in the hand, and the head slowly shaken.
      right(...between(HANGING, [0.08, atMouth[1] - 0.14, atMouth[2] + 0.02], at))
      left(...between(HANGING_LEFT, [0.12, -0.44, 0.42], at))
      lean(0.08 * at)
      return nod(0.14 * at, 0.12 * wave(t / 2.4), 0.06)
    case 'gasp': {
      // Back, with both hands to the mouth.
      const up = ease((moment.seconds - 0.5) / 0.35)
      right(...between(HANGING, [0.13, atMouth[1] + 0.02, atMouth[2] + 0.04], up))
      left(...between(HANGING_LEFT, [-0.13, atMouth[1] + 0.02, atMouth[2] + 0.04], up))
      lean(-0.16 * up + 0.02 * wave(t * 1.6))
      return nod(-0.12 * up)
    }
    case 'tears': {
      // To the one eye, across it, and down.
      const wiped = wave(t * 0.45)
      right(0.14 + 0.07 * wiped, eyes + 0.02 - 0.05 * wiped, atMouth[2] + 0.05)
      left(-0.16, -0.5, 0.4)
      lean(0.1)
      return nod(0.2 + 0.03 * wave(t), 0.1 * wiped, 0.08)
    }
    case 'thigh': {
      // Up, and down on the leg at once.
      const round = (moment.seconds % 1.5) / 1.5
      const up = ease(round / 0.42) * (1 - ease((round - 0.5) / 0.12))
      const sits = moment.action === 'sit'
      right(...between(sits ? [0.26, -0.72, 0.5] : [0.28, -0.9, 0.22], [0.46, 0.1, 0.4], up))
      left(-0.3, sits ? -0.66 : -0.85, sits ? 0.46 : 0.16)
      lean(0.24 - 0.26 * up)
      return nod(0.12 - 0.22 * up, 0, 0.08 * wave(t))
    }
    case 'doze':
      // On a seat: the head has sunk to a shoulder, the hands lie in the lap.
      right(0.14, -0.74, 0.42)
      left(-0.14, -0.74, 0.42)
      lean(0.02 * wave(t / 4))
      return nod(0.3 * at + 0.02 * wave(t / 4), 0.12 * at, 0.3 * at)
    case 'nap':
      // Over the table, the head on the arms.
      right(0.02, -0.36, 0.62)
      left(-0.02, -0.36, 0.62)
      lean(0.74 + 0.02 * wave(t / 4))
      return nod(0.12, 0.55)
    case 'slump':
      if (moment.action === 'sit') {
        // Over the table, on the arms.
        right(0.16, -0.52, 0.56)
        left(-0.16, -0.52, 0.56)
        lean((0.52 + 0.02 * wave(t / 3)) * at)
        return nod(0.3 * at, 0.2 * at)
      }
      right(...between(HANGING, [0.24, -0.94, 0.2], at))
      left(...between(HANGING_LEFT, [-0.24, -0.94, 0.2], at))
      lean((0.3 + 0.03 * wave(t / 2.6)) * at)
      return nod(0.42 * at, 0.06 * wave(t / 3.2))
    case 'fret': {
      // One hand in the other, and eyes that rest nowhere.
      const [a, b] = [wave(t * 1.1), wave(t * 0.85 + 0.3)]
      right(0.06 + 0.05 * a, -0.46 + 0.04 * b, 0.52)
      left(-0.05 + 0.05 * b, -0.44 + 0.05 * a, 0.5)
      lean(0.1 + 0.02 * wave(t * 1.3))
      return nod(0.12, 0.34 * wave(t * 0.36))
    }
    case 'hide-face':
      right(...between(HANGING, [0.13, eyes - 0.06, atMouth[2] + 0.04], at))
      left(...between(HANGING_LEFT, [-0.13, eyes - 0.06, atMouth[2] + 0.04], at))
      lean(0.16 * at)
      return nod(0.26 * at)
    case 'temples':
      right(0.24 + 0.03 * wave(t * 0.9), eyes + 0.16, atMouth[2] - 0.12)
      left(-0.24 - 0.03 * wave(t * 0.9), eyes + 0.16, atMouth[2] - 0.12)
      lean(0.16)
      return nod(0.3, 0.05 * wave(t / 2.5))
    case 'shrug': {
      const up = ease((moment.seconds - 0.4) / 0.4) * (1 - ease(((moment.seconds - 0.4) % 2.4) / 0.5 - 3.4))
      right(...between(HANGING, [0.82, -0.3, 0.36], up))
      left(...between(HANGING_LEFT, [-0.82, -0.3, 0.36], up))
      return nod(-0.06 * up, 0, 0.2 * up)
    }
    case 'fold-arms':
      right(-0.3, -0.3, 0.4)
      left(0.3, -0.36, 0.34)
      lean(-0.05)
      return nod(0.04, 0.12 * wave(t / 4))
    case 'akimbo':
      // Elbows out, chest out, chin up.
      right(0.26, -0.68, 0.05)
      left(-0.26, -0.68, 0.05)
      lean(-0.1 + 0.02 * wave(t / 2))
      return nod(-0.12, 0.1 * wave(t / 3.5))
    case 'blush':
      both(0.1, atMouth[1] - 0.2, 0.4)
      lean(0.06 * at)
      return nod(0.26 * at, 0.18 * at, 0.14 * at + 0.04 * wave(t / 2.2))
  }
}
