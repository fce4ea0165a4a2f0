import type { SaidWay } from './extract-ways.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Motion } from '../setting/shot-list.ts'
import type { Part } from './split-parts.ts'
import { type Noun, spriteName } from '../words/vocabulary/noun-table.ts'

const TABLE: Noun = { sprites: [spriteName(':table:')], kind: 'furniture', metres: 0.75 }
const MOTIONS: Readonly<Record<string, Motion>> = { run: 'run', fly: 'fly', swim: 'swim', jump: 'jump' }

/**
 * Assigns ways around things to the subjects that take them. The way replaces any relation to the thing. Returns true
 * if the thing is a table, which would otherwise become the place.
 */
export function applyWays(
  { ways }: { ways: readonly SaidWay[] },
  part: Part,
  items: readonly Item[],
  found: FoundSubject[],
): boolean {
  let isTable = false
  for (const { at, verb, from = 'left', to, thing } of ways) {
    if (at < part.from || at >= part.to) continue
    const placeOf = (one: FoundSubject): number => items[one.at]?.from ?? -1
    const goer = found.find(one => placeOf(one) < at && isAlive(one)) ?? found.find(one => placeOf(one) < at)
    const isMeant = (one: FoundSubject): boolean => one !== goer && one.words.toLowerCase().includes(thing)
    const of = found.find(isMeant) ?? (/table|桌/u.test(thing) ? addTable(found, items, at, thing) : undefined)
    if (!goer || !of) continue
    isTable ||= of.noun === TABLE
    of.isObject = true
    for (const one of [goer, of]) {
      delete one.relation
      delete one.side
    }
    of.motion = 'still'
    goer.goes = { from, to, of }
    goer.motion = MOTIONS[verb] ?? 'walk'
    goer.deeds = [...(goer.deeds ?? []).filter(deed => deed.verb !== verb), { verb, at: Math.max(0, goer.at) }]
  }
  return isTable
}

function addTable(found: FoundSubject[], items: readonly Item[], from: number, words: string): FoundSubject {
  const at = items.findIndex(item => item.from >= from && item.meaning.place === 'table')
  const table: FoundSubject = {
    at,
    namedAt: at,
    words,
    what: { sprite: TABLE.sprites[0]! },
    kind: 'furniture',
    noun: TABLE,
    count: 1,
    size: 'normal',
    sentence: 0,
  }
  found.push(table)
  return table
}
