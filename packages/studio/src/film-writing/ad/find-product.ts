import { hasHan } from '@kinora/media/language/has-han'
import { CHINESE_DEED, DEEDS, FILM_TALK, SOLD_END, THING_END } from './brief-words.ts'
import { readTable } from '../film-tables.ts'

/** The product: its name and its category. */
export type Product = { name?: string; category?: string }

type Found = { thing: Product; rest: string[] }

const MAX_NAME = 28
const MAX_CATEGORY_WORDS = 5
const MAX_CATEGORY_CHARACTERS = 14

/**
 * A name is certain if it cannot be another word: a capital inside a sentence, letters with digits, several capitals.
 */
const PROPER =
  /^(?:[A-Z][\w'’-]*(?:\s+(?:[A-Z0-9][\w'’-]*|of|the|and|&))*\s+[A-Z0-9][\w'’-]*|[a-z]*[A-Z]+[a-z]*[A-Z0-9][\w-]*|[A-Z][\w-]*\d[\w-]*)/u
const CAPITAL = /^[A-Z][\w'’-]*(?:\s+(?:&\s+)?[A-Z0-9][\w'’-]*)*/u
const NAME_AFTER = /(?<=\p{Ll}\s)([A-Z][\w'’-]*(?:\s+(?:&\s+|and\s+)?[A-Z0-9][\w'’-]*)*)$/u
const ARTICLE = /^(?:an?|the|our|my|this|these|new|brand-new|brand new|your|some)\s+/iu
const PHRASE_END =
  /\s+(?:that|which|who|with|in|on|at|aimed|targeting|featuring|showing|to|for|made|is|are|has|have|from|using|called|named|driving|flying|walking|standing|sitting|moving|through|under|over|near|smells|tastes|keeps|makes|lasts|works|feels|gives|brings|helps|holds|fits|cleans|protects)\b/iu
const CALLED = /\b(?:called|named)\s+([A-Z][\w'’-]*(?:\s+[A-Z0-9][\w'’-]*)*)/u

/** The product that a clause names, and the rest of the clause; undefined if it names none. */
export function findProduct(
  clause: string,
  { isFirst, quotedName }: { isFirst: boolean; quotedName?: string },
): Found | undefined {
  return hasHan(clause) ? chineseThingIn(clause, isFirst, quotedName) : englishThingIn(clause, isFirst, quotedName)
}

function englishThingIn(clause: string, isFirst: boolean, quotedName: string | undefined): Found | undefined {
  const called = CALLED.exec(clause)?.[1]
  const isTalk = FILM_TALK.some(talk => talk.test(clause))
  if (isTalk) {
    const [, about] =
      /\b(?:for|about|of|introducing|promoting|advertising|selling|showing|showcasing|featuring)\s+(.+)$/iu.exec(
        clause,
      ) ?? []
    const [, before] = /^(?:an?\s+|the\s+)?(.+?)\s+(?:ad|advert\w*|commercial|promo)\b/iu.exec(clause) ?? []
    const phrase =
      about ??
      (before && !/\b(?:create|make|generate|produce|shoot|second|minute|short|write|video|tv)\b/iu.test(before)
        ? before
        : undefined)
    if (!phrase) return called ? { thing: { name: called }, rest: [] } : undefined
    const found = phraseThing(phrase, true, called ?? quotedName)
    // A continuation about the film describes its setting.
    return /\b(?:that|which|with|for|made)\b/iu.test(phrase) ? found : { thing: found.thing, rest: [] }
  }
  const is = /^([A-Z][\w'’-]*(?:\s+[A-Z0-9][\w'’-]*)*)\s+(?:is|are)\s+(?:an?|the|our|your)\s+(.+)$/u.exec(clause)
  if (is && !/^(?:This|It|These|They|There|He|She|We|You)$/u.test(is[1] ?? ''))
    return phraseThing(is[2] ?? '', false, is[1])
  const [opening] =
    /^(?:(?:my|our|the) (?:product|brand|business|company|shop|store) is|we are|we're|this is|these are|it is|it's|introduc(?:e|ing)|promot(?:e|ing)|advertis(?:e|ing)|we (?:make|build|bake|brew|craft|produce|offer)|launch(?:ing)?|announc(?:e|ing)|meet|presenting|say hello to|discover|showcase|show|we sell|i sell)\s+/iu.exec(
      clause,
    ) ?? []
  if (opening) return phraseThing(clause.slice(opening.length), true, called ?? quotedName)
  if (!isFirst) return undefined
  if (ARTICLE.test(clause) || isSold(headOf(clause))) return phraseThing(clause, false, called ?? quotedName)
  const proper = PROPER.exec(clause)?.[0]
  if (proper && proper.length <= MAX_NAME) return phraseThing(clause, true, quotedName)
  if (isPlainPhrase(clause))
    return { thing: { category: clause, ...(quotedName ? { name: quotedName } : {}) }, rest: [] }
  return undefined
}

