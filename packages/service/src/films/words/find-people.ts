import { findQuotes } from '@kinora/media/language/find-quotes'
import { sexOfName } from '@kinora/media/language/given-names'
import { BEINGS, BEINGS_ZH, PEOPLE, PEOPLE_ZH } from './setting-words.ts'

/** A named person of a story: how they are described, with and without the name. */
export type Person = {
  name: string
  /** `a girl named Mara`, 一个叫小美的女孩. */
  words: string
  noun: string
  gender: 'female' | 'male' | 'any'
}

/** Relatives by what they look like; the others by their own word. */
const RELATIVES: Readonly<Record<string, string>> = {
  grandfather: 'old man',
  grandpa: 'old man',
  granddad: 'old man',
  grandmother: 'old woman',
  grandma: 'old woman',
  granny: 'old woman',
  father: 'man',
  dad: 'man',
  uncle: 'man',
  husband: 'man',
  mother: 'woman',
  mom: 'woman',
  mum: 'woman',
  aunt: 'woman',
  wife: 'woman',
  brother: 'young man',
  son: 'boy',
  nephew: 'boy',
  grandson: 'boy',
  sister: 'young woman',
  daughter: 'girl',
  niece: 'girl',
  granddaughter: 'girl',
  mr: 'man',
  herr: 'man',
  monsieur: 'man',
  señor: 'man',
  mrs: 'woman',
  ms: 'woman',
  miss: 'woman',
  frau: 'woman',
  madame: 'woman',
  señora: 'woman',
}
const ELDERS = 'grandfather|grandpa|granddad|grandmother|grandma|granny|father|dad|mother|mom|mum|parents|grandparents'
const TRADES =
  'captain|doctor|dr|professor|king|queen|prince|princess|detective|inspector|officer|sergeant|general|nurse|teacher|baker|friend|neighbou?r|potter|pilot|witch|wizard'
const ROLES = `(?:${Object.keys(RELATIVES).join('|')}|${TRADES}|${PEOPLE}|${BEINGS})`
const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
const WHOSE = '(?:her|his|their|its|my|our|the|an?)'
const LOOKS = String.raw`(?:(?!and\b|or\b|is\b|with\b)[\p{Ll}-]+\s){0,3}?`

