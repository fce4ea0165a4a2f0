import type { Item } from '../words/item.ts'
import { isTradeOfCreature, isYoungAfter } from './animal-phrases.ts'
import { isOwnPart } from './names-no-thing.ts'
import { isShellOf } from './parts-of-things.ts'
import { riderAfter } from './seat-in-wheelchairs.ts'
import { isFlowing, isLyingThere, isTakenByWind, isClauseTopic } from './own-clothes.ts'
import { isOfBody } from '../words/settle-possessives.ts'

const isPictogram = (item: Item | undefined): boolean => /^\p{Extended_Pictographic}/u.test(item?.text ?? '')

/** `flour-dusted apron`, `mud-caked boots`: the stain is not a thing. Changes the items. */
export function blankStains(items: Item[]): void {
  for (const [at, { text }] of items.entries()) {
    const [stain, thing] = [items[at - 1], items[at + 1]]
    if (!STAINED.test(text) || !thing?.meaning.noun || !stain?.meaning.noun || stain.meaning.noun.kind === 'person')
      continue
    stain.meaning = { glue: true }
    items[at]!.meaning = { glue: true }
  }
}
const STAINED = /^(?:dusted|stained|caked|smeared|streaked|splattered|spattered|soaked|crusted|trimmed)$/u

/** `the wind takes an old man's hat`, `the bride's veil billows`: the wearer is present. */
function isInClothes(items: readonly Item[], at: number): boolean {
  const garment = items.findIndex(({ meaning }, index) => index > at && index < at + 4 && meaning.noun)
  const kind = items[garment]?.meaning.noun?.kind
  if (kind !== 'worn' && kind !== 'headwear') return false
  if (isTakenByWind(items, garment)) return true
  return isClauseTopic(items, at) && isFlowing(items, garment) && !isLyingThere(items, garment)
}

/** True for a noun that describes the next one: `orange cat`, `baby elephant`, `apple pie`, `the king's castle`. */
export function isModifier(items: readonly Item[], at: number): boolean {
  // Adjacent emoji are separate things.
  if (isPictogram(items[at]) && isPictogram(items[at + 1])) return false
  const item = items[at]!
  const next = items[at + 1]
  if (item.meaning.colour && isAmongColours(items, at)) return true
  // `rustic wood table`: the material.
  if (WOODS.test(item.text) && next?.meaning.place && !next.meaning.noun) return true
  // `earth tones`: the colours.
  if (next && Object.keys(next.meaning).join() === 'colourBlock' && item.meaning.noun) return true
  if (!next || next.stop || item.plural || (item.meaning.noun?.count ?? 1) > 1) return false
  if (isTradeOfCreature(items, at + 1) || riderAfter(items, at) !== undefined) return false
  const { colour, size, noun } = item.meaning
  // `a cliff road`, `the mountain village`, 学校天台.
  if (noun?.kind === 'building' && next.meaning.place && !next.meaning.noun)
    // In `a lighthouse by the sea` the two nouns are separate.
    return !/^(?:by|in|on|at|inside|over|under|near|above|through|into|across) /u.test(next.text)
  // `the breakfast table`: the meal describes the table.
  if (noun?.kind === 'food' && item.language === 'en' && next.text === 'table' && next.meaning.place) return true
  // `cleans another person's shoes`: the person is present.
  if (item.possessive && noun?.kind === 'person' && items[at - 1]?.text === 'another') return false
  if (item.possessive && isShellOf(items, at)) return false
  // `a baker's hands dusting flour`: acting hands belong to a person who is present.
  if (item.possessive && noun?.kind === 'person' && /^(?:hands?|fingers?)$/u.test(next.text)) return false
  if (item.possessive && noun?.kind === 'person' && isInClothes(items, at)) return false
  if (isMaterial(items, at) || isYoungAfter(items, at + 1) || isWorkOf(items, at)) return true
  // `my late father's garage`: the owner of a place is not present.
  if (item.possessive && next.meaning.place && !next.meaning.noun) return true
  if (item.possessive) {
    const after = items.slice(at + 1, at + 4)
    // `the child's eyes light up when grandpa comes`: nouns after the verb do not belong to the child.
    const deed = after.findIndex(one => one.stop !== undefined || isOfBody(one))
    const owned = deed < 0 ? after : after.slice(0, deed)
    // `his daughter's hair before school`: the owner of a body part is present.
    const first = owned.findIndex(({ meaning }) => meaning.noun ?? meaning.glue)
    if (owned[first]?.meaning.noun?.isUndrawn && noun?.kind === 'person') return false
    return owned.some(
      ({ meaning: { noun: thing } }, index) =>
        thing && !thing.faint && !thing.isUndrawn && !isOwnPart(items, at + 1 + index, thing),
    )
  }
  // `a giant sleeping tortoise`: a participle stands between.
  const isBetween = next.unknown ?? (next.text.endsWith('ing') && !next.meaning.noun)
  const headAt = isBetween && (colour || size) ? at + 2 : at + 1
  const head = items[headAt]
  const headNoun = head?.meaning.noun
  // `giant redwood forest`: the size of the place.
  if (size && head?.meaning.place && !head.stop) return true
  if (!headNoun || head?.possessive || head?.text.endsWith('ing')) return false
  // `brings a stick back to a boy`: `back` is an adverb.
  if (head.text === 'back' && /^(?:to|from|home|in|into)$/u.test(items[headAt + 1]?.text ?? '')) return false
  // `her birthday cake everyone claps`: a new sentence without punctuation.
  if (/^(?:everyone|everybody|someone|somebody|people|they)$/u.test(head.text)) return false
  if (colour || size) return true
  // `a jar lid`, `car windshield`: the part is shown on the whole.
  if (PARTS.test(head.text)) return false
  if (isRepeating(items, headAt)) return false
  // `a girl in a red coat faces the sea`: a word that looks like a plural is a verb before an article.
  if (head.plural && /^(?:the|an?|his|her|its|their)\b/u.test(items[headAt + 1]?.text ?? '')) return false
  // `a tailor hems trousers`: it is also a verb between a person and a thing.
  if (head.plural && noun?.kind === 'person' && isThing(items[headAt + 1])) return false
  // Clothes before their wearer. In English any noun before a noun, except an animal in a person's office.
  if (noun?.kind === 'worn' && headNoun.kind === 'person') return true
  if (isOfSomebody(items, at)) return true
  return item.language === 'en' && head.language === 'en' && !(noun?.kind === 'animal' && headNoun.kind === 'person')
}

