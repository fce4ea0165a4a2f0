import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

/** Paddling without a boat or hands is swimming. */
export function dogPaddle(found: readonly FoundSubject[]): void {
  for (const { kind, relation, deeds } of found) {
    if (kind !== 'animal' || relation?.to.kind === 'boat') continue
    const row = deeds?.find(({ verb }) => verb === 'row')
    if (row) row.verb = 'swim'
  }
}

const CREEPING: ReadonlySet<string> = new Set(['🐢', '🐌', '🐜', '🦀', '🐛', '🐞', '🪲', '🦎'].map(spriteName))

/** 乌龟爬过桥: creeping animals climb only if there is something to climb. */
export function adaptCreeping(found: readonly FoundSubject[]): void {
  for (const { what, relation, deeds = [] } of found)
    if ('sprite' in what && CREEPING.has(what.sprite) && relation?.kind !== 'on')
      for (const deed of deeds) if (deed.verb === 'climb') deed.verb = 'crawl'
}

const ON_BELLIES: ReadonlySet<string> = new Set(['🐧', '🦭', '🦦'].map(spriteName))

/** Penguins, seals and otters slide on their bellies. */
export function slideOnBellies(found: readonly FoundSubject[]): void {
  for (const { what, deeds = [] } of found)
    if ('sprite' in what && ON_BELLIES.has(what.sprite))
      for (const deed of deeds) if (deed.verb === 'slide' || deed.verb === 'glide') deed.verb = 'belly-slide'
}

const SHALLOWS =
  /\b(?:through|across|in|into|along|over) (?:the |a )?(?:\w+ )?(?:shallow water|shallows|water|stream|creek|surf|waves|puddles?)\b|浅水|浅滩|溪水|水花四溅|水中(?:奔|跑|行|走)/iu
const ON_FOOT: ReadonlySet<string> = new Set('run gallop walk march cross trot hurry jog'.split(' '))

/** `horses gallop through shallow water`: the water reaches to their legs. */
export function wadeThrough(words: string, found: readonly FoundSubject[]): void {
  // `boots walk through a puddle`, 踩水坑: the water splashes.
  if (PUDDLES.test(words))
    for (const deed of found.flatMap(({ deeds = [] }) => deeds))
      if (deed.verb === 'step' || ON_FOOT.has(deed.verb)) deed.verb = 'wade'
  if (!SHALLOWS.test(words)) return
  for (const { kind, deeds } of found) {
    const way = kind === 'animal' ? deeds?.find(({ verb }) => ON_FOOT.has(verb)) : undefined
    if (way) deeds!.push({ verb: 'wade', at: way.at })
  }
}
const PUDDLES = /\b(?:through|into|in) (?:a |the |deep |big )*puddles?\b|踩[着过到]?水[坑洼]/iu
const IN_WATER: RegExp = readTable('settle-motions', 'inWater')
const ON_WATER: RegExp = readTable('settle-motions', 'onWater')
/** Smaller animals float in the water and do not stand in it. Metres. */
const WADING = 0.5
const AT_HOME_IN_WATER: ReadonlySet<string> = new Set(['🪿', '🦆', '🦢'].map(spriteName))
const STANDING: ReadonlySet<FoundSubject['motion']> = new Set<FoundSubject['motion']>([undefined, 'still', 'bob'])
const ELSEWHERE: ReadonlySet<string> = new Set(['on', 'in', 'riding', 'above', 'under'])

/**
 * `an elephant in a shallow river`, `a goose on a pond`: the elephant stands in the water, the goose floats on it.
 * Changes `found`.
 */