/** Words with a lower-case letter or, at the beginning of a sentence, a capital. */
const begun = (words: string): string =>
  words.replaceAll(/(?<=\||\(\?:)[a-z]/gu, letter => `[${letter}${letter.toUpperCase()}]`)

/** `her grandfather Tom`, `Captain Ines`, `the little boy Kofi`. */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}-])(?:${begun(WHOSE)}\s(${LOOKS}))?(${begun(ROLES)})\s(${NAME})(?![\p{L}])`,
  'gu',
)
/** `Lena is a young potter`, `Marco, a man in a blue suit,`. */
const IS = new RegExp(
  String.raw`(?<![\p{L}-])(${NAME})\s(?:is|was)\san?\s(${LOOKS})([\p{Ll}-]+)(?=$|[.,;]|\s(?:who|from|in|with|at|on)\b)`,
  'gu',
)
const APPOSED = new RegExp(
  String.raw`(?<![\p{L}-])(${NAME}),\san?\s(${LOOKS})(${ROLES})\b((?:\s(?:in|with|wearing|of)\s[^,.;]{1,60})?)(,|(?=[.;]|$))`,
  'gu',
)
/** `a girl called Mara`, `an old man named Tom`. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}-])${begun('(?:an?)')}\s(${LOOKS})(${ROLES})\s(?:named|called)\s(${NAME})(?![\p{L}])`,
  'gu',
)
/** `old Mira`, `the little Tom`: an age right before the name. */
const AGED = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:the|an?)\s)?(${begun('(?:old|elderly|young|little)')})\s(${NAME})(?![\p{L}])`,
  'gu',
)
/** The position of a subject: before a verb, or joined with a person. */
const DOER = new RegExp(
  String.raw`(?<=^|[.!?;:,]\s|\b(?:and|then|while|when|where|but|as|with|says|asks)\s)(${NAME})(?=\s(?:and\s(?:${WHOSE}\s|\p{Lu})|\p{Ll}+s\b)|['’]s\s)`,
  'gu',
)
/** A common name, except after a preposition of place. */
const ANYWHERE = new RegExp(
  String.raw`(?<!\b(?:in|at|from|of|near|to)\s|\p{L})(${NAME})(?=\s\p{Ll}|[,.;!?]|['’]s\s|$)`,
  'gu',
)
/** A person joined with a named one. */
const BOTH = new RegExp(String.raw`(?<!\p{L})(${NAME})\sand\s(${NAME})(?!\p{L})`, 'gu')
/** `Greiner: "Nobody will know."`, 老马：“手别松！”: the name before spoken words. */
const LABEL = new RegExp(
  String.raw`(?<=^|[.!?。！？；;”"’'」』)\n]\s*|[，,]\s?)(${NAME}|\p{Script=Han}{2,4})\s?[:：]\s*$`,
  'u',
)
const NO_NAME_ZH =
  /旁白|解说|画外音|配音|标题|字幕|口号|卖点|品牌|产品|情节|结尾|开头|落版|场景|镜头|时间|地点|[说问喊道]$/u
const SAYS = 'says|asks|answers|shouts|whispers|replies|cries|calls|laughs|smiles'
/** Names that are also ordinary words: `Rose petals fall`. */
const WORDS_TOO =
  /^(?:rose|lily|ruby|violet|iris|olive|grace|will|mark|jack|frank|viola|jasmine|max|luna|stella|florence|victoria)$/iu

const NAME_ZH =
  '(?:小(?![孩猫狗鸟熊兔鱼船路镇河溪村店屋车伙姑朋女男学提时雨雪心手吃巷院木石草花老])|老(?![人师板鼠虎鹰太奶爷爸妈婆头屋街房家树狗猫牛马城是了旧式百])|阿(?![姨婆妈爸公]))\\p{Script=Han}'
/** Chinese relatives by what they look like. */
const RELATIVES_ZH: Readonly<Record<string, string>> = {
  女儿: '女孩',
  孙女: '女孩',
  妹妹: '女孩',
  儿子: '男孩',
  孙子: '男孩',
  弟弟: '男孩',
  姐姐: '女人',
  妻子: '女人',
  哥哥: '男人',
  丈夫: '男人',
}
/** Trades are known by their last character: 筏客, 外卖员. */
const TRADES_ZH = '销售|经理|同事|\\p{Script=Han}{1,2}[客员匠手夫工]'
const ROLE_ZH = `(?:${Object.keys(RELATIVES_ZH).join('|')}|${PEOPLE_ZH}|${BEINGS_ZH}|船长|邮递员|警察|校长|老板娘?|邻居|同学|${TRADES_ZH})`
const CALLED_ZH = new RegExp(`(?:[她他]的)?(?:小(?=[男女]))?(${ROLE_ZH})(${NAME_ZH})`, 'gu')
const DOER_ZH = new RegExp(
  `(?<=^|[，。！？；：、\\s和跟与给对向陪]|看着|遇见)(${NAME_ZH})(?=[，、和跟与在说问喊道是把给对从向走跑站坐爬拿抱看望笑哭睡打放骑开推拉提背牵追回来去躺]|[一]|$)`,
  'gu',
)
const IS_ZH = new RegExp(
  `(?<=^|[，。！？；\\s])(\\p{Script=Han}{2,3})是一?[位个名只](\\p{Script=Han}{0,8}?${ROLE_ZH})(?=[，。]|$)`,
  'gu',
)
const WOMANLY_ZH = /[美丽花芳梅兰婷娜静雪红玲莉燕霞娟妹雨月琴云夏]$/u
const FEMALE =
  /\b(?:wom[ae]n|lady|girls?|mother|grandmother|queen|princess|bride|actress|waitress|witch)\b|女|姑娘|奶奶|母亲|妈妈|外婆|新娘|公主|娘/iu
const MALE =
  /\b(?:m[ae]n|gentleman|boys?|father|grandfather|king|prince|groom|guy|wizard)\b|男|先生|爷爷|父亲|爸爸|外公|大叔|少年|小伙|新郎|王子/iu

export const genderOf = (words: string): Person['gender'] =>
  FEMALE.test(words) ? 'female' : MALE.test(words) ? 'male' : 'any'

/**
 * Finds the named people of a story in order. A name belongs to the noun beside it (`her grandfather Tom`, 爷爷老周, `Lena
 * is a potter`); a capitalised subject is a name, too. Quotes introduce nobody.
 */
export function findPeople(story: string): Person[] {
  const text = findQuotes(story).reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    story,
  )
  const said = new Map<string, { looks: string; noun: string; worn?: string }>()
  const bind = (name: string, looks: string, noun: string, worn = ''): void => {
    if (!said.get(name)?.noun) said.set(name, { looks, noun, ...(worn && { worn }) })
  }
  for (const [, age = '', name = ''] of text.matchAll(AGED)) if (isName(name, text)) bind(name, age.toLowerCase(), '')
  for (const [, looks = '', role = '', name = ''] of text.matchAll(CALLED)) bind(name, looks, role)
  for (const [, looks = '', role = '', name = ''] of text.matchAll(NAMED)) bind(name, looks, role)
  for (const [, name = '', looks = '', noun = ''] of text.matchAll(IS)) bind(name, looks, noun)
  for (const [, name = '', looks = '', noun = '', worn = ''] of text.matchAll(APPOSED)) bind(name, looks, noun, worn)
  for (const [, name = ''] of text.matchAll(DOER)) if (!said.has(name) && isName(name, text)) bind(name, '', '')
  for (const [, name = ''] of text.matchAll(ANYWHERE)) if (!said.has(name) && isCommonName(name)) bind(name, '', '')
  for (const [, one = '', other = ''] of text.matchAll(BOTH))
    if (said.has(one) || said.has(other)) for (const name of [one, other]) if (!said.has(name)) bind(name, '', '')
  for (const [, role = '', name = ''] of text.matchAll(CALLED_ZH)) bind(name, '', role)
  for (const [, name = '', noun = ''] of text.matchAll(IS_ZH)) bind(name, '', noun)
  for (const [, name = ''] of text.matchAll(DOER_ZH)) bind(name, '', '')
  const labelled = namesBefore(story)
  for (const name of labelled) {
    const role = new RegExp(`(${/\p{Script=Han}/u.test(name) ? ROLE_ZH : '(?!)'})${name}`, 'u').exec(text)?.[1] ?? ''
    bind(name, '', role)
  }
  return [...said]
    .toSorted(([a], [b]) => text.indexOf(a) - text.indexOf(b))
    .map(([name, { looks, noun, worn = '' }]) =>
      /\p{Script=Han}/u.test(name) ? chinesePerson(name, noun, text) : englishPerson(name, { looks, noun, worn }, text),
    )
}

