import { type FoundSubject, grownUp } from './found-subject.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

const COUPLES: ReadonlySet<string> = new Set(['👫', '👩‍❤️‍👨'].map(spriteName))
const HER = /^(?:girl|woman|wife|girlfriend|bride|lady|女孩|女孩子|女生|女人|女子|妻子|女友|姑娘)$/iu
const HIM = /^(?:boy|man|guy|husband|boyfriend|groom|男孩|男孩子|男生|男人|男子|丈夫|男友)$/iu

const NEWLYWEDS = /newlywed|bridal|wedding|新人|新婚|新郎/iu

/**
 * `a couple on a roof, the girl leans on the boy`: the two are the couple, as adults, and not further people. Changes
 * `found`.
 */
export function nameCouple(found: FoundSubject[]): void {
  // 一对新人, `newlyweds`: two people, not two couples.
  for (const one of found)
    if ('sprite' in one.what && COUPLES.has(one.what.sprite) && one.count === 2 && NEWLYWEDS.test(one.words))
      one.count = 1
  const couple = found.find(({ what, count }) => 'sprite' in what && COUPLES.has(what.sprite) && count === 1)
  if (!couple) return
  const oneOf = (words: RegExp): FoundSubject | undefined =>
    found.find(one => one.at > couple.at && one.count === 1 && one.kind === 'person' && words.test(one.words))
  const [her, him] = [oneOf(HER), oneOf(HIM)]
  const first = her ?? him
  if (!first) return
  for (const one of [her, him]) if (one) join(one, couple, one === her ? '👩' : '👨')
  if (her && him) {
    found.splice(found.indexOf(couple), 1)
    for (const one of found) if (one.relation?.to === couple) one.relation = { ...one.relation, to: first }
    if (!her.relation && !him.relation) him.relation = { kind: 'beside', to: her }
  } else {
    grow(couple, her ? '👨' : '👩')
    couple.relation ??= { kind: 'beside', to: first }
  }
}

function join(one: FoundSubject, couple: FoundSubject, figure: string): void {
  grow(one, figure)
  if (couple.deeds) one.deeds = [...couple.deeds, ...(one.deeds ?? [])]
  if (couple.relation) one.relation ??= couple.relation
  if (couple.motion && one.motion !== 'walk' && one.motion !== 'run') one.motion = couple.motion
}

function grow(one: FoundSubject, figure: string): void {
  const sprite = spriteName(figure)
  if (!('sprite' in one.what)) return
  one.what = { sprite }
  one.noun = grownUp(sprite)
}