export function enterWater(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  // Chinese names the place before the subject, English the subject before the place.
  const isSaidOf = ({ at }: FoundSubject, where: number): boolean =>
    where >= 0 && (items[at]?.language === 'zh' || (items[at]?.from ?? Infinity) - from < where)
  const [into, onto] = [words.search(IN_WATER), words.search(ON_WATER)]
  const isFree = ({ motion, relation }: FoundSubject): boolean =>
    STANDING.has(motion) && !ELSEWHERE.has(relation?.kind ?? '')
  for (const one of found) {
    const isWaterBird = 'sprite' in one.what && AT_HOME_IN_WATER.has(one.what.sprite)
    if (one.kind === 'bird' && isFree(one) && (isSaidOf(one, onto) || (isWaterBird && isSaidOf(one, into))))
      one.motion = 'swim'
    const isWading =
      one.kind === 'animal' && one.noun?.motion !== 'swim' && (one.noun?.metres ?? 1) >= WADING && isSaidOf(one, into)
    if (isWading && isFree(one) && !one.deeds?.some(({ verb }) => verb === 'wade'))
      one.deeds = [...(one.deeds ?? []), { verb: 'wade', at: one.at }]
  }
}

const SENT: ReadonlySet<string> = new Set('spray splash pour throw sprinkle squirt blow scatter shower'.split(' '))

/** `sprays water over her calf`: the water goes over the calf, and the elephant stands beside it. Changes `found`. */
export function sendOver(found: readonly FoundSubject[]): void {
  for (const one of found) {
    const { relation, deeds = [] } = one
    if (relation?.kind !== 'above' || !isAlive(one) || !isAlive(relation.to) || one.kind === 'bird') continue
    if (deeds.some(({ verb }) => SENT.has(verb))) one.relation = { kind: 'beside', to: relation.to }
  }
}

const VOICES: readonly (readonly [verb: string, beasts: readonly string[]])[] = readTable('settle-motions', 'voices')

/** `狗叫了起来`: each species has its own call. */
export function adaptCalls(found: readonly FoundSubject[]): void {
  for (const { what, kind, deeds = [] } of found) {
    const own = VOICES.find(
      ([, beasts]) => 'sprite' in what && beasts.some(one => what.sprite === spriteName(one)),
    )?.[0]
    const voice = own ?? (kind === 'bird' ? 'chirp' : undefined)
    if (voice) for (const deed of deeds) if (deed.verb === 'shout' || deed.verb === 'scream') deed.verb = voice
  }
}

const LEAPS: ReadonlySet<string> = new Set(['jump-down', 'jump-out'])

/** `a dolphin leaps out of the sea`: animals leap, other subjects jump. */
export function adaptLeaps(found: readonly FoundSubject[]): void {
  for (const { kind, deeds = [] } of found)
    if (kind !== 'animal' && kind !== 'bird') for (const deed of deeds) if (LEAPS.has(deed.verb)) deed.verb = 'jump'
}

const ON_SKIS: ReadonlySet<string> = new Set(['⛷️', '🏂'].map(spriteName))

/** `滑雪者从山顶滑下`: a skier slides on skis and does not slip. */
export function slideOnSkis(found: readonly FoundSubject[]): void {
  for (const one of found) {
    if (!('sprite' in one.what) || !ON_SKIS.has(one.what.sprite)) continue
    const slides = one.deeds?.filter(({ verb }) => verb === 'slide') ?? []
    for (const deed of slides) deed.verb = 'ski'
    if (slides.length > 0) one.motion = 'run'
  }
}

/** `a whale swims through the clouds`, 鲸鱼在城市上空游: without water it flies. */
export function swimInAir(words: string, found: readonly FoundSubject[]): void {
  if (!IN_AIR.test(words)) return
  for (const one of found) {
    if (one.kind !== 'fish' && one.noun?.build !== 'fish' && !SWIMMERS.test(one.words)) continue
    one.motion = 'fly'
    for (const deed of one.deeds ?? []) if (deed.verb === 'swim') deed.verb = 'fly'
  }
}
const IN_AIR =
  /\b(?:swims?|swimming|glid\w+|float\w*|drift\w*)\b.{0,20}\b(?:through|above|over|across|among|in|between) (?:the |a |an )?(?:\w+ )?(?:clouds?|sky|city|rooftops?|skyscrapers|buildings|stars|air|desert|trees|streets?)\b|(?:上空|云海|云层|云间|云中|天空中?|半空|夜空中?|楼宇间|沙漠上)\p{Script=Han}{0,6}(?:游|漂|穿行|遨游)/iu
const SWIMMERS = /whale|shark|dolphin|manta|turtle|jellyfish|fish|鲸|鲨|海豚|鱼|海龟|水母/iu