/** The names right before quotations. */
function namesBefore(story: string): Set<string> {
  const names = findQuotes(story).flatMap(
    ({ from }) => LABEL.exec(story.slice(Math.max(0, from - REACH), from))?.[1] ?? [],
  )
  return new Set(names.filter(name => !NO_NAME_ZH.test(name) && !NO_NAME.test(name)))
}
/** Letters in which a name and its colon are searched. */
const REACH = 40
const NO_NAME = /^(?:narrator|narration|voice-?over|title|caption|text|slogan|tagline|scene|shot|brand|product)$/iu

/** A common name, or a word that is always capitalised and belongs to a speaker or a relative. */
const isName = (name: string, text: string): boolean =>
  isCommonName(name) ||
  (!PRONOUN.test(name) &&
    !new RegExp(String.raw`(?<![\p{L}])${name.toLowerCase()}(?![\p{L}])`, 'u').test(text) &&
    new RegExp(`${name}\\s(?:and\\s(?:her|his)\\b|(?:${SAYS})\\b)|[\\p{Ll},]\\s${name}\\s`, 'u').test(text))

const PRONOUN = /^(?:he|she|it|we|they|you|who|someone|somebody|everyone|everybody|no-?body)$/iu

const isCommonName = (name: string): boolean => sexOfName(name) !== undefined && !WORDS_TOO.test(name)

function englishPerson(
  name: string,
  { looks, noun: role, worn }: { looks: string; noun: string; worn: string },
  text: string,
): Person {
  const word = role.toLowerCase()
  const isYoung = /\b(?:little|young|younger|baby|small)\b/iu.test(looks)
  const sibling = word === 'brother' ? 'boy' : word === 'sister' ? 'girl' : ''
  const seen = (isYoung && sibling) || RELATIVES[word] || (UNSEEN.test(word) ? '' : word.replace(/^dr$/u, 'doctor'))
  const told = genderOf(seen)
  const gender = told === 'any' ? (genderOfName(name) ?? genderOfPronoun(name, text)) : told
  const noun = seen || plainNoun(gender, /\b(?:little|small)\b/u.test(looks) || isChildOf(name, text))
  const isTold = genderOf(noun) !== 'any' || gender === 'any' || new RegExp(`^(?:${BEINGS})$`, 'iu').test(noun)
  const own = [RELATIVES[word] ? '' : looks.trim(), isTold ? '' : gender, noun].filter(Boolean).join(' ')
  return { name, noun, gender, words: `${/^[aeiou]/iu.test(own) ? 'an' : 'a'} ${own} named ${name}${worn}` }
}
const UNSEEN = /^(?:|friend|neighbou?r|persons?|people)$/u

