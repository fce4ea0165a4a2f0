import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

const STAIRS = 'drawn-stairs'
/** Said of the way itself; the others only where there are stairs. */
const WAYS: Readonly<Record<string, 'ascend' | 'descend'>> = { upstairs: 'ascend', downstairs: 'descend' }
const CLIMBING: ReadonlySet<string> = new Set('climb walk run step march hurry crawl jump sneak'.split(' '))
const DOWN = /\bdown\b|下/iu

/** Of the height of who goes there: a slope or a flight of steps is so high that both are seen whole. */
const TIMES = { slope: 1.5, steps: 1, stairs: 0.75 } as const

/** Whoever goes up or down stairs, or rolls down, has something to do so on, which is seen from aside. */
export function stageSlopes(shot: Shot): Shot {
  const { subjects } = shot
  const stairs = subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === STAIRS)
  const goer = subjects.findIndex(
    one => isAlive(one) && one.count === 1 && wayOf(one, stairs, subjects.length) !== undefined,
  )
  const way = goer < 0 ? undefined : wayOf(subjects[goer]!, stairs, subjects.length)
  if (!way) return shot
  const { relation: _relation, deeds = [], ...one } = subjects[goer]!
  const isRolling = way === 'roll-down'
  const at = !isRolling && stairs >= 0 ? stairs : subjects.length
  const ground: Subject = {
    words: at < subjects.length ? subjects[at]!.words : '',
    what: { sprite: isRolling ? 'drawn-slope' : way === 'ascend' ? 'drawn-steps-up' : 'drawn-steps-down' },
    count: 1,
    size: 'normal',
    motion: 'still',
    metres: TIMES[isRolling ? 'slope' : isPerson(subjects[goer]!) ? 'stairs' : 'steps'] * metresOf(subjects[goer]!),
    ...(isRolling && SOILS[shot.place] && { colour: SOILS[shot.place] }),
  }
  const slips = way === 'ascend' && deeds.some(({ verb }) => SLIPPING.has(verb))
  const others = slips ? [] : deeds.filter(deed => !isGoing(deed, stairs) && !(isRolling && deed.verb === 'roll'))
  const staged: Subject = {
    ...one,
    motion: 'still',
    deeds: [
      { words: '', ...deeds.find(deed => isGoing(deed, stairs)), verb: slips ? 'climb-slip' : way, to: at },
      ...others,
    ],
  }
  const all = subjects.with(goer, staged)
  // Upstairs is in a house.
  const isInside = PLACE_TRAITS[shot.place].isIndoors === true || shot.where !== undefined || stairs >= 0 || isRolling
  const isWide = !isRolling && !isPerson(subjects[goer]!)
  return {
    ...shot,
    // The top of the steps is seen, and who has come up there.
    ...(isWide && { camera: { ...shot.camera, framing: 'wide' } }),
    ...(!isInside && { place: 'room', where: 'hall' }),
    subjects: at < all.length ? all.with(at, ground) : [...all, ground],
  }
}

/** Who slips on the way up begins again, and comes up at last. */
const SLIPPING: ReadonlySet<string> = new Set('slide slip fall stumble topple trip roll-down'.split(' '))

const isAlive = (one: Subject): boolean =>
  !one.trade && (isPerson(one) || ['beast', 'bird'].includes(subjectRig(one) ?? ''))

/** What else is done on the way is done there, or after it. */
const isGoing = ({ verb, to }: Deed, stairs: number): boolean =>
  verb in WAYS || verb === 'roll-down' || (to === stairs && CLIMBING.has(verb))

function wayOf(
  { deeds = [], relation }: Subject,
  stairs: number,
  count: number,
): 'ascend' | 'descend' | 'roll-down' | undefined {
  // A slide is rolled down as it is.
  if (deeds.some(({ verb, to }) => verb === 'roll-down' && to === undefined) && relation?.kind !== 'on')
    return 'roll-down'
  const said = deeds.map(({ verb }) => WAYS[verb]).find(way => way !== undefined)
  if (said || stairs < 0) return said
  const going = deeds.find(({ verb, to }) => to === stairs && CLIMBING.has(verb))
  if (going) return DOWN.test(going.words) ? 'descend' : 'ascend'
  return count === 2 && deeds.length === 0 ? 'ascend' : undefined
}

const metresOf = ({ what, metres }: Subject): number =>
  metres ?? ('sprite' in what ? findPictogram(what.sprite).metres : 1)

/** What the ground is there, where it is not green. */
const SOILS: Partial<Record<Shot['place'], NonNullable<Subject['colour']>>> = {
  snowfield: 'white',
  desert: 'beige',
  beach: 'beige',
  space: 'grey',
}
