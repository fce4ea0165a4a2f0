import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { Kind } from '../words/kinds.ts'
import { type Noun, spriteName } from '../words/vocabulary/noun-table.ts'

/** Words for people whose work is with animals, after the name of an animal: `dog owner`, `养猪人`. */
const OF_ANIMALS_TOO =
  /^(?:owners?|lady|ladies|riders?|walkers?|trainers?|tamers?|watchers?|farmers?|herders?|keepers?|lovers?|sitters?|breeders?|vets?|veterinarian|hunters?|fighters?|man|men|woman|women|boys?|girls?|person|people|kids?|child|children|whisperer|butcher|handler|groomer|family|families|couple|mother|mom|father|dad|baby|babies|cowboy|主人|饲养员|驯兽师|农民?|牧民|人|男人|女人|男孩|女孩|小孩|孩子|猎人|渔夫|渔民|妈妈|爸爸|宝宝|一家|一家人|夫妇)$/u

/** `panda chef`, `兔子老师`: the animal wears the clothes of the trade. */
export function tradeAfter(items: readonly Item[], at: number): Pick<FoundSubject, 'trade' | 'outfit'> {
  const next = items[at + 1]
  if (!isBeast(items[at]) || items[at]!.possessive || items[at]!.plural) return {}
  const isTrade =
    next?.meaning.noun?.kind === 'person' && !next.negated && !OF_ANIMALS_TOO.test(next.text) && !YOUNG.test(next.text)
  if (!isTrade) return {}
  const { sprites, outfit } = next.meaning.noun!
  return { trade: sprites[0]!, ...(outfit && { outfit }) }
}
export const isTradeOfBeast = (items: readonly Item[], at: number): boolean =>
  at > 0 && (tradeAfter(items, at - 1).trade !== undefined || isTradeOfCreature(items, at))

const CREATURES: ReadonlySet<string> = new Set(['🤖', '👽', '👻', '🧟', '💀', '⛄'].map(spriteName))

/** `robot waiter`: one robot, not a robot and a waiter. */
export function isTradeOfCreature(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  const isCreature = before?.meaning.noun?.sprites.every(sprite => CREATURES.has(sprite)) === true && !before.possessive
  return isCreature && item?.meaning.noun?.kind === 'person' && !OF_ANIMALS_TOO.test(item.text)
}

/** The number of animals that a word of kinship means after an animal's name. */
const FAMILIES: Readonly<Record<string, number>> = readTable('animal-phrases', 'families')

const isOfBeasts = (kind: Kind | undefined): boolean => kind === 'animal' || kind === 'bird'
const isBeast = (item: Item | undefined): boolean => isOfBeasts(item?.meaning.noun?.kind)

/** `elephant family`, `鸭妈妈`: the word of kinship adds animals, not people. */
export const isAnimalFamily = (items: readonly Item[], at: number): boolean =>
  Object.hasOwn(FAMILIES, items[at]!.text) && isBeast(items[at - 1])

export const countAnimalFamily = (items: readonly Item[], at: number): number | undefined =>
  isBeast(items[at]) && items[at + 1] && isAnimalFamily(items, at + 1) ? FAMILIES[items[at + 1]!.text] : undefined

/** `elephants walk, the baby follows`: the baby is one of the elephants. */
export function isYoungOfAnimals(items: readonly Item[], at: number, found: readonly FoundSubject[]): boolean {
  if (!/^(?:baby|babies|little one|小宝宝|宝宝)$/u.test(items[at]!.text) || items[at + 1]?.meaning.noun) return false
  return found.some(({ kind }) => isOfBeasts(kind)) && !found.some(({ kind }) => kind === 'person')
}

