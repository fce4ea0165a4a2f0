import { clauseStart } from '../words/clauses.ts'
import type { Item } from '../words/item.ts'
import { findNoun } from '../words/lexicon.ts'
import type { Place } from '../setting/shot-list.ts'

/** Verbs that need a support. */
const ON_TOP: ReadonlySet<string> = new Set(
  'sit stand walk run balance climb jump lie sleep rest perch land step crawl dance squat bounce pounce'.split(' '),
)
const WALL = /^(?:walls?|墙|墙壁|围墙|墙头)$/u
const STUFF = /^(?:stone|brick|bricks|rock|wooden|砖|石)$/u
const AGAINST = /^(?:against|靠|靠着|靠在|倚|倚着|倚在|倚靠|背靠|背靠着)$/u
const UPON = /^(?:on|onto|onto the|upon|atop|on top of|along|坐在|站在|躺在|趴在|蹲在|走在|爬上|跳上|骑在|上)$/u

/** Makes the support of a subject a thing, even if it is otherwise part of the ground. Changes the items. */
export function settleSupports(items: Item[]): void {
  for (const [at, item] of items.entries()) {
    if (item.text === 'onto the' && ON_TOP.has(items[at - 1]?.meaning.verb?.id ?? ''))
      item.meaning = { ...item.meaning, relation: 'on' }
    if (item.text === 'from' && isHanging(items, at)) item.meaning = { ...item.meaning, relation: 'on' }
    if (WALL.test(item.text)) raiseWall(items, at)
  }
}

/** `hangs upside down from a branch`: the branch is the support. */
const isHanging = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(clauseStart(items, at), at - 3), at).some(({ meaning }) => meaning.verb?.id === 'hang')

/** Places whose walls are those of the room. */
const INSIDE: ReadonlySet<string | undefined> = new Set<Place>(['room', 'kitchen', 'stage'])

/** `sits on a stone wall`, 靠在墙上: a low wall to sit on, a high one to lean against. */
function raiseWall(items: Item[], at: number): void {
  const before = items.slice(clauseStart(items, at), at)
  const leads = before.findLast(({ text }) => AGAINST.test(text) || UPON.test(text))
  if (!leads) return
  const isLeant = AGAINST.test(leads.text) || before.some(({ meaning }) => meaning.verb?.id === 'lean')
  const isOn = before.some(({ meaning }) => ON_TOP.has(meaning.verb?.id ?? ''))
  const isInside = items.some(({ meaning, negated }) => !negated && INSIDE.has(meaning.place))
  const noun = isLeant ? findNoun(isInside ? 'inner wall' : 'high wall') : isOn ? findNoun('low wall') : undefined
  if (!noun) return
  items[at]!.meaning = { ...items[at]!.meaning, noun }
  // The material of the wall is not a thing.
  if (STUFF.test(items[at - 1]?.text ?? '')) items[at - 1]!.meaning = {}
}
