import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { isLine } from './lines.ts'
import { TRACE } from './lead-to.ts'
import { TUG_ROPE } from './member.ts'
import { newThing } from './new-thing.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { spriteOf } from '../direct/sprite-of.ts'

/** Who pulls has a line to what is pulled: one rope for two teams, traces from beasts to a sled, a string to a toy. */
export const stagePulling = (shot: Shot): Shot =>
  [tugOfWar, sitOnSled, hitchUp].reduce((staged, rule) => rule(staged), shot)

const TEAMS = /team|\bsides?\b|队|方|组|班/iu
const [EACH_TEAM, MOST_TUGGING] = [3, 8]
/** Of who pulls: how high the rope is, with the cloth in its middle. */
const ROPE_HIGH = 0.5

/** Two teams pull at one rope: half of them on each side of its middle. A rope that the words name is this one. */
function tugOfWar(shot: Shot): Shot {
  const isTugging = (one: Subject): boolean => isPerson(one) && one.deeds?.some(({ verb }) => verb === 'tug') === true
  const all = shot.subjects.filter(isTugging)
  const count = all.reduce((sum, one) => sum + one.count, 0)
  if (count < 2) return shot
  const alone = withoutSubjects(shot.subjects, shot.subjects.filter(isLine))
  const rope = alone.length
  const isTeams = all.length === 1 && (all[0]!.count > 2 || TEAMS.test(all[0]!.words))
  const metres = Math.max(
    ...all.map(({ what, metres }) => metres ?? ('sprite' in what ? findPictogram(what.sprite).metres : 1.7)),
  )
  const subjects = alone.map((one): Subject => {
    if (!isTugging(one)) return one
    const { relation: _relation, ...free } = one
    return {
      ...free,
      // As many on each side.
      count: isTeams ? Math.min(MOST_TUGGING, Math.max(2 * EACH_TEAM, one.count + (one.count % 2))) : one.count,
      motion: 'still',
      deeds: one.deeds!.map(deed => (deed.verb === 'tug' ? { ...deed, to: rope } : deed)),
    }
  })
  return { ...shot, subjects: [...subjects, newThing('rope', TUG_ROPE, { metres: ROPE_HIGH * metres })] }
}

const [SLED, CART] = [pictogramCode('🛷'), 'drawn-farm-cart']
const ICY: ReadonlySet<string> = new Set(['ice', 'snowy-village', 'ski-slope', 'ice-rink'])
const isPull = ({ verb }: Deed): boolean => verb === 'pull'

/** `sled dogs pull a mail carrier`: whom beasts pull sits on a sled, or in a cart where there is no snow. */
function sitOnSled(shot: Shot): Shot {
  const { subjects } = shot
  const at = subjects.findIndex(
    one => subjectRig(one) === 'beast' && one.deeds?.some(deed => isPull(deed) && deed.to !== undefined),
  )
  const to = subjects[at]?.deeds?.find(isPull)?.to
  const pulled = to === undefined ? undefined : subjects[to]
  if (to === undefined || !pulled || !isPerson(pulled) || pulled.relation?.kind === 'on') return shot
  const isSnowy =
    shot.place === 'snowfield' ||
    shot.weather === 'snow' ||
    ICY.has(shot.where ?? '') ||
    SLEDS.test(subjects[at]!.words)
  const sled = subjects.length
  return {
    ...shot,
    subjects: [
      ...subjects
        .with(at, {
          ...subjects[at]!,
          deeds: subjects[at]!.deeds!.map(deed => (isPull(deed) ? { ...deed, to: sled } : deed)),
        })
        .with(to, {
          ...pulled,
          motion: 'still',
          relation: { kind: 'on', to: sled },
          deeds: [...(pulled.deeds ?? []), { verb: 'sit', words: '', to: sled }],
        }),
      newThing('sled', isSnowy ? SLED : CART, { build: 'vehicle', motion: 'ride', metres: isSnowy ? 0.4 : 1 }),
    ],
  }
}
const SLEDS = /sled|husk|雪橇|哈士奇/iu

/** Rolled by a handle of their own. */
const HANDLED: ReadonlySet<string> = new Set([
  ...['🧳', '🛒', '🎒'].map(pictogramCode),
  'drawn-stroller',
  'drawn-wheelbarrow',
  'drawn-rickshaw',
])
const DRAGGED: ReadonlySet<string | undefined> = new Set(['toy', 'sport', 'vehicle'])
/** Metres: what is smaller is in a hand. */
const LEAST_DRAGGED = 0.04

/** From each of those who pull goes a line to what they pull; that goes along, and several are before it as a team. */
function hitchUp(shot: Shot): Shot {
  const at = shot.subjects.findIndex(one =>
    one.deeds?.some(deed => isPull(deed) && deed.to !== undefined && isHitched(shot, one, deed.to)),
  )
  if (at < 0 || PLACE_TRAITS[shot.place].isShownClose) return shot
  const puller = shot.subjects[at]!
  const deedTo = puller.deeds!.find(isPull)!.to!
  // The rope or string that the words name is this line.
  const lines = shot.subjects.filter((one, index) => isLine(one) && index !== deedTo)
  const subjects = withoutSubjects(shot.subjects, lines)
  const placeAfter = (index: number): number =>
    index - shot.subjects.slice(0, index).filter(one => lines.includes(one)).length
  const [from, to] = [placeAfter(at), placeAfter(deedTo)]
  const { relation: _held, ...free } = subjects[from]!
  const { relation: tied, ...followed } = subjects[to]!
  const isBeast = subjectRig(puller) === 'beast'
  const motion = puller.motion === 'run' || (puller.count > 1 && isBeast && SLEDS.test(puller.words)) ? 'run' : 'walk'
  const hitched = subjects
    .with(from, {
      ...free,
      motion,
      deeds: [
        ...free.deeds!.filter(deed => !isPull(deed)),
        PULLING(to),
        { verb: 'hitched', words: '', to: subjects.length },
      ],
    })
    .with(to, {
      ...followed,
      ...(tied && tied.to !== from && { relation: tied }),
      motion: puller.count > 1 ? motion : 'still',
    })
    // Who is on it sits there, and does not walk along.
    .map(
      (one): Subject =>
        one.relation?.to === to && one.relation.kind === 'on' && isPerson(one) ? seatedOn(one, to) : one,
    )
  return { ...shot, subjects: [...hitched, newThing('', TRACE, { deeds: [{ verb: 'tied', words: '', to }] })] }
}
const PULLING = (to: number): Deed => ({ verb: 'pull', words: '', to })
const seatedOn = (one: Subject, to: number): Subject => ({
  ...one,
  motion: 'still',
  deeds: one.deeds?.some(({ verb }) => verb === 'sit')
    ? one.deeds
    : [...(one.deeds ?? []), { verb: 'sit', words: '', to }],
})

function isHitched({ subjects }: Shot, puller: Subject, to: number): boolean {
  const pulled = subjects[to]!
  const sprite = spriteOf(pulled)
  if (sprite === '' || pulled.count > 1 || isPerson(pulled) || isLine(pulled)) return false
  if (subjectRig(puller) === 'beast') return true
  const isNamed = subjects.some(isLine)
  const metres = pulled.metres ?? findPictogram(sprite).metres
  return (
    isPerson(puller) &&
    !HANDLED.has(sprite) &&
    metres > LEAST_DRAGGED &&
    (isNamed || sprite === SLED || DRAGGED.has(pulled.build))
  )
}
