import type { Deed } from './deed.ts'
import { ANIMAL_EVENTS } from './animal-events.ts'
import { COURSES } from './courses.ts'
import type { Event } from './event-names.ts'
import { OUTCOMES } from './outcomes.ts'

export type Who = 'thing' | 'alive' | 'fish' | 'vehicle' | 'bird' | 'light'

/** To whom a verb does what: the first row that fits. */
const rows: readonly (readonly [event: Event, verbs: string, who?: readonly Who[]])[] = [
  ['grow', 'grow sprout bloom'],
  ['swell', 'swell inflate'],
  ['shrink', 'shrink'],
  ['melt', 'melt'],
  ['wither', 'wither', ['thing']],
  ['burst', 'explode erupt', ['thing', 'vehicle']],
  ['shatter', 'break shatter', ['thing']],
  ['halve', 'halved split', ['thing']],
  ['toss', 'tossed', ['thing']],
  ['topple', 'topple', ['thing', 'vehicle']],
  ['stumble', 'topple stumble fall', ['alive', 'bird']],
  ['slip', 'slipped'],
  ['taken', 'taken', ['thing', 'light']],
  ['laid', 'laid', ['thing', 'light']],
  ['spent', 'spent', ['thing']],
  ['fill-up', 'fill-up', ['thing']],
  ['drop', 'fall', ['thing', 'vehicle']],
  ['bounce', 'bounce jump', ['thing']],
  ['roll', 'roll roll-down', ['thing']],
  ['sink', 'sink'],
  ['open', 'open', ['thing']],
  ['close', 'close', ['thing']],
  ['light', 'light turn-on', ['thing', 'light']],
  ['dim', 'turn-off', ['thing', 'light']],
  ['vanish', 'vanish'],
  ['appear', 'appear'],
  ['blow-away', 'blow-away', ['thing', 'light']],
  ['breach', 'jump', ['fish']],
  ['dive', 'dive', ['alive', 'bird']],
  ['crash', 'crash collide', ['vehicle', 'alive']],
  ['park', 'park brake stop arrive', ['vehicle']],
  ['come-in', 'enter arrive', ['alive']],
  ['fly-off', 'take-off', ['bird']],
  ['take-off', 'take-off', ['vehicle', 'thing']],
  ['alight', 'land', ['bird', 'vehicle']],
  ['circle', 'circle', ['bird', 'vehicle']],
  ['pulse', 'pulse tick', ['thing', 'light']],
  ['tumble', 'roll-down', ['alive', 'bird']],
  ['ascend', 'ascend'],
  ['descend', 'descend'],
  ['pounce', 'pounce', ['alive']],
  ['leap-on', 'leap-on'],
  ['leap-out', 'leap-out'],
  ['headbutt', 'headbutt', ['alive']],
  ['peek', 'peek'],
  ['push-edge', 'push-edge'],
  ['pushed-off', 'pushed-off'],
  ['smashed', 'smashed'],
  ...[...OUTCOMES, ...COURSES, ...ANIMAL_EVENTS].map(event => [event, event] as const),
  ['get-up', 'get-up', ['alive']],
  ['fill', 'fill', ['thing']],
  ['emerge', 'emerge', ['thing', 'light']],
  ['tip', 'tip', ['thing']],
  ['reach-in', 'reach-in', ['thing']],
  ['let-go', 'let-go', ['thing']],
  ['well-up', 'well-up', ['thing', 'light']],
  ['lifted', 'lifted', ['thing', 'light']],
  ['set-down', 'set-down', ['thing', 'light']],
  ['take-apart', 'take-apart', ['thing', 'vehicle']],
  ['put-together', 'assemble', ['thing', 'vehicle']],
]
/** How something is, and not what becomes of it. */
const STATES = /停在|停着|停靠|parked|perch|栖息|盛开|开满|broken|asleep|sunken|lying/u
const GOING_IN = new Set('walk run enter sneak return hurry crawl board'.split(' '))
const COMING_OUT = new Set('leave exit emerge come-out'.split(' '))
const LYING_DOWN = /\bdown\b|下/u
const TURNED = /around|round|back|转身|回头|掉头|转过/u

/** Before a verb whose deed is over: only what came of it is seen, an open door and no door that opens. */
const DONE = 'done-'
export const asDone = (verb: string): string => `${DONE}${verb}`
export const isDone = (verb: string): boolean => verb.startsWith(DONE)

/** Those of a subject's events that are over since before its shot. */
export const doneEventsOf = (deeds: readonly Deed[], who: Who): Event[] =>
  eventsOf(
    deeds.filter(({ verb }) => isDone(verb)),
    who,
  )

/** What becomes of a subject, by its deeds: one of each. `goesInto` is something that it can go into, a house or a cave. */
export function eventsOf(deeds: readonly Deed[], who: Who, goesInto?: number): Event[] {
  const found = deeds.flatMap(({ verb: told, words, to }): Event[] => {
    const verb = isDone(told) ? told.slice(DONE.length) : told
    if (verb === 'turn' && to === undefined && who !== 'thing' && TURNED.test(words)) return ['turn']
    if (verb === 'jump-over') return to === undefined ? [] : ['leap']
    if (STATES.test(words)) return []
    // Out of a vessel that has to be lifted first.
    if (verb === 'fill' && to !== undefined && who === 'thing') return ['fill-late']
    if (GOING_IN.has(verb) && to !== undefined && to === goesInto) return ['go-in']
    if (COMING_OUT.has(verb) && to !== undefined && to === goesInto) return ['come-out']
    if (verb === 'lie' && LYING_DOWN.test(words)) return ['lie-down']
    if (verb === 'wake') return ['get-up']
    const row = rows.find(([, verbs, only]) => verbs.split(' ').includes(verb) && (!only || only.includes(who)))
    return row ? [...(/滚/u.test(words) && verb === 'swell' ? (['roll'] as const) : []), row[0]] : []
  })
  return [...new Set(found)]
}

/** Verbs of which something becomes of whom they are said. */
export const eventVerbs = (): string[] => [...new Set(rows.flatMap(([, verbs]) => verbs.split(' ')))]
