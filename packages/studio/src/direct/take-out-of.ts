import { escapePattern } from '@kinora/media/language/escape-pattern'
import type { Subject } from './shot-list.ts'

/** What a hand or an arm carries while the other one takes something out of it. */
const HOLDERS = /basket|\bbox|bowl|\bjar|\bbag|bucket|pouch|tin\b|篮|盒|碗|罐|袋|桶/iu
const TAKING: ReadonlySet<string> = new Set(['take', 'choose', 'pick', 'find'])
/** A dove out of a hat is another matter. */
const ALIVE: ReadonlySet<Subject['build']> = new Set<Subject['build']>(['person', 'four-legged', 'bird'])
/** Metres: what is larger stands somewhere. */
const MOST = 0.6

/** `takes an apple from a basket`, 从篮子里拿出苹果: the basket is in the one hand and what is taken in the other, and neither is far off. */
export function takeOutOf(given: Subject[], words: string): Subject[] {
  const subjects = given.map(one => besideSource(one, given, words))
  const at = subjects.findIndex(
    one => one.build === 'person' && one.deeds?.some(({ verb, to }) => TAKING.has(verb) && to !== undefined),
  )
  const doer = subjects[at]
  const deed = doer?.deeds?.find(({ verb, to }) => TAKING.has(verb) && to !== undefined)
  const thing = deed && subjects[deed.to!]
  if (!doer || !thing || ALIVE.has(thing.build)) return subjects
  const isFrom = (one: Subject, index: number): boolean =>
    one !== thing &&
    index !== at &&
    HOLDERS.test(one.words) &&
    (one.metres ?? 0.3) <= MOST &&
    (one.relation === undefined || one.relation.to === deed.to) &&
    isSource(one, words)
  const host = subjects.findIndex(isFrom)
  if (host < 0) return subjects
  const { relation: _in, ...loose } = thing
  const { relation: _to, ...held } = subjects[host]!
  return subjects
    .with(deed.to!, loose)
    .with(host, held)
    .with(at, {
      ...doer,
      relation: { kind: 'holding', to: deed.to! },
      deeds: [{ verb: 'hold', words: '', to: host }, ...doer.deeds!],
    })
}

const isSource = (one: Subject, words: string): boolean =>
  new RegExp(
    String.raw`(?:from|out of)\s+(?:\S+\s+){0,3}${escapePattern(one.words)}|从\S{0,6}${escapePattern(one.words)}`,
    'iu',
  ).test(words)

/** 从蜂箱里取出巢脾: who takes something out of it is beside it, and not in it. */
function besideSource(one: Subject, subjects: readonly Subject[], words: string): Subject {
  const { relation, deeds = [] } = one
  const takes = deeds.some(
    ({ verb, to }) => (TAKING.has(verb) || verb === 'lift') && to !== undefined && to !== relation?.to,
  )
  if (one.build !== 'person' || relation?.kind !== 'in' || !takes || !isSource(subjects[relation.to]!, words))
    return one
  return { ...one, relation: { kind: 'beside', to: relation.to } }
}
