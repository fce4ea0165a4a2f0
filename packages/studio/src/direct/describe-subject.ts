import { chooseMotion } from './choose-motion.ts'
import { motionOf } from './clauses.ts'
import { objectOf } from './deed-objects.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from './parse-items.ts'
import type { Deed, Motion, Subject } from './shot-list.ts'
import { nameAt } from './read-names.ts'
import type { Noun } from './words/noun-table.ts'
import { PACKAGES } from './words/packages.ts'
import { BOARDS } from './write-letters.ts'

export function describeSubject(
  subject: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Subject {
  const {
    words,
    what,
    count,
    formation,
    size,
    colour,
    side,
    relation,
    deeds,
    wears,
    features,
    trade,
    outfit,
    noun,
    changes,
    goes,
    material,
  } = subject
  const to = relation ? shown.indexOf(relation.to) : -1
  const name = nameAt(prompt, items, subject.at)
  return {
    words,
    ...(name !== undefined && { name }),
    what,
    count,
    ...(formation && count > 1 && { formation }),
    size,
    motion: chooseMotion(subject),
    ...(colour ? { colour } : {}),
    ...(relation && to >= 0 ? { relation: { kind: relation.kind, to } } : {}),
    ...(side ? { side } : {}),
    ...(deeds && { deeds: deeds.map(deed => describeDeed(deed, subject, shown, items, prompt)) }),
    ...(wears && { wears }),
    ...(features && { features }),
    ...((outfit ?? noun?.outfit) && { outfit: [...(outfit ?? noun!.outfit!)] }),
    ...(trade && { trade }),
    ...(changes && { changes }),
    ...(material && { material }),
    ...(goes && shown.includes(goes.of) && { goes: { ...goes, of: shown.indexOf(goes.of) } }),
    ...(noun?.metres !== undefined && { metres: noun.metres }),
    ...(noun?.build && { build: noun.build }),
    ...('sprite' in what && noun?.isStandIn && { label: BOARDS.test(words) ? '' : words }),
    ...('sprite' in what && PACKAGES.has(what.sprite) && nameOnIt(words, noun)),
    ...('sprite' in what && noun?.drawnAs && { drawnAs: noun.drawnAs }),
  }
}

/** A product has its name on it; a bottle of which nothing is said has none. */
function nameOnIt(words: string, noun: Noun | undefined): { label?: string } {
  const label = noun?.label ?? (PLAIN_VESSEL.test(words) ? undefined : words)
  return label === undefined ? {} : { label: label.replaceAll(/\b[a-z]/gu, letter => letter.toUpperCase()) }
}
const PLAIN_VESSEL =
  /^(?:.* )?(?:bottle|jar|tube|pouch|sachet|box|packet|package|carton|tin|can|tub|bag|crate)s?$|[瓶罐盒管袋](?:子|身)?$/iu

/** The deed in words, and what it is done to. */
function describeDeed(
  { verb, at, beat, bearing }: NonNullable<FoundSubject['deeds']>[number],
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Deed {
  const to = objectOf({ verb, at }, doer, shown, items)
  const item = items[at]!
  // `看书`, `looks at a book`: that is reading.
  const isReading = (verb === 'look' || verb === 'watch') && shown[to]?.kind === 'book'
  return {
    verb: isReading ? 'read' : verb,
    words: prompt.slice(item.from, item.to),
    ...(to >= 0 && { to }),
    ...(beat !== undefined && { beat }),
    ...(bearing && { bearing }),
    ...(shown.some(hasBeats) && motionDuring(item, doer)),
  }
}

const hasBeats = ({ deeds }: FoundSubject): boolean => deeds?.some(({ beat }) => beat !== undefined) === true

function motionDuring(item: Item, doer: FoundSubject): { motion?: Motion } {
  const said = motionOf(item)
  const motion = said && chooseMotion({ ...doer, motion: said })
  return motion && motion !== chooseMotion(doer) ? { motion } : {}
}