const isThing = (item: Item | undefined): boolean =>
  item !== undefined && !item.stop && Boolean(item.meaning.noun ?? item.meaning.colour ?? item.meaning.number)

const ANYBODY =
  /^(?:女孩|男孩|女生|男生|女子|男子|女人|男人|姑娘|小伙子?|青年|少年|少女|大叔|大哥|大姐|小姐姐|阿姨|大妈|大爷|大娘|老伯|老人|小哥|夫妻|夫妇|爸爸|妈妈|奶爸|师傅|老师傅|叔叔|伯伯|老师|先生|女士|老汉|汉子|老太太|婆婆)$/u

const RELATIVES =
  /^(?:女儿|儿子|孙子|孙女|奶奶|爷爷|外婆|外公|老婆|老公|妻子|丈夫|哥哥|姐姐|弟弟|妹妹|孩子|小孩|宝宝)$/u

/** `上班族女孩`, `农民大叔`: an occupation right before a general word for a person. */
export const isOfSomebody = (items: readonly Item[], at: number): boolean => {
  const [item, next] = [items[at], items[at + 1]]
  return (
    item?.language === 'zh' &&
    item.meaning.noun?.kind === 'person' &&
    next?.from === item.to &&
    next.meaning.noun?.kind === 'person' &&
    ANYBODY.test(next.text) &&
    !(ANYBODY.test(item.text) || RELATIVES.test(item.text))
  )
}

const DASH =
  /^(?:spot|dot|patch|glow|splash|hint|touch|shade|burst|flash|streak|speck|point|wash|pop)s? of$|^(?:spot|dot|patch|glow|splash|hint|touch|shade|burst|flash|streak|speck|point|wash|pop)s?$/u
const isDashOf = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 3), at).some(({ text, stop }) => !stop && DASH.test(text))

/** `orange and brown`, `orange tones`: the colour. */
function isAmongColours(items: readonly Item[], at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]]
  if (next?.meaning.colourBlock) return true
  if (isDashOf(items, at)) return true
  // `from orange to blue`.
  if (next?.text === 'to' && items[at + 2]?.meaning.colour) return true
  if (next?.meaning.conjunction && items[at + 2]?.meaning.colour) return !items[at + 2]?.plural
  return before?.meaning.conjunction === true && items[at - 2]?.meaning.colour !== undefined && !items[at - 2]?.plural
}

/** `ferry boat`, `coconut fruit`: the second noun names the category of the first. */
export function isRepeating(items: readonly Item[], at: number): boolean {
  const { meaning, from, language } = items[at]!
  const before = items[at - 1]
  // `轻轨列车`.
  if (language === 'zh' && before?.to === from && before.meaning.noun?.kind === 'rail' && meaning.noun?.kind === 'rail')
    return true
  return meaning.generic === true && before?.meaning.noun?.kind === meaning.noun?.kind && !before?.possessive
}

/** `修伞匠`, `磨刀师傅`: the object of a trade, right before the person. */
function isWorkOf(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at]!, items[at + 1]!]
  return (
    item.language === 'zh' && item.meaning.noun?.kind !== 'person' && next.from === item.to && CRAFTSMEN.test(next.text)
  )
}
const CRAFTSMEN = /^(?:匠|匠人|工匠|师傅|老师傅|手艺人)$/u

const PARTS = /^(?:lids?|windshields?|windscreens?|wicks?|dashboards?|bumpers?|masts?|handlebars?|saddles?)$/u
const WOODS = /^(?:wood|oak|pine|marble|stone|glass|bamboo|leather|steel|metal|granite|brick|log|slate)$/u
const MATERIALS =
  /^(?:木头|木|实木|红木|铁|铁皮|不锈钢|塑料|大理石|金属|石头|砖|翡翠|水晶|玉|钻石|珍珠|黄金|宝石|琥珀|玛瑙|青苔|苔藓|竹子?|丝绸|羊毛|牛皮|陶瓷|玻璃)$/u

const FLAVOURS: ReadonlySet<string> = new Set(['flower', 'food', 'plant', 'leaf'])

/** `翡翠手镯`, `青苔石头`: a material or a covering, right before the thing. */
function isMaterial(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at]!, items[at + 1]!]
  const { noun } = next.meaning
  if (next.from !== item.to || item.language !== 'zh' || !noun) return false
  // `桂花乌龙茶`, `玫瑰精华`: a flavour or a scent.
  const isFlavour = FLAVOURS.has(item.meaning.noun?.kind ?? '') && (noun.kind === 'drink' || noun.kind === 'cosmetic')
  return MATERIALS.test(item.text) || isFlavour
}
