import { numbers, ofNumbers } from '../../formulas/math-calls.ts'
import { type Call, number, type Scope } from '../../formulas/parse-formula.ts'
import type { Body, Point } from '../body.ts'
import { findMotion, type Motion } from './find-motion.ts'
import { type Moment, stanceAt, strikeTime } from './moment.ts'
import { boneCalls, motionScope } from './motion-scope.ts'
import { bonePlace, holdArm, type PersonDraft, plant, stepWith } from './person-draft.ts'
import { armAt, reachTo } from './reach.ts'

type Mark = 'r' | 'l'
const toMark = (value: unknown): Mark => (value === 'l' ? 'l' : 'r')

/** Radians of each arm from the upright in a handstand. */
const SPREAD = 0.42

/** The factor of an arm's length by which its hand reaches beyond the crown. */
function pastHead(body: Body, mark: Mark): number {
  const { shoulder, length } = armAt(body, mark)
  const crown = body.face ? body.face.at[1] + 0.68 * body.face.width : shoulder[1]
  return Math.max(1, (crown - shoulder[1]) / (length * Math.cos(SPREAD)))
}

const momentValues = (does: string, moment: Moment, t: number) => ({
  does,
  t,
  seconds: moment.seconds,
  since: moment.seconds - strikeTime(moment.until),
  phase: moment.phase,
})

/** Brings the whole body into a stance that is described by formulas. */
export function holdStance(body: Body, draft: PersonDraft, stance: string, moment: Moment, t: number): void {
  const scope = motionScope(
    {
      ...momentValues(stance, moment, t),
      hip: bonePlace(body, 'hips')[1],
      leaps: moment.air !== undefined,
      air: moment.air ?? 0,
    },
    [
      ...boneCalls(draft),
      ['arm', (mark, ...to) => holdArm(draft, toMark(mark), numbers(to) as [number, number, number])],
      ['plant', ofNumbers((drop, apart, aside) => plant(body, draft, drop, apart, aside))],
      [
        'step',
        (mark, ...to) => {
          const [y, z, drop, roll] = numbers(to) as [number, number, number, number?]
          stepWith(body, draft, toMark(mark), { y, z }, drop, roll)
        },
      ],
      ['pastHead', mark => pastHead(body, toMark(mark))],
      [
        'grow',
        (bone, ...by) => {
          draft.sizes = { ...draft.sizes, [String(bone)]: numbers(by) as unknown as Point }
        },
      ],
    ],
  )
  findMotion('stances', stance)?.run(scope)
}

/** The bend of a person to a point below the shoulders. */
const bentTo = (up: number): number => Math.max(0, Math.min(0.42, -0.4 * up))

/** Hands, chest and head of a gesture, on top of the stance. Hand positions are in arm lengths from the shoulders. */
export function makeGesture(body: Body, draft: PersonDraft, what: string, moment: Moment, t: number): void {
  const motion = findMotion('gestures', what)
  if (!motion) return
  const { length, shoulder } = armAt(body, 'r')
  const reach = (mark: Mark, [right = 0, up = 0, ahead = 0]: readonly number[]): void => {
    const to: Point = [right * length, shoulder[1] + up * length, ahead * length]
    const turns = reachTo(body, mark, to)
    draft.turns[`arm.${mark}`] = turns.arm
    draft.turns[`forearm.${mark}`] = turns.forearm
  }
  const [chest, head] = [draft.turns['chest']!, draft.turns['head']!]
  const mouth = body.sockets['mouth']!.at
  const scope = motionScope(
    {
      ...momentValues(what, moment, t),
      stance: stanceAt(moment),
      hands: moment.hands ?? 0,
      near: moment.near,
      looks: moment.looks ?? [0, 0],
      mouth: [0.1, (mouth[1] - shoulder[1]) / length - 0.12, mouth[2] / length + 0.08],
      chest,
      length,
      // Hands reach towards things beyond their reach.
      touch: moment.touch !== undefined,
      touchUp: moment.touch && (moment.touch.y - shoulder[1]) / length,
      touchAhead: moment.touch && moment.touch.z / length,
    },
    [
      ...boneCalls(draft),
      ['right', (...to) => reach('r', numbers(to))],
      ['left', (...to) => reach('l', numbers(to))],
      [
        'both',
        (aside, ...to) => {
          reach('r', [number(aside), ...numbers(to)])
          reach('l', [-number(aside), ...numbers(to)])
        },
      ],
      [
        'nod',
        ofNumbers((by, turn = 0, tilt = 0) => {
          draft.turns['head'] = [head[0] + by, head[1] + turn, head[2] + tilt]
        }),
      ],
      [
        'lean',
        ofNumbers((by, turn = 0) => {
          draft.turns['chest'] = [chest[0] + by, chest[1] + turn, chest[2]]
        }),
      ],
      ['bent', ofNumbers(up => bentTo(up))],
    ],
  )
  keepHeld(scope, motion, moment)
  motion.run(scope)
}

/** Hands that hold something stay before the chest in gestures that would bring them to the face. */
function keepHeld({ calls }: Scope & { calls: Map<string, Call> }, { keepsHeld }: Motion, { hands }: Moment): void {
  if (!keepsHeld || !hands) return
  const stay: Call = () => undefined
  calls.get('right')?.(0.2, -0.34, 0.62)
  if (hands === 2) calls.get('left')?.(-0.2, -0.34, 0.62)
  const left = hands === 2 ? stay : calls.get('left')!
  calls.set('right', stay)
  calls.set('left', left)
  calls.set('both', (aside, ...to) => left(-number(aside), ...to))
}