const genderOfName = (name: string): Person['gender'] | undefined => {
  const sex = sexOfName(name) ?? (name.endsWith('a') ? 'woman' : undefined)
  return sex && (sex === 'woman' ? 'female' : 'male')
}

/** By the first pronoun behind the name. */
function genderOfPronoun(name: string, text: string): Person['gender'] {
  const [pronoun] = /\b(?:she|her|he|his|him)\b/iu.exec(text.slice(text.indexOf(name))) ?? []
  return pronoun === undefined ? 'any' : /^(?:she|her)$/iu.test(pronoun) ? 'female' : 'male'
}

/** `Mara and her grandfather`: a person with parents or grandparents is a child. */
const isChildOf = (name: string, text: string): boolean =>
  new RegExp(String.raw`${name}\s(?:and|with)\s(?:her|his)\s(?:[\p{Ll}]+\s)?(?:${ELDERS})\b`, 'u').test(text)

const plainNoun = (gender: Person['gender'], isChild: boolean): string =>
  gender === 'female'
    ? isChild
      ? 'girl'
      : 'woman'
    : gender === 'male'
      ? isChild
        ? 'boy'
        : 'man'
      : isChild
        ? 'child'
        : 'person'

function chinesePerson(name: string, role: string, text: string): Person {
  const noun = RELATIVES_ZH[role] ?? (isSeenZh(role) ? role : plainNounZh(name, text))
  const gender = genderOf(noun)
  const counter = new RegExp(`(?:${BEINGS_ZH})$`, 'u').test(noun) && !/[员人士巫盗]/u.test(noun) ? '只' : '个'
  return { name, noun, gender, words: `一${counter}叫${name}的${noun}` }
}

/** True if a noun says what somebody looks like. */
const isSeenZh = (role: string): boolean =>
  new RegExp(`^(?:${PEOPLE_ZH}|${BEINGS_ZH}|船长|邮递员|警察)$`, 'u').test(role)

function plainNounZh(name: string, text: string): string {
  const [pronoun] = /[她他](?!们)/u.exec(text.slice(text.indexOf(name))) ?? []
  if (name.startsWith('老')) return '大叔'
  const isGirl = WOMANLY_ZH.test(name) || pronoun === '她'
  const isChild = new RegExp(`${name}[和跟与](?:[她他]的)?(?:爷爷|奶奶|外公|外婆|爸爸|妈妈|父亲|母亲)`, 'u').test(text)
  if (name.startsWith('小') || isChild) return isGirl ? '女孩' : '男孩'
  return isGirl ? '女人' : '男人'
}

/** Describes the named people of a scene: first with the name, then by the noun alone. */
export function tellPeople(scene: string, people: readonly Person[]): string {
  const told = new Set<Person>()
  const find = (name: string): Person | undefined => people.find(one => one.name === name)
  const put = (whole: string, name: string | undefined, rest = ''): string => {
    const person = find(name ?? '')
    if (!person) return whole
    const isFirst = !told.has(person)
    told.add(person)
    if (/\p{Script=Han}/u.test(person.name)) return isFirst ? person.words : person.noun
    return `${isFirst ? person.words : `the ${person.noun}`}${rest}`
  }
  const names = people.map(({ name }) => name).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return scene
  const latin = names.filter(name => !/\p{Script=Han}/u.test(name))
  const han = names.filter(name => /\p{Script=Han}/u.test(name))
  const english =
    latin.length === 0
      ? scene
      : scene
          .replaceAll(APPOSED, (whole: string, name: string) => put(whole, name))
          .replaceAll(IS, (whole: string, name: string) => put(whole, name))
          .replaceAll(CALLED, (whole: string, _looks: string, _role: string, name: string) => put(whole, name))
          .replaceAll(AGED, (whole: string, _age: string, name: string) => put(whole, name))
  const alone = new RegExp(
    String.raw`(?<!\bnamed\s|\bcalled\s|\p{L})(${latin.join('|') || '(?!)'})(['’]s)?(?!\p{L})`,
    'gu',
  )
  const chinese = new RegExp(`(?<!叫)(?:(?:[她他]的)?(?:小(?=[男女]))?${ROLE_ZH})?(${han.join('|') || '(?!)'})`, 'gu')
  const text = english
    .replaceAll(alone, (whole: string, name: string, owns: string | undefined) =>
      owns ? `the ${find(name)?.noun ?? name}'s` : put(whole, name),
    )
    .replaceAll(chinese, (whole: string, name: string) => put(whole, name))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
