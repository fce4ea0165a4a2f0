import { hasHan } from '@kinora/media/language/has-han'
import { findQuotes } from '@kinora/media/language/find-quotes'
import { sexOfName } from '@kinora/media/language/given-names'
import { loadCatalogue } from '../../library/catalogue.ts'
import { readTable } from '../film-tables.ts'
import { BEINGS, BEINGS_ZH, PEOPLE, PEOPLE_ZH } from './setting-words.ts'

type Gender = 'female' | 'male' | 'any'

/** A named member of a story's cast. */
export type Person = {
  name: string
  /** The looks, with the kind of person first: `old man, bald, leather apron`. */
  words: string
  gender: Gender
}

/** What is found beside a name: the noun before it, and the descriptions. */
type Found = { role: string; looks: string[] }

const table = readTable('people')
const anyOf = (words: readonly string[], isHan: boolean): string =>
  words
    .flatMap(row => row.split('|'))
    .filter(word => hasHan(word) === isHan)
    .join('|')
const ROLES = `(?:${anyOf([...table.roles.map(({ words }) => words), table.trades.en], false)}|${PEOPLE}|${BEINGS})`
const ROLES_ZH = `(?:${anyOf(
  table.roles.map(({ words }) => words),
  true,
)}|${PEOPLE_ZH}|${BEINGS_ZH}|${table.trades.zh})`
const IS_ROLE = new RegExp(`^${ROLES}$`, 'iu')
const NAME = String.raw`\p{Lu}[\p{Ll}’]+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}{2,}`
/** The period of an abbreviation. */
const DOT = String.raw`(?:(?<=\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof))\.)?`
const WHOSE = '(?:her|his|their|its|my|our|the|an?)'
const LOOKS = String.raw`(?:(?!and\b|or\b|is\b|with\b)[\p{Ll}-]+\s){0,3}?`
/** Words with a lower-case letter or, at the beginning of a sentence, a capital. */
const begun = (words: string): string =>
  words.replaceAll(/(?<=\||\(\?:)[a-z]/gu, letter => `[${letter}${letter.toUpperCase()}]`)

/** `her grandfather Tom`, `Old Mr Tanaka`, `Coach Murdo`, `the little boy Kofi`. */
const BEFORE = String.raw`(?:${begun(WHOSE)}\s)?((?:${begun('(?:old|elderly|young|little)')}\s)?${LOOKS})(${begun(ROLES)})${DOT}\s(?:named\s|called\s)?`
const CALLED = new RegExp(String.raw`(?<![\p{L}-])${BEFORE}(${NAME})(?![\p{L}])`, 'gu')
/** `old Mira`, `the little Tom`: an age right before the name. */
const AGED = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:the|an?)\s)?(${begun('(?:old|elderly|young|little)')})\s(${NAME})(?![\p{L}])`,
  'gu',
)
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const AGE = String.raw`(?:aged\s)?(?:\d{1,2}(?!\d)|(?:early|mid|late)\s(?:\d0|${NUMBERS}|twenties|thirties|forties|fifties|sixties|seventies)s?|(?:${NUMBERS})(?:-(?:${NUMBERS}))?)(?=[\s,.;)]|$)`
/** `Wren, 34,`, `Marco, a man in a suit`, `Lena is a young potter`: a name with an age or a noun for people behind it. */
const DESCRIBED = new RegExp(
  String.raw`(?<![\p{L}-])(${NAME})(?=(?:,\s|\s\(|:\s)${AGE}|,\s${WHOSE}\s${LOOKS}${ROLES}\b|\s(?:is|was)\san?\s${LOOKS}${ROLES}\b)`,
  'gu',
)
/** The position of a subject: before a verb, or joined with a person. */
const DOER = new RegExp(
  String.raw`(?<=^|[.!?;:,]\s|\n|\b(?:and|then|while|when|where|but|as|with|says|asks)\s)(${NAME})(?=\s(?:and\s(?:${WHOSE}\s|\p{Lu})|\p{Ll}+s\b)|['’]s\s)`,
  'gu',
)
/** A common name, except after a preposition of place. */
const ANYWHERE = new RegExp(
  String.raw`(?<!\b(?:in|at|from|of|near|to)\s|\p{L})(${NAME})(?=\s\p{Ll}|[,.;!?]|['’]s\s|$)`,
  'gu',
)
/** A person joined with a named one. */
const BOTH = new RegExp(String.raw`(?<!\p{L})(${NAME})\sand\s(${NAME})(?!\p{L})`, 'gu')
/** An entry of a list of the cast: `Inés, his granddaughter`, `Nkechi: 12`, `Kit on vocals`. */
const ENTRY = new RegExp(
  String.raw`^(?:and\s)?${WHOSE}?\s?(?:(${begun(ROLES)})${DOT}\s)?(${NAME})(?:\s\p{Lu}\p{Ll}+)?(?=\s*(?:[:,(–-]|$)|\s(?:the|as|on|with|is)\s)[\s:,–-]*(.*)$`,
  'u',
)
/** `Greiner: "Nobody will know."`, 老马：“手别松！”: the name before spoken words. */
const LABEL = new RegExp(
  String.raw`(?<=^|[.!?。！？；;”"’'」』)\n]\s*|[，,]\s?)(?:(?:[Tt]he|${begun(ROLES)})${DOT}\s)?(${NAME}|\p{Script=Han}{2,4})\s?[:：]\s*$`,
  'u',
)
/** Letters in which a name and its colon are searched. */
const REACH = 40
const NO_NAME = new RegExp(`^(?:${table.noNames})$`, 'iu')
const SAYS = 'says|asks|answers|shouts|whispers|replies|cries|calls|laughs|smiles'
/** Names that are also ordinary words: `Rose petals fall`. */
const WORDS_TOO =
  /^(?:rose|lily|ruby|violet|iris|olive|grace|will|mark|jack|frank|viola|jasmine|max|luna|stella|florence|victoria)$/iu
const NAME_ZH =
  '(?:小(?![孩猫狗鸟熊兔鱼船路镇河溪村店屋车伙姑朋女男学提时雨雪心手吃巷院木石草花老满])|老(?![人师板鼠虎鹰太奶爷爸妈婆头屋街房家树狗猫牛马城是了旧式百])|阿(?![姨婆妈爸公]))\\p{Script=Han}'
/** 郭姐, 李叔, 林阿姨: a surname and a title. */
const TITLED_ZH =
  '[王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董苏叶吕魏蒋田杜丁沈姜范江傅钟卢汪戴崔任陆廖姚方金邱夏谭韦贾邹石熊孟秦阎薛侯雷白龙段郝孔邵史毛常万顾赖武康贺严尹钱施牛洪龚](?:[姐哥叔婶嫂伯姨爷]|阿姨|大妈|大爷|师傅|先生|女士|老师|太太|小姐)'
/** 骑手阿凯: the trade before a name. */
const TRADE_BEFORE = new RegExp(`^${ROLES_ZH}(?=(?:${NAME_ZH})$)`, 'u')
const ACTS_ZH =
  '(?=[（(，,、和跟与在说问喊道是把给对向从走跑站坐爬拿抱看望笑哭睡打放骑开推拉提背牵追回来去躺蹲摆递扛蹬收卖举用也换修买送切煮端敲]|[一]|$)'
const CALLED_ZH = new RegExp(`(?:[她他]的)?(?:小(?=[男女]))?(${ROLES_ZH})(${NAME_ZH})`, 'gu')
const DOER_ZH = new RegExp(
  `(?<=^|[，。！？；：、\\s和跟与给对向陪的]|看着|遇见)(${NAME_ZH}|${TITLED_ZH})${ACTS_ZH}`,
  'gu',
)
const IS_ZH = new RegExp(
  `(?<=^|[，。！？；\\s])(\\p{Script=Han}{2,3})是一?[位个名只](\\p{Script=Han}{0,8}?${ROLES_ZH})(?=[，。]|$)`,
  'gu',
)

/**
 * Finds the named people of a story in order: a capitalised name that acts, speaks, or has a relative, an age or a trade
 * beside it. Quotes introduce nobody. `cast` is a list of names with descriptions.
 */
export function findPeople(story: string, cast = ''): Person[] {
  const text = findQuotes(story).reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    story,
  )
  const found = new Map<string, Found>()
  const bind = (name: string, role = '', looks: readonly string[] = []): void => {
    const known = found.get(name)
    // `Mr` in `Old Mr Tanaka` is a title.
    const isTitle = IS_ROLE.test(name) && new RegExp(`${name}\\.?\\s(?:${NAME})`, 'u').test(text)
    if (NO_NAME.test(name) || isTitle) return
    if (!known) found.set(name, { role, looks: [...looks] })
    else if (!known.role) found.set(name, { role, looks: [...known.looks, ...looks] })
  }
  for (const { name, role, looks } of entriesOf(cast)) bind(name, role, looks)
  for (const [, age = '', name = ''] of text.matchAll(AGED)) if (isName(name, text)) bind(name, '', [age.toLowerCase()])
  for (const [, looks = '', role = '', name = ''] of text.matchAll(CALLED))
    bind(name, role, looks.trim() ? [looks.trim().toLowerCase()] : [])
  for (const [, name = ''] of text.matchAll(DESCRIBED)) if (!PRONOUN.test(name)) bind(name)
  for (const [, name = ''] of text.matchAll(DOER)) if (isName(name, text)) bind(name)
  for (const [, name = ''] of text.matchAll(ANYWHERE)) if (isCommonName(name)) bind(name)
  for (const [, one = '', other = ''] of text.matchAll(BOTH))
    if (found.has(one) || found.has(other)) for (const name of [one, other]) bind(name)
  for (const [, role = '', name = ''] of text.matchAll(CALLED_ZH)) bind(name, role)
  for (const [, name = '', noun = ''] of text.matchAll(IS_ZH)) bind(name, noun)
  for (const [, name = ''] of text.matchAll(DOER_ZH)) bind(name)
  for (const name of namesBefore(story)) {
    const role = new RegExp(`(${hasHan(name) ? ROLES_ZH : '(?!)'})${name}`, 'u').exec(text)?.[1] ?? ''
    bind(name, role)
  }
  const whole = `${cast}\n${text}`
  return [...found]
    .toSorted(([a], [b]) => whole.indexOf(a) - whole.indexOf(b))
    .map(([name, { role, looks }]) => {
      const all = [...looks, ...new Set(mentionsOf(name, text).flatMap(({ looks: own }) => own))]
      return hasHan(name) ? chinesePerson(name, role, all, text) : englishPerson(name, role, all, text)
    })
}

/** The entries of a list of the cast, also of one in brackets. */
function entriesOf(cast: string): { name: string; role: string; looks: string[] }[] {
  const inner = cast.replaceAll(/[^\n（(]*[（(](?:[^（）()]*:\s)?([^（）()]*[;；][^（）()]*)[)）][^\n]*/gu, '$1')
  const isNames = /^(?:[\p{Lu}][\p{L}.]*\s?){1,3}(?:,\s(?:and\s)?(?:[\p{Lu}][\p{L}.]*\s?){1,3})*$/u.test(inner)
  return inner.split(isNames ? /,\s/u : /[;；\n]|(?<!\b(?:Mrs?|Ms|Dr))\.\s/u).flatMap(entry => {
    const [, role = '', name, rest = ''] = ENTRY.exec(entry.trim()) ?? []
    const looks = rest.split(/[,，]\s*/u).map(part => part.replace(/^the\s/u, '').trim())
    return name === undefined ? [] : [{ name, role, looks: looks.filter(part => part !== '' && !ACTS.test(part)) }]
  })
}

/** The names right before quotations. */
function namesBefore(story: string): Set<string> {
  const names = findQuotes(story).flatMap(
    ({ from }) => LABEL.exec(story.slice(Math.max(0, from - REACH), from))?.[1] ?? [],
  )
  return new Set(names.map(name => name.replace(TRADE_BEFORE, '')).filter(name => !NO_NAME.test(name)))
}

/** A common name, or a word that is always capitalised and belongs to a speaker or a relative. */
const isName = (name: string, text: string): boolean =>
  isCommonName(name) ||
  (!PRONOUN.test(name) &&
    !new RegExp(String.raw`(?<![\p{L}])${name.toLowerCase()}(?![\p{L}])`, 'u').test(text) &&
    new RegExp(`${name}\\s(?:and\\s(?:her|his)\\b|(?:${SAYS})\\b)|[\\p{Ll},]\\s${name}\\s`, 'u').test(text))

const PRONOUN = /^(?:he|she|it|we|they|you|who|someone|somebody|everyone|everybody|no-?body|the|an?|then|this|that)$/iu

const isCommonName = (name: string): boolean => sexOfName(name) !== undefined && !WORDS_TOO.test(name)

type Mention = { from: number; to: number; looks: string[] }

/** A word in the form of a verb begins what somebody does. */
const ACTS =
  /^(?:(?!glasses|overalls|boots|jeans|braids|curls|freckles|gloves|scrubs|his|its)[\p{L}]+s\s(?:the|an?|his|her|their|its|up|down|in|out|into|on|to|at|over|by|from|through|off|with|and|for|like|around|[\p{Ll}-]+)|\p{L}+s$|\p{L}+ed\s(?:the|an?|his|her|their|up|down|in|out|into|on|to|at|over|by|from|through|off|with|and|for)\b|is\b|was\b|has\b|are\b|who\b|which\b|and\b|but\b|then\b|while\b|as\b|so\b|because\b|when\b|at\b|on\b|by\b|near\b|after\b|before\b|from\b|during\b|(?!wearing|carrying)\p{L}+ing\b|\p{Lu})/u
const ACTS_ALONE = /^(?:sits?|runs?|walks?|stands?|smiles?|waits?|sleeps?|dances?|sings?)\b/u
const ACTS_IN_ZH =
  /[着了过把给向往]|^(?:在|从|去|来|站|坐|走|跑|拿|带|抱|推|拉|骑|看|听|说|问|喊|笑|哭|打|做|卖|摆|是|正|蹲|躺|递|扛)/u

/** Where a name is mentioned, with the title before it and the descriptions behind it. */
function mentionsOf(name: string, text: string): Mention[] {
  const isHan = hasHan(name)
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const before = isHan
    ? `(?:(?:[她他]的)?(?:[一二三四五六七八九十\\d]+岁的)?(?:小(?=[男女]))?${ROLES_ZH})?`
    : `(?<![\\p{L}])(?:${BEFORE})?(?:${begun('(?:old|little|young)')}\\s)?`
  const after = isHan ? '' : '(?![\\p{L}])'
  // A speaker who is called by a trade: `the baker`.
  const asNoun = IS_ROLE.test(name) ? `|(?<![\\p{L}])(?:[Tt]he|[Aa]n?)\\s${name.toLowerCase()}` : ''
  return [...text.matchAll(new RegExp(`(?:${before}${plain}${asNoun})${after}`, 'gu'))].map(({ 0: whole, index }) => {
    let to = index + whole.length
    const looks: string[] = []
    const [aside, inside] = /^\s?[（(]([^（）()\n]{2,120})[)）]/u.exec(text.slice(to)) ?? []
    if (aside !== undefined) {
      looks.push(...inside!.split(/[,，;；]\s*/u))
      to += aside.length
    }
    for (;;) {
      const [part, words] =
        (isHan
          ? /^[,，]\s?([^,，。；;：:！？（）\s]{1,14})(?=[,，。；;]|$)/u
          : /^,\s([^,.;:!?()\n]{1,60}?)(?=[,.;)]|$)/u
        ).exec(text.slice(to)) ?? []
      const isLook =
        words !== undefined &&
        (isHan
          ? new RegExp(table.looks, 'u').test(words) && !ACTS_IN_ZH.test(words)
          : !ACTS.test(words) && !ACTS_ALONE.test(words))
      if (!isLook) break
      looks.push(words)
      to += part!.length
    }
    // The comma behind a description.
    if (looks.length > 0 && /^[,，](?=\s?\S)/u.test(text.slice(to))) to++
    const is = isHan
      ? undefined
      : new RegExp(String.raw`^\s(?:is|was)\san?\s((?:[\p{Ll}-]+\s){0,3}?${ROLES})(?=$|[.,;])`, 'u').exec(
          text.slice(to),
        )?.[1]
    return { from: index, to, looks: [...looks, ...(is === undefined ? [] : [is])] }
  })
}

/** A text in which people have only their names; their looks belong to the cast. */
export function withoutLooks(text: string, people: readonly Person[]): string {
  const mentions = people.flatMap(({ name }) => mentionsOf(name, text).map(one => ({ ...one, name })))
  const inside = (one: Mention): boolean =>
    mentions.some(other => other !== one && other.from <= one.from && one.to < other.to && other.from < one.from)
  return mentions
    .filter(one => !inside(one))
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to, name }) => rest.slice(0, from) + name + rest.slice(to), text)
}

