import { personRow } from '../bodies/kinds/people.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { chooseAttire } from './choose-attire.ts'
import { cutGarment } from './garments.ts'
import { isPerson } from './subject-rig.ts'

/** What is worn on the head, by the name of a garment: a word such as `hat` names none. */
const BY_PICTOGRAM: ReadonlyMap<string, string> = new Map(
  (
    [
      ['🎩', 'hat'],
      ['👒', 'straw hat'],
      ['🧢', 'cap'],
      ['👑', 'crown'],
      ['🪖', 'helmet'],
      ['⛑️', 'hard hat'],
      ['🎓', 'graduation cap'],
      ['👓', 'glasses'],
      ['🕶️', 'glasses'],
    ] as const
  ).map(([pictogram, name]) => [pictogramCode(pictogram), name]),
)

/**
 * `a girl in a red beanie`: a hat that somebody has on is part of the figure and as large as the head, and not a thing
 * that stands on it. What is done with it, as with a hat that is thrown, leaves it a thing.
 */
export function wearHats(shot: Shot): Shot {
  const worn = new Map<Subject, Subject[]>()
  for (const [index, one] of shot.subjects.entries()) {
    const wearer = one.relation?.kind === 'on' ? shot.subjects[one.relation.to] : undefined
    const isHandled = shot.subjects.some(
      other => other.deeds?.some(({ to }) => to === index) || (other !== one && other.relation?.to === index),
    )
    if (
      !wearer ||
      !isPerson(wearer) ||
      'input' in wearer.what ||
      isHandled ||
      one.changes ||
      one.deeds?.some(({ verb }) => verb === 'blow-away') ||
      garmentOf(one) === undefined
    )
      continue
    worn.set(wearer, [...(worn.get(wearer) ?? []), one])
  }
  if (worn.size === 0) return shot
  const dressed = shot.subjects.map(one => {
    const hats = (worn.get(one) ?? []).filter(hat => !isOfTrade(one, hat))
    if (hats.length === 0) return one
    return {
      ...one,
      wears: [
        ...(one.wears ?? []),
        ...hats.map(hat => ({
          words: garmentOf(hat)!,
          ...(hat.colour && { colour: hat.colour }),
          ...(hat.label && { letters: hat.label }),
        })),
      ],
    }
  })
  const gone = [...worn.values()].flat().map(hat => dressed[shot.subjects.indexOf(hat)]!)
  return { ...shot, subjects: withoutSubjects(dressed, gone) }
}

/** The name under which it is cut; none for what is no hat. */
function garmentOf({ words, what }: Subject): string | undefined {
  if (!('sprite' in what)) return undefined
  const isCut = (name: string): boolean => {
    const { hat, glasses } = cutGarment(name, undefined)
    return hat !== undefined || glasses !== undefined
  }
  const usual = BY_PICTOGRAM.get(what.sprite)
  if (usual === undefined && !/^drawn-(?:.*hat|beret)$/u.test(what.sprite)) return undefined
  return isCut(words) ? words : usual
}

/** `a builder with a helmet`: the one that builders have. */
function isOfTrade(wearer: Subject, hat: Subject): boolean {
  const row = 'sprite' in wearer.what ? personRow(wearer.what.sprite) : undefined
  const usual = chooseAttire({ ...wearer, wears: [] })?.hat ?? row?.hat
  return (
    usual !== undefined && hat.colour === undefined && usual.kind === cutGarment(garmentOf(hat)!, undefined).hat?.kind
  )
}