const PARENTS = new Set<string>(readTable('animal-phrases', 'parents'))
const OF_ANIMALS = new Set(['their', 'its', '它的', '它们的', '的'])
const YOUNG =
  /^(?:calf|calves|cubs?|pups?|chicks?|foals?|kits?|fawns?|joeys?|cygnets?|goslings?|ducklings?|lambs?|piglets?|owlets?|fledglings?|hatchlings?|little ones?|babies|baby|幼崽|幼仔|宝宝|小崽|崽崽)$/u

const isCreature = (item: Item | undefined): boolean => isBeast(item) || item?.meaning.noun?.kind === 'fish'

/** `sea turtle hatchlings`, `lion cubs`: a word for the young follows the name of the animal. */
export const isYoungAfter = (items: readonly Item[], at: number): boolean =>
  at > 0 && YOUNG.test(items[at]!.text) && isCreature(items[at - 1]) && items[at - 1]!.language === 'en'

/** `a whale and her calf`, `a mother bear and two cubs`: a small whale, two small bears. */
export function readYoungAnimal(items: readonly Item[], at: number, found: readonly FoundSubject[]): Noun | undefined {
  if (!YOUNG.test(items[at]!.text)) return undefined
  const parent = found.findLast(one => one.kind !== 'person' && one.noun && 'sprite' in one.what && isAlive(one))
  if (isYoungAfter(items, at)) return chickOf(items[at - 1]!.meaning.noun!) ?? items[at - 1]!.meaning.noun
  if (!parent) return undefined
  return chickOf(parent.noun!) ?? { ...parent.noun!, metres: (parent.noun!.metres ?? 1) * HALF_GROWN }
}

/** Animals whose young have a figure of their own. */
const CHICKS: ReadonlyMap<string, string> = new Map(
  ['🐔', '🐓', '🦆', '🪿'].map(grown => [spriteName(grown), spriteName('🐥')]),
)
const chickOf = (noun: Noun): Noun | undefined => {
  const chick = CHICKS.get(noun.sprites[0]!)
  return chick === undefined ? undefined : { ...noun, sprites: [chick], metres: CHICK, motion: 'walk' }
}
const CHICK = 0.15
/** True if the young are drawn with the figure of their parents, at a smaller size. */
export const usesParentFigure = ({ sprites }: Noun): boolean => sprites[0] !== spriteName('🐥')
const HALF_GROWN = 0.5

/** Words for young animals, with the species and the height of the adult. */
const GROWN: readonly (readonly [young: RegExp, sprite: string, metres: number])[] = [
  [/gosling|小鹅/iu, spriteName('🪿'), 0.6],
  [/chick|小鸡/iu, spriteName('🐔'), 0.4],
  [/duck|鸭/iu, spriteName('🦆'), 0.4],
]

const isYoungBeast = ({ kind, at, words }: FoundSubject, items: readonly Item[]): boolean =>
  isOfBeasts(kind) &&
  (/^(?:baby|小)/iu.test(words) || items[at - 1]?.text === 'baby' || YOUNG.test(words.toLowerCase()))

/** `ducklings follow their mother`: the mother is a duck. */
export function findParentAnimal(items: readonly Item[], at: number, found: readonly FoundSubject[]): Noun | undefined {
  const young = found.findLast(one => isOfBeasts(one.kind)) ?? found.at(-1)
  if (!PARENTS.has(items[at]!.text)) return undefined
  // `a baby elephant slips, mom helps it up`: if all animals present are young, the mother is a new animal of their
  // species.
  const isOfYoung =
    found.some(one => isYoungBeast(one, items)) && !found.some(({ kind }) => kind === 'person') && !items[at]!.plural
  if (!OF_ANIMALS.has(items[at - 1]?.text ?? '') && !isOfYoung) return undefined
  if (!young?.noun || !('sprite' in young.what) || young.kind === 'person' || !isAlive(young)) return undefined
  const [, sprite, metres] = (!usesParentFigure(young.noun) && GROWN.find(([word]) => word.test(young.words))) || []
  return sprite === undefined
    ? young.noun
    : { ...young.noun, sprites: [sprite], ...(metres !== undefined && { metres }) }
}
