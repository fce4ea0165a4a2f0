import type { Item } from './item.ts'
import { isAliveKind } from './kinds.ts'
import { longestMatch } from './lexicon.ts'
import { tokenise } from './tokenise.ts'

/** Nouns that contain a verb: a 推车 is pushed, 炒饭 is fried. */
const DEEDS = /^[推拉拖炒烤煎煮拌剪织]/u

/**
 * 男人推车, 妈妈炒饭: between a person and the end of the clause such a word is both a verb and its object. Inserts the verb
 * before the object.
 */
export function partVerbObjects(items: Item[]): void {
  for (let at = items.length - 1; at > 0; at--) {
    const [item, before, after] = [items[at]!, items[at - 1]!, items[at + 1]]
    if (isOpening(item, before)) {
      item.meaning = longestMatch(tokenise('盛开'), 0)!.meaning
      delete item.unknown
    }
    const { noun } = item.meaning
    if (item.language !== 'zh' || !noun || isAliveKind(noun.kind) || !DEEDS.test(item.text)) continue
    if (item.text.length !== 2 || !isSomebody(before) || before.to !== item.from) continue
    if (after && !after.stop && !/^[了着。]$/u.test(after.text)) continue
    const verb = longestMatch(tokenise(item.text.charAt(0)), 0)?.meaning
    if (!verb?.verb) continue
    items.splice(at, 0, { ...item, to: item.from + 1, text: item.text.charAt(0), meaning: verb })
    items[at + 1] = { ...item, from: item.from + 1 }
  }
}

/** 花开了: flowers open. */
const isOpening = ({ text, unknown }: Item, { meaning: { noun } }: Item): boolean =>
  text === '开' && unknown === true && noun?.kind === 'flower'

const isSomebody = ({ meaning, language }: Item): boolean =>
  language === 'zh' &&
  (meaning.pronoun === 'man' || meaning.pronoun === 'woman' || meaning.noun?.kind === 'person') &&
  !meaning.conjunction
