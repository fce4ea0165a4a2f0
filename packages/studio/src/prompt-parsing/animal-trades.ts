import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'

/** Words between a trade and the animal that has it: `who happens to be a large`, 其实是一只. */
const BEING =
  /^(?:, )?(?:(?:who|that|which) )?(?:(?:just )?happens to be|turns out to be|(?:is|was) (?:actually|really|secretly|in fact)|(?:is|was)) an?(?: [a-z-]+){0,2}$/u
const BEING_ZH = /^[,，]?(?:其实|竟然|竟|居然|原来|就|实际上)?是一?[只头条个匹位](?:[大小胖瘦老])?$/u
const MAX_BETWEEN = 9
/** Words for people that are not trades: `my best friend is a dog`. */
const ANYBODY =
  /\b(?:(?:boy|girl)?friend|neighbou?r|boy|girl|man|woman|mother|father|mom|dad|child|kid|baby|person|hero|star|brother|sister|twin|companion|owner)$|朋友|邻居|主角|主人公?|伙伴|爸爸?|妈妈?|孩子?|[男女]人|人$|宝宝|同伴/u

type AnimalTrade = { at: number; trade: string; beast: Item; size?: FoundSubject['size']; colour?: string }

/**
 * `a private eye who happens to be a toad`, `会计是一只猫`: one animal in the clothes of the trade. Its name replaces the
 * name of the trade, so that statements about either apply. Changes the items.
 */
export function mergeAnimalTrades(items: Item[]): AnimalTrade[] {
  const told: AnimalTrade[] = []
  for (const [at, person] of items.entries()) {
    if (person.meaning.noun?.kind !== 'person' || person.plural || person.possessive || ANYBODY.test(person.text))
      continue
    const end = items.findIndex(({ meaning }, index) => index > at && meaning.noun !== undefined)
    const beast = items[end]
    if (!beast || end - at > MAX_BETWEEN || !isBeast(beast) || beast.plural || beast.possessive) continue
    const between = items.slice(at + 1, end)
    const words = between.map(({ text }) => text)
    if (
      !(beast.language === 'zh' ? BEING_ZH.test(words.join('')) : BEING.test(words.join(' ').replace(/^ ?, /u, ', ')))
    )
      continue
    const { size } = between.find(({ meaning }) => meaning.size)?.meaning ?? {}
    const { colour } = between.find(({ meaning }) => meaning.colour)?.meaning ?? {}
    told.push({
      at,
      trade: person.meaning.noun.sprites[0]!,
      beast: { ...beast },
      ...(size && { size }),
      ...(colour && { colour }),
    })
    items[at] = { ...beast, from: person.from, to: person.to }
    for (const [index, one] of items.slice(at + 1, end + 1).entries())
      items[at + 1 + index] = { ...withoutStop(one), meaning: { glue: true } }
  }
  return told
}

const withoutStop = ({ stop: _stop, unknown: _unknown, ...item }: Item): Item => item

const isBeast = ({ meaning }: Item): boolean => /^(?:animal|bird|fish|insect)$/u.test(meaning.noun?.kind ?? '')

/** Gives the animal its name and clothes. Changes `found`. */
export function dressAnimals(told: readonly AnimalTrade[], found: readonly FoundSubject[], prompt: string): void {
  for (const { at, trade, beast, size, colour } of told) {
    const meant = found.find(one => one.at === at)
    if (!meant) continue
    meant.words = prompt.slice(beast.from, beast.to)
    meant.trade = trade
    if (size) meant.size = size
    if (colour) meant.colour = colour
  }
}
