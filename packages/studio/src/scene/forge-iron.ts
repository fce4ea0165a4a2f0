import type { Deed, Shot } from '../direct/shot-list.ts'
import { ANVIL } from './member.ts'
import { newThing } from './new-thing.ts'
import { isPerson } from './subject-rig.ts'
import { spriteOf } from '../direct/sprite-of.ts'

const SMITHS = /\b(?:black|sword|gold)?smith|forge|铁匠|打铁|铸剑/iu
const HAMMERING: ReadonlySet<string> = new Set(['hammer', 'forge', 'hit'])
const HOT: Readonly<Record<string, string>> = { 'drawn-horseshoe': 'drawn-hot-horseshoe' }
const IRON = 'drawn-hot-iron'
/** Metres: how high they lie. */
const FLAT = 0.045

/** Who forges has an anvil before him, and on it what he strikes: it glows, and sparks fly from it. */
export function forgeIron(shot: Shot): Shot {
  const isBlow = ({ verb }: Deed): boolean => HAMMERING.has(verb)
  const at = shot.subjects.findIndex(one => isPerson(one) && one.count === 1 && one.deeds?.some(isBlow))
  const smith = shot.subjects[at]
  if (!smith) return shot
  const blow = smith.deeds!.find(isBlow)!
  const own = shot.subjects.findIndex(one => spriteOf(one) === ANVIL)
  const isSmith = SMITHS.test(`${smith.words} ${blow.words}`) || own >= 0
  const struck = blow.to !== undefined && blow.to !== own ? shot.subjects[blow.to] : undefined
  if (!isSmith || (struck && isPerson(struck))) return shot
  const subjects = [...shot.subjects]
  if (own < 0) subjects.push(newThing('anvil', ANVIL, { metres: 0.7 }))
  const iron = struck ? blow.to! : subjects.length
  const sprite = (struck && spriteOf(struck)) || IRON
  subjects[iron] = {
    ...(struck ?? newThing('iron', IRON)),
    what: { sprite: HOT[sprite] ?? sprite },
    ...((HOT[sprite] ?? sprite).startsWith('drawn-hot') && { metres: FLAT }),
    motion: 'still',
    deeds: [{ verb: 'spark', words: '' }],
  }
  const { relation: _relation, ...free } = smith
  // Glowing is what the iron does, and no smith burns.
  const done = smith.deeds!.filter(({ verb }) => verb !== 'burn')
  subjects[at] = {
    ...free,
    deeds: done.map(deed => (deed === blow ? { ...deed, verb: 'hammer', to: iron } : deed)),
  }
  return { ...shot, subjects }
}
