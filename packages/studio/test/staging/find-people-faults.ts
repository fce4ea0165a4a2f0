import { PLACE_TRAITS } from '../../src/direct/place-traits.ts'
import type { Hold } from '../../src/scene/member.ts'
import type { Add } from './faults.ts'
import type { Figure, Moment, StagedShot } from './stage-prompt.ts'

const isPerson = ({ solid }: Figure): boolean => solid.rig === 'person'
const wordsOf = ({ solid }: Figure): string => solid.member.subject.words || solid.member.art.code || '?'

const TOUCHING: ReadonlySet<string> = new Set(
  'hug kiss comb massage shake-hands high-five clasp dress adjust heal pet touch feed inject tuck-in wipe-tears'.split(
    ' ',
  ),
)
const FACING: ReadonlySet<string> = new Set(
  'talk discuss argue whisper say give offer show teach photograph greet propose toast listen scold'.split(' '),
)
/** Metres between two boxes: further off nobody's hand is. */
const REACH = 0.6
/** Degrees that a head may be turned from whom it deals with. */
const AWAY = 95

/** Those who deal with each other: near enough, turned to each other, and on something if they sit in a house. */
export function withEachOther({ shot }: StagedShot, { figures }: Moment, add: Add): void {
  const { isIndoors } = PLACE_TRAITS[shot.place]
  for (const figure of figures.filter(isPerson)) {
    const { stance } = figure.solid.doing
    if (stance === 'sit' && !figure.host && isIndoors)
      add('no seat', wordsOf(figure), `sits on the floor of ${shot.where}`)
    if (figure.solid.nth > 0) continue
    for (const { verb, to } of figure.solid.member.subject.deeds ?? []) {
      const other = figures.filter(one => one.solid.member.index === to && isPerson(one))[0]
      if (!other || other === figure || isCarried(figure) || isCarried(other)) continue
      const gap = gapBetween(figure, other)
      if (TOUCHING.has(verb) && gap > REACH)
        add('out of reach', wordsOf(figure), `${verb} ${wordsOf(other)}, ${gap.toFixed(2)} m away`)
      const off = degreesOff(figure, other)
      if (FACING.has(verb) && off > AWAY)
        add('turned away', wordsOf(figure), `${verb} ${wordsOf(other)}, ${off.toFixed(0)} degrees off`)
    }
  }
}

const CARRIED: ReadonlySet<Hold | undefined> = new Set(['arms', 'back', 'shoulders', 'mount'])
const isCarried = ({ hold }: Figure): boolean => CARRIED.has(hold)

/** Metres of floor between two boxes. */
const gapBetween = (a: Figure, b: Figure): number =>
  Math.hypot(...([0, 2] as const).map(axis => Math.max(0, a.low[axis] - b.high[axis], b.low[axis] - a.high[axis])))

/** How far a head is turned away from another one, seen from above. */
function degreesOff({ gaze, face }: Figure, { face: other }: Figure): number {
  if (!gaze || !face || !other) return 0
  const [dx, dz] = [other[0] - face[0], other[2] - face[2]]
  const turned = Math.atan2(gaze[0], gaze[2]) - Math.atan2(dx, dz)
  return (Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned))) * 180) / Math.PI
}