/** `Eco-friendly bamboo toothbrush`: a few words at the beginning of the brief, without a verb. */
const isPlainPhrase = (clause: string): boolean =>
  /^[\w'’&-]+(?: [\w'’&-]+){1,4}$/u.test(clause) &&
  !/^(?:\w+(?:s|ed|ing)|no|zero|free|up|just|only|all|every|\d.*|you|we|i|it|they|he|she|make|create|so|not)\b/iu.test(
    clause,
  ) &&
  !/\b(?:is|are|was|has|have|and|or|to|you|your|it)\b/iu.test(clause)

/** `the AquaPure bottle with a lid`: a name, its category and a description. */
function phraseThing(phrase: string, isInside: boolean, called: string | undefined): Found {
  let bare = phrase.trim()
  while (ARTICLE.test(bare)) bare = bare.replace(ARTICLE, '')
  // A capital after `the` does not begin a sentence.
  const isAfter = isInside || bare !== phrase.trim()
  const end = Math.min(PHRASE_END.exec(bare)?.index ?? bare.length, predicateIn(bare))
  const head = bare.slice(0, end).trim()
  const tail = bare.slice(end).trim()
  const proper = (isAfter ? CAPITAL.exec(head)?.[0] : PROPER.exec(head)?.[0]) ?? ''
  // `neighbourhood bakery Marlow & Daughter`: a name after its category.
  const after = proper === '' ? (NAME_AFTER.exec(head)?.[1] ?? '') : ''
  const name = called ?? [proper, after].find(one => one !== '' && one.length <= MAX_NAME) ?? ''
  const sort = head
    .replace(proper || after, '')
    .replace(called ?? '', '')
    .trim()
  const isSort = sort !== '' && sort.split(/\s+/u).length <= MAX_CATEGORY_WORDS
  const rest = tail
    .replace(/^(?:that|which|who|with|is|are|featuring|has|have|called\s+\S+|named\s+\S+)\s*/iu, '')
    .trim()
  return { thing: { ...(name ? { name } : {}), ...(isSort ? { category: sort } : {}) }, rest: rest ? [rest] : [] }
}

/**
 * The start of the verb phrase: `trail shoe grips wet rock`, `kettles boil water`, `Ridge One dries overnight`; the end
 * if there is no verb.
 */
