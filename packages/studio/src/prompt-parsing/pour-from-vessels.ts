import { readTable } from '../words/vocabulary/word-data.ts'
import type { Subject } from '../setting/shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

type Row = readonly [words: RegExp, name: string, pictogram: string, metres: number, colour?: string]

/** Liquids and the default vessel that each is poured from. */
const SOURCES: readonly Row[] = readTable('pour-from-vessels', 'sources')
/** Vessels that receive a liquid. */
const HOSTS: readonly Row[] = readTable('pour-from-vessels', 'hosts')
const NAMED_SOURCE = /bottle|teapot|tea pot|jug|pitcher|kettle|carton|carafe|decanter|flask|can\b|[瓶壶罐]/iu
const NAMED_HOST = /glass|cup|mug|bowl|goblet|tumbler|flute|[杯碗]/iu
/** Words for pouring over somebody, on flowers or away: no vessel is filled. */
const ELSEWHERE = /\b(?:over|onto|on|out|down)\b|浇|淋|倒在|洒/iu
const HOT = /\b(?:tea|coffee|cocoa)\b|茶|咖啡|可可/iu

/** `pours wine into a glass`: adds the vessel in the hand and the one that is filled, if the words do not name them. */
export function pourFromVessels(subjects: Subject[], words: string): Subject[] {
  const at = subjects.findIndex(one => one.build === 'person' && one.deeds?.some(({ verb }) => verb === 'pour'))
  const doer = subjects[at]
  const deed = doer?.deeds?.find(({ verb }) => verb === 'pour')
  const told = /\bpour|倒|斟/iu.exec(words)
  if (!doer || !deed || !told) return subjects
  const clause = words.slice(Math.max(0, told.index - 12), told.index + 60).split(/[.;。；]/u)[0]!
  const drink = SOURCES.find(([said]) => said.test(clause))
  const host = HOSTS.find(([said]) => said.test(clause))
  if (!drink || (!host && ELSEWHERE.test(clause))) return subjects
  // `pours water into the bathtub`: the bathtub is filled, and no glass is added.
  const isOther = (one: Subject): boolean =>
    one.build !== 'person' && !drink[0].test(one.words) && !NAMED_SOURCE.test(one.words)
  if (!host && subjects.some(isOther)) return subjects
  const all = subjects.map(one => ({ ...one }))
  const isThing = (one: Subject): boolean => one.build !== 'person' && one.build !== 'four-legged'
  const findOr = (isIt: (one: Subject) => boolean, [, name, pictogram, metres, colour]: Row): number => {
    const found = all.findIndex(one => isThing(one) && isIt(one))
    return found >= 0 ? found : all.push(thing(name, pictogram, metres, colour)) - 1
  }
  const from = findOr(one => NAMED_SOURCE.test(one.words), drink)
  const fallback = HOSTS[HOT.test(clause) ? 0 : 2]!
  const into = findOr(one => NAMED_HOST.test(one.words) && !NAMED_SOURCE.test(one.words), host ?? fallback)
  all[into] = { ...still(all[into]!), count: 1 }
  all[from] = { ...still(all[from]!), count: 1, relation: { kind: 'in', to: into } }
  const pours = { ...deed, to: from }
  all[at] = {
    ...doer,
    relation: { kind: 'holding', to: from },
    deeds: doer.deeds!.map(one => (one === deed ? pours : one)),
  }
  // The liquid is drawn as it pours, and not as another glass.
  const isLiquid = (one: Subject, index: number): boolean =>
    index !== from && index !== into && index !== at && isThing(one) && drink[0].test(one.words)
  return withoutSubjects(all, all.filter(isLiquid))
}

function still({ relation: _relation, deeds: _deeds, ...one }: Subject): Subject {
  return { ...one, motion: 'still' }
}

const thing = (words: string, pictogram: string, metres: number, colour?: string): Subject => ({
  words,
  what: { sprite: spriteName(pictogram) },
  count: 1,
  size: 'normal',
  motion: 'still',
  metres,
  build: 'vessel',
  ...(colour && { colour }),
})
