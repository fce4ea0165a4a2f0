import { chooseMotion } from './choose-motion.ts'
import { motionOf } from '../words/clauses.ts'
import { objectOf } from './action-objects.ts'
import { isBoarded, toolOf, wayOf } from './action-roles.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import type { Deed, Motion, Subject } from '../setting/shot-list.ts'
import { nameAt } from './read-names.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'
import { PACKAGES } from '../words/vocabulary/packages.ts'
import { BOARDS } from './write-letters.ts'

export function describeSubject(
  subject: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Subject {
  const {
    words,
    sense,
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
  const done = deeds?.map(deed => describeDeed(deed, subject, shown, items, prompt))
  const to = relation && !isBesideTool(subject, shown, items) ? shown.indexOf(relation.to) : -1
  const name = nameAt(prompt, items, subject.at)
  return {
    words,
    ...(name !== undefined && { name }),
    ...(sense !== undefined && { sense }),
    what,
    count,
    ...(formation && count > 1 && { formation }),
    size,
    motion: chooseMotion(subject),
    ...(colour ? { colour } : {}),
    ...(relation && to >= 0
      ? { relation: { kind: relation.kind, to, ...(relation.part && { part: relation.part }) } }
      : {}),
    ...(side ? { side } : {}),
    ...(done && { deeds: done }),
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

/** A product shows its name. A bottle without a description has no label. */
function nameOnIt(words: string, noun: Noun | undefined): { label?: string } {
  const label = noun?.label ?? (PLAIN_VESSEL.test(words) ? undefined : words)
  return label === undefined ? {} : { label: label.replaceAll(/\b[a-z]/gu, letter => letter.toUpperCase()) }
}
const PLAIN_VESSEL =
  /^(?:.* )?(?:bottle|jar|tube|pouch|sachet|box|packet|package|carton|tin|can|tub|bag|crate)s?$|[瓶罐盒管袋](?:子|身)?$/iu

/** `points at a map with a stick`: the two have no relation to each other. */
function isBesideTool(
  { relation, ...subject }: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
): boolean {
  if (!relation || relation.kind !== 'beside') return false
  const isTool = ({ at }: FoundSubject): boolean =>
    shown.some(doer => (doer.deeds ?? []).some(deed => shown[rolesOf(deed, doer, shown, items).tool]?.at === at))
  return isTool({ ...subject }) || isTool(relation.to)
}

/** The object and the tool of an action. In `plays with a ball` the ball is the object. */
function rolesOf(
  deed: NonNullable<FoundSubject['deeds']>[number],
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
): { to: number; tool: number } {
  const to = objectOf(deed, doer, shown, items)
  const tool = toolOf(deed.at, doer, shown, items)
  if (tool < 0 || tool !== to) return { to, tool }
  const others = shown.filter((_, index) => index !== tool)
  const other = others[objectOf(deed, doer, others, items)]
  if (other) return { to: shown.indexOf(other), tool }
  return isBoarded(shown[tool]!) ? { to: -1, tool } : { to, tool: -1 }
}

/** An action of a subject: its words, object, tool and way. */
function describeDeed(
  { verb, at, beat, bearing }: NonNullable<FoundSubject['deeds']>[number],
  doer: FoundSubject,
  shown: readonly FoundSubject[],
  items: readonly Item[],
  prompt: string,
): Deed {
  const { to, tool } = rolesOf({ verb, at }, doer, shown, items)
  const item = items[at]!
  const [around, past, toward] = (['around', 'past', 'toward'] as const).map(how => wayOf(how, at, doer, shown, items))
  // `看书`, `looks at a book`: this is reading.
  const isReading = (verb === 'look' || verb === 'watch') && shown[to]?.kind === 'book'
  return {
    verb: isReading ? 'read' : verb,
    words: prompt.slice(item.from, item.to),
    ...(to >= 0 && { to }),
    ...(tool >= 0 && { with: tool }),
    ...(around! >= 0 && { around }),
    ...(past! >= 0 && { past }),
    ...(toward! >= 0 && { toward }),
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