const FEMALE =
  /\b(?:wom[ae]n|lady|girls?|female|mother|grandmother|queen|princess|bride|actress|waitress|witch|sister|daughter|granddaughter|niece|aunt|wife)\b|女|姑娘|奶奶|母亲|妈妈|外婆|新娘|公主|娘/iu
const MALE =
  /\b(?:m[ae]n|gentleman|boys?|male|father|grandfather|king|prince|groom|guy|wizard|brother|son|grandson|nephew|uncle|husband)\b|男|先生|爷爷|父亲|爸爸|外公|大叔|少年|小伙|新郎|王子|胡子|络腮|光头/iu
const genderOf = (words: string): Gender => (FEMALE.test(words) ? 'female' : MALE.test(words) ? 'male' : 'any')

/** By the next pronoun behind a mention of the name, unless another name comes before it. */
function genderOfPronoun(name: string, text: string): Gender {
  for (const subject of [
    /^(?:[^\p{Lu}]|\p{Lu}(?!\p{L}))*?\b(she|he|She|He)\b/u,
    /^(?:[^\p{Lu}]|\p{Lu}(?!\p{L}))*?\b(?:her|his)\s\p{Ll}/u,
  ])
    for (const { index } of text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))) {
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

/** The row of a relative or a title. */
const roleRow = (role: string): { en: string; zh: string } | undefined =>
  role === '' ? undefined : table.roles.find(({ words }) => new RegExp(`^(?:${words})$`, 'iu').test(role))

function englishPerson(name: string, role: string, looks: readonly string[], text: string): Person {
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
  const named = others.findIndex(words =>
    new RegExp(`^${WHOSE}?\\s?(?:[\\p{Ll}-]+\\s){0,3}?(?:${PEOPLE}|${BEINGS})\\b`, 'u').test(words),
  )
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
    genderOf(trade) === 'any' && gender !== 'any' && !new RegExp(`^(?:${BEINGS})$`, 'u').test(trade) ? gender : '',
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

function chinesePerson(name: string, role: string, looks: readonly string[], text: string): Person {
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
  const isYoung = (name.startsWith('小') && row === undefined && !isTradeZh(role)) || isChildOf(name, text)
  const age = /岁/u.test(told) ? ageOf(told) : isYoung ? 'child' : row && /[孩]/u.test(row.zh) ? 'child' : 'adult'
  const isSeen = new RegExp(`^(?:${PEOPLE_ZH}|${BEINGS_ZH})$`, 'u').test(role) || isTradeZh(role)
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
const isTradeZh = (role: string): boolean => new RegExp(`^(?:${table.trades.zh})$`, 'u').test(role) && isSeen(role)

/** True if the catalogue has a person or animal of this name: a coach is a bus. */
const isSeen = (noun: string): boolean => {
  const rig = loadCatalogue().asset(noun)?.rig
  return rig !== undefined && rig !== 'thing'
}