function predicateIn(phrase: string): number {
  const words = [...phrase.matchAll(/\S+/gu)]
  for (const [at, match] of words.entries()) {
    const [word] = match
    const before = words[at - 1]?.[0] ?? ''
    if (at === 0 || !/^[a-z]+$/u.test(word) || isSold(word)) continue
    if (SAYS_WHICH.test(before)) continue
    if (isDeedOf(before, word, at === words.length - 1)) return match.index
    // `Brisa fans cool a room`: `fans` is a noun here.
    if (isDeedOf(word, words[at + 1]?.[0] ?? '', at + 2 === words.length)) continue
    const isDone = /(?:[^s]s|sses)$/u.test(word) || /^(?:can|will|won't|never|always|does|lets?)$/u.test(word)
    const isNoun = words.slice(at + 1).some(([later]) => isSold(later))
    if (
      isSold(before)
        ? isDone || (/[^s]s$/u.test(before) && at < words.length - 1)
        : isDone && /^[A-Z\d]/u.test(before) && at < words.length - 1 && !isNoun
    )
      return match.index
  }
  return phrase.length
}

/** Number agreement: `kettles boil`, `toaster browns both sides`; a *sports bag* has no verb. */
function isDeedOf(doer: string, word: string, isLast: boolean): boolean {
  if (!/^[a-z]+$/u.test(doer)) return false
  if (/[^s]s$/u.test(doer)) return DEEDS.has(word)
  return (
    !isLast && [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].some(isOneDone(word))
  )
}
const SAYS_WHICH = /^(?:sports|kids|mens|womens|ladies|boys|girls)$/u
const isOneDone =
  (word: string) =>
  (bare: string): boolean =>
    bare !== word && DEEDS.has(bare)

const headOf = (clause: string): string => {
  const end = PHRASE_END.exec(clause)
  const head = end ? clause.slice(0, end.index) : clause
  return head.split(/\s+/u).length <= MAX_CATEGORY_WORDS ? (head.split(/\s+/u).at(-1) ?? '') : ''
}

/** Words of tones, as whole words. */
let toneWords: readonly RegExp[] | undefined
const isOfTone = (word: string): boolean => {
  toneWords ??= Object.values(readTable('tones')).map(({ words }) => new RegExp(`^(?:${words})$`, 'iu'))
  return toneWords.some(words => words.test(word))
}

const isSold = (word: string): boolean => SOLD_END.test(word) || (word !== '' && isOfTone(word))

const COUNTED =
  /^(?:介绍|关于|展示)?(?:一下)?(?:这是|我们是|我们的?(?!公司|团队|学校)|我的|本店?的?)?(?:一|这|该|两|此)?(?:款|种|台|支|瓶|双|件|部|个|只|辆|套|家|条|块|张|把|副)?(?:全新的?|新品|新款|新的?|超级)?(?:的)?/u

function chineseThingIn(clause: string, isFirst: boolean, quotedName: string | undefined): Found | undefined {
  const isTalk = FILM_TALK.some(talk => talk.test(clause))
  const [, about] =
    /(?:为|给|替|关于|推广|宣传)(?!我(?!们的?|的)|你)(.{2,24}?)(?:这款产品|这个品牌|品牌)?(?:的)?(?:拍摄?|制作|做|生成|创作|设计|写|打造|来|定制|广告|宣传|短片|视频)/u.exec(
      clause,
    ) ?? []
  if (about) return chineseThing(about, [], quotedName)
  if (isTalk) {
    const [, before] =
      /^(?:请|帮我|给我|我想|我要|我们?需要|想要?)*(?:拍|制作|生成|做|创作|设计|写|来)?(?:一?[支条个段部则]|\d+ ?秒钟?的?)*(.{2,18}?)的?(?:产品|品牌|新品|商业)?(?:广告|宣传片|短片|视频|TVC)/iu.exec(
        clause,
      ) ?? []
    return before && !/风格|镜头|画面|一[支条个段]/u.test(before) ? chineseThing(before, [], quotedName) : undefined
  }
  const is = /^(.{1,12}?)(?:是|，是)(?:一|我们的?一?)(?:款|种|台|支|瓶|双|件|部|个|只|辆|套|家|条)(.+)$/u.exec(clause)
  if (is && !/^(?:这|它|此|本品|本产品)$/u.test(is[1] ?? '')) return chineseThing(is[2] ?? '', [], is[1])
  // `这款香水的优雅与神秘`: the product and its qualities.
  const [, owner, good] =
    /^(?:展示|突出|展现|体现)?(?:这|该|我们的?)(?:款|台|支|瓶|双|件|个|只|套)?(.{2,8}?)的(.{2,})$/u.exec(clause) ?? []
  if (owner && good && THING_END.test(owner) && !THING_END.test(good))
    return { thing: { category: owner, ...(quotedName ? { name: quotedName } : {}) }, rest: [good] }
  if (/^(?:这是|一款|这款|我们的|一种|一台|一支|一瓶|一双)/u.test(clause)) return chineseThing(clause, [], quotedName)
  if (!isFirst) return undefined
  const doing = chineseDoing(clause)
  if (doing) return chineseThing(doing.thing, [doing.deed], quotedName)
  const isName = /[A-Za-z]/u.test(clause) && Array.from(clause).length <= MAX_CATEGORY_CHARACTERS
  return isName || THING_END.test(clause) || (quotedName && clause.includes(quotedName))
    ? chineseThing(clause, [], quotedName)
    : undefined
}

/** `晨露水壶一分钟烧开水`: the shortest beginning that is a product, directly before a verb phrase. */
function chineseDoing(clause: string): { thing: string; deed: string } | undefined {
  const signs = Array.from(clause)
  for (let end = 2; end <= Math.min(signs.length - 2, MAX_CATEGORY_CHARACTERS); end++) {
    const [thing, deed] = [signs.slice(0, end).join(''), signs.slice(end).join('')]
    if (THING_END.test(thing) && CHINESE_DEED.test(deed)) return { thing, deed }
  }
  return undefined
}

function chineseThing(phrase: string, rest: string[], called: string | undefined): Found | undefined {
  const bare = phrase
    .replace(COUNTED, '')
    .replace(/(?:品牌|(?:正式|全新)?(?:上市|上新|登场|来)(?:啦|了)?)$/u, '')
    .trim()
  const isCounted = bare !== phrase.trim()
  // `能保温的杯子`: the text before the last 的 describes it.
  const said = bare.lastIndexOf('的')
  const head = said > 0 ? bare.slice(said + 1) : bare
  const before = said > 3 ? [bare.slice(0, said)] : []
  const sort = head
    .replace(called ?? '', '')
    .replace(/^(?:牌|品牌)|品牌$/gu, '')
    .trim()
  if (Array.from(head).length > MAX_CATEGORY_CHARACTERS || head === '')
    return called ? { thing: { name: called }, rest: [phrase, ...rest] } : undefined
  const isName = !called && !isCounted && /[A-Za-z0-9]/u.test(head)
  return {
    thing: {
      ...(called ? { name: called } : isName ? { name: head } : {}),
      ...(sort && !isName ? { category: sort } : {}),
    },
    rest: [...before, ...rest],
  }
}
