import { sexOfName } from '@kinora/media/language/given-names'
import { loadCatalogue } from '../../library/catalogue.ts'
import { readTable } from '../film-tables.ts'
import { detectGender, type Gender as Known } from './detect-gender.ts'
import { isBeing, isSomebody, roleRow } from './roles.ts'

type Gender = Known | 'any'

/** A named member of a story's cast. */
export type Person = {
  name: string
  /** The looks, with the kind of person first: `old man, bald, leather apron`. */
  words: string
  gender: Gender
}

const table = readTable('people')
export const WHOSE = '(?:her|his|their|its|my|our|the|an?)'
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
export const AGE = String.raw`(?:aged\s)?(?:\d{1,2}(?!\d)|(?:early|mid|late)\s(?:\d0|${NUMBERS}|twenties|thirties|forties|fifties|sixties|seventies)s?|(?:${NUMBERS})(?:-(?:${NUMBERS}))?)(?=[\s,.;)]|$)`

const genderOf = (words: string): Gender => detectGender(words) ?? 'any'

/** By the next pronoun behind a mention of the name, unless another name comes before it; a label names a speaker only. */
function genderOfPronoun(name: string, text: string): Gender {
  for (const subject of [
    /^(?:[^\p{Lu}]|\p{Lu}(?!\p{L}))*?\b(she|he|She|He)\b/u,
    /^(?:[^\p{Lu}]|\p{Lu}(?!\p{L}))*?\b(?:her|his)\s\p{Ll}/u,
  ])
    for (const { index } of text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|\\s?[:：])`, 'gu'))) {
      const [said] = subject.exec(text.slice(index + name.length)) ?? []
      if (said !== undefined) return /\b(?:she|her)(?:\s\p{Ll})?$/iu.test(said) ? 'female' : 'male'
    }
  return 'any'
}

type Age = 'child' | 'adult' | 'old'

/** The age that descriptions say, in years or in words. */
function ageOf(words: string): Age {
  const [, digits, tens, word] =
    new RegExp(
      String.raw`\b(?:(\d{1,2})(?!\d)|((?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:y|ies))|(${NUMBERS}))\b`,
      'iu',
    ).exec(words) ?? []
  const [, zh] = /([一二三四五六七八九十]{1,3}|\d{1,2})(?:多|几|来)?岁/u.exec(words) ?? []
  const years = digits ?? (zh && /\d/u.test(zh) ? zh : undefined)
  const age =
    years !== undefined
      ? Number(years)
      : zh !== undefined
        ? hanNumber(zh)
        : (tens ?? word) !== undefined
          ? englishNumber((tens ?? word)!)
          : undefined
  if (age !== undefined) return age < ADULT ? 'child' : age < OLD ? 'adult' : 'old'
  return /\b(?:old|elderly|aged|white beard|grey beard)\b|老|白胡|白发|驼背/iu.test(words)
    ? 'old'
    : /\b(?:little|small|young boy|young girl|child|kid)\b|小[男女]/iu.test(words)
      ? 'child'
      : 'adult'
}
const [ADULT, OLD] = [17, 60]
const englishNumber = (word: string): number => {
  const at = NUMBERS.split('|').indexOf(word.toLowerCase())
  const ten = ['twen', 'thir', 'fort', 'fift', 'sixt', 'seve', 'eigh', 'nine'].findIndex(
    begin => /(?:y|ies)$/iu.test(word) && word.toLowerCase().startsWith(begin),
  )
  return ten >= 0 ? (ten + 2) * 10 : at + 1
}
const hanNumber = (word: string): number => {
  const [tens = '', ones = ''] = word.includes('十') ? word.split('十') : ['0', word]
  const digit = (sign: string): number => '零一二三四五六七八九'.indexOf(sign)
  return (word.includes('十') ? (tens === '' ? 1 : digit(tens)) * 10 : 0) + (ones === '' ? 0 : digit(ones))
}

const NOUNS: Readonly<Record<'en' | 'zh', Readonly<Record<Age, Readonly<Record<Gender, string>>>>>> = {
  en: {
    child: { female: 'girl', male: 'boy', any: 'child' },
    adult: { female: 'woman', male: 'man', any: 'person' },
    old: { female: 'old woman', male: 'old man', any: 'old person' },
  },
  zh: {
    child: { female: '女孩', male: '男孩', any: '孩子' },
    adult: { female: '女人', male: '男人', any: '人' },
    old: { female: '老奶奶', male: '老爷爷', any: '老人' },
  },
}

export function englishPerson(name: string, role: string, looks: readonly string[], text: string): Person {
  const told = looks.join(', ')
  const relative = [
    role,
    ...looks.map(words => words.replace(/^(?:an?|the|her|his|their|my)\s(?:[\p{Ll}-]+\s)*?(?=\p{Ll}+$)/u, '')),
  ].find(one => roleRow(one))
  const kind = relative === undefined ? undefined : roleRow(relative)!.en
  const trade =
    kind === undefined || role.toLowerCase() !== relative?.toLowerCase()
      ? role.toLowerCase().replace(/^dr$/u, 'doctor')
      : ''
  const byWords = genderOf([kind, trade, told].join(' '))
  const byName = sexOfName(name) ?? (name.endsWith('a') ? 'woman' : undefined)
  const gender =
    byWords !== 'any' ? byWords : byName ? (byName === 'woman' ? 'female' : 'male') : genderOfPronoun(name, text)
  const age = isChildOf(name, text) ? 'child' : ageOf(told)
  const own =
    kind && ageOf(kind) === 'old'
      ? kind
      : kind && age === 'adult' && !/\b(?:boy|girl)\b/u.test(kind)
        ? kind
        : kind && /\b(?:boy|girl)\b/u.test(kind) && !/\d|\bold\b/u.test(told)
          ? kind
          : NOUNS.en[age][gender]
  const head =
    trade !== '' && age === 'adult' && !UNSEEN.test(trade) && isSeen(trade) ? nounOfTrade(trade, gender, told) : own
  const others = looks.filter(
    words =>
      !AGES.test(words) &&
      !/^(?:fe)?male$/u.test(words) &&
      words.replace(/^(?:an?|the|her|his|their|my)\s/u, '') !== relative &&
      !new RegExp(`^(?:an?|the)\\s(?:young\\s|old\\s|little\\s)?(?:${head}|man|woman|boy|girl|person)$`, 'u').test(
        words,
      ),
  )
  // The first description has the noun: `a man in a blue suit`, `a small brown dog`.
  const hasNoun = (words: string): boolean =>
    words
      .replace(new RegExp(`^${WHOSE}\\s`, 'u'), '')
      .split(' ', 4)
      .some(word => (age === 'adult' ? isSomebody : isBeing)(word))
  const named = others.findIndex(hasNoun)
  const first = named < 0 ? undefined : others[named]!.replace(/^(?:an?|the|her|his|their)\s/u, '')
  const rest = others.filter((_, at) => at !== named)
  return {
    name,
    gender,
    words: [
      first ?? head,
      ...(trade !== '' && head !== trade && !head.endsWith(trade) && !first ? [`the ${trade}`] : []),
      ...rest,
    ].join(', '),
  }
}
const UNSEEN = /^(?:friend|neighbou?r|persons?|people|child|kids?|twin|cousin|colleague|roommate|boss|old|young)$/u
const AGES = new RegExp(`^(?:${AGE}|old|elderly|young|little)$`, 'u')

const nounOfTrade = (trade: string, gender: Gender, told: string): string =>
  [
    /\byoung\b/u.test(told) ? 'young' : '',
    genderOf(trade) === 'any' && gender !== 'any' && !isBeing(trade) ? gender : '',
    trade,
  ]
    .filter(Boolean)
    .join(' ')

const ELDERS = 'grandfather|grandpa|granddad|grandmother|grandma|granny|father|dad|mother|mom|mum|parents|grandparents'
/** `Mara and her grandfather`: a person with parents or grandparents is a child. */
const isChildOf = (name: string, text: string): boolean =>
  new RegExp(String.raw`${name}\s(?:and|with)\s(?:her|his)\s(?:[\p{Ll}]+\s)?(?:${ELDERS})\b`, 'u').test(text) ||
  new RegExp(`${name}[和跟与](?:[她他]的)?(?:爷爷|奶奶|外公|外婆|爸爸|妈妈|父亲|母亲)`, 'u').test(text)

const WOMANLY_ZH = /[美丽花芳梅兰婷娜静雪红玲莉燕霞娟妹雨月琴云夏曼穗]$/u

export function chinesePerson(name: string, role: string, looks: readonly string[], text: string): Person {
  const told = looks.join('，')
  const { female, male } = table.sexes
  const row = roleRow(role)
  const titled = [name, role]
    .map(words => (new RegExp(female, 'u').test(words) ? 'female' : new RegExp(male, 'u').test(words) ? 'male' : 'any'))
    .find(each => each !== 'any')
  const [pronoun] = /[她他](?!们)/u.exec(text.slice(text.indexOf(name))) ?? []
  const byWords = genderOf(`${role}${told}`)
  const gender: Gender =
    titled ??
    (byWords !== 'any'
      ? byWords
      : name.startsWith('老')
        ? 'male'
        : WOMANLY_ZH.test(name) || pronoun === '她'
          ? 'female'
          : 'male')
  const isYoung = (name.startsWith('小') && (role === '' || CHILD_ZH.test(role))) || isChildOf(name, text)
  const age = /岁/u.test(told) ? ageOf(told) : isYoung ? 'child' : row && /[孩]/u.test(row.zh) ? 'child' : 'adult'
  const isSeen = isSomebody(role) || isTradeZh(role)
  const head = row && !/岁/u.test(told) ? row.zh : isSeen && age === 'adult' ? role : NOUNS.zh[age][gender]
  return {
    name,
    gender,
    words: [
      isTradeZh(head) && gender === 'female' ? `女${head}` : head,
      ...looks.filter(words => !/岁$|岁上下$|来岁$/u.test(words)),
    ].join('，'),
  }
}
const CHILD_ZH = /孩|童|少[年女]|姑娘/u
const isTradeZh = (role: string): boolean => new RegExp(`^(?:${table.trades.zh})$`, 'u').test(role) && isSeen(role)

/** True if the catalogue has a person or animal of this name: a coach is a bus. */
const isSeen = (noun: string): boolean => {
  const rig = loadCatalogue().asset(noun)?.rig
  return rig !== undefined && rig !== 'thing'
}
