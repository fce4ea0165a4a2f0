import { hasHan } from '@kinora/media/language/has-han'
import { findQuotes } from '@kinora/media/language/find-quotes'
import { sexOfName, SURNAMES } from '@kinora/media/language/given-names'
import { readTable } from '../film-tables.ts'
import { AGE, chinesePerson, englishPerson, type Person, WHOSE } from './describe-person.ts'
import { SAYING } from './saying.ts'
import { isBeing, isRole, roleAtEnd } from './roles.ts'

/** What is found beside a name: the noun before it, and the descriptions. */
type Found = { role: string; looks: string[] }

const table = readTable('people')
const NAME = String.raw`\p{Lu}[\p{Ll}’]+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}{2,}`
/** The period of an abbreviation. */
const DOT = String.raw`(?:(?<=\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof))\.)?`
const LOOKS = String.raw`(?:(?!and\b|or\b|is\b|with\b)[\p{Ll}-]+\s){0,3}?`
/** Words with a lower-case letter or, at the beginning of a sentence, a capital. */
const begun = (words: string): string =>
  words.replaceAll(/(?<=\||\(\?:)[a-z]/gu, letter => `[${letter}${letter.toUpperCase()}]`)

/** `her grandfather Tom`, `Old Mr Tanaka`, `Coach Murdo`, `the little boy Kofi`. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${begun(WHOSE)}\s)?((?:${begun('(?:old|elderly|young|little)')}\s)?${LOOKS})(\p{L}[\p{Ll}-]+(?:\s(?!named\b|called\b)\p{Ll}[\p{Ll}-]+)?)${DOT}\s(?:named\s|called\s)?$`,
  'u',
)
/** Letters in which the noun before a name is searched. */
const MAX_BEFORE = 80
const NAMED = new RegExp(String.raw`(?<![\p{L}])(?:${NAME})(?![\p{L}])`, 'gu')
/** `old Mira`, `the little Tom`: an age right before the name. */
const AGED = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:the|an?)\s)?(${begun('(?:old|elderly|young|little)')})\s(${NAME})(?![\p{L}])`,
  'gu',
)
/** `Wren, 34,`, `Marco, a man in a suit`, `Lena is a young potter`: a name with an age or a noun for people behind it. */
const DESCRIBED = new RegExp(
  String.raw`(?<![\p{L}-])(${NAME})(?=(?:,\s|\s\(|:\s)${AGE}|(?:,\s${WHOSE}|\s(?:is|was)\san?)\s((?:(?!and\b|or\b|is\b|with\b)[\p{Ll}-]+(?:\s|(?![\p{L}-]))){1,4}))`,
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
const ENTRY = ['', String.raw`(\p{L}[\p{Ll}-]+(?:\s(?!named\b|called\b)\p{Ll}[\p{Ll}-]+)?)${DOT}\s`].map(
  role =>
    new RegExp(
      String.raw`^(?:and\s)?${WHOSE}?\s?${role || '()'}(${NAME})(?:\s\p{Lu}\p{Ll}+)?(?=\s*(?:[:,(–-]|$)|\s(?:the|as|on|with|is)\s)[\s:,–-]*(.*)$`,
      'u',
    ),
)
/** `Greiner: "Nobody will know."`, 老马：“手别松！”: the name before spoken words. */
const LABEL = new RegExp(
  String.raw`(?<=^|[.!?。！？；;”"’'」』)\n]\s*|[，,]\s?)(?:(\p{L}[\p{Ll}-]+)${DOT}\s)?(${NAME}|\p{Script=Han}{2,4})\s?[:：]\s*$`,
  'u',
)
/** Letters in which a name and its colon are searched. */
const REACH = 40
const NO_NAME = new RegExp(`^(?:${table.noNames})$`, 'iu')
/** Names that are also ordinary words: `Rose petals fall`. */
const WORDS_TOO =
  /^(?:rose|lily|ruby|violet|iris|olive|grace|will|mark|jack|frank|viola|jasmine|max|luna|stella|florence|victoria)$/iu
const NAME_ZH =
  '(?:小(?![孩猫狗鸟熊兔鱼船路镇河溪村店屋车伙姑朋女男学提时雨雪心手吃巷院木石草花老满])|老(?![人师板鼠虎鹰太奶爷爸妈婆头屋街房家树狗猫牛马城是了旧式百])|阿(?![姨婆妈爸公]))\\p{Script=Han}'
/** 郭姐, 李叔, 林阿姨: a surname and a title. */
const TITLED_ZH = `[${SURNAMES}](?:[姐哥叔婶嫂伯姨爷]|阿姨|大妈|大爷|师傅|先生|女士|老师|太太|小姐)`
const ACTS_ZH =
  '(?=[（(，,、和跟与在说问喊道是把给对向从走跑站坐爬拿抱看望笑哭睡打放骑开推拉提背牵追回来去躺蹲摆递扛蹬收卖举用也换修买送切煮端敲]|[一]|$)'
const NAMED_ZH = new RegExp(NAME_ZH, 'gu')
const BEFORE_ZH = /(?:[她他]的)?(?:[一二三四五六七八九十\d]+岁的)?(?:小(?=[男女]))?$/u
const DOER_ZH = new RegExp(
  `(?<=^|[，。！？；：、\\s和跟与给对向陪的]|看着|遇见)(${NAME_ZH}|${TITLED_ZH})${ACTS_ZH}`,
  'gu',
)
const IS_ZH = new RegExp(
  `(?<=^|[，。！？；\\s])(\\p{Script=Han}{2,3})是一?[位个名只](\\p{Script=Han}{1,12})(?=[，。]|$)`,
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
    const isTitle = isRole(name) && new RegExp(`${name}\\.?\\s(?:${NAME})`, 'u').test(text)
    if (NO_NAME.test(name) || isTitle) return
    if (!known) found.set(name, { role, looks: [...looks] })
    else if (!known.role) found.set(name, { role, looks: [...known.looks, ...looks] })
  }
  for (const { name, role, looks } of entriesOf(cast)) bind(name, role, looks)
  for (const [, age = '', name = ''] of text.matchAll(AGED)) if (isName(name, text)) bind(name, '', [age.toLowerCase()])
  for (const { 0: name, index } of text.matchAll(NAMED)) {
    const { role, looks = '' } = introductionOf(text, index)
    if (role !== undefined) bind(name, role, looks === '' ? [] : [looks])
  }
  for (const [, name = '', words] of text.matchAll(DESCRIBED))
    if (!PRONOUN.test(name) && (words === undefined || words.split(' ').some(isRole))) bind(name)
  for (const [, name = ''] of text.matchAll(DOER)) if (isName(name, text)) bind(name)
  for (const [, name = ''] of text.matchAll(ANYWHERE)) if (isCommonName(name)) bind(name)
  for (const [, one = '', other = ''] of text.matchAll(BOTH))
    if (found.has(one) || found.has(other)) for (const name of [one, other]) bind(name)
  for (const { 0: name, index } of text.matchAll(NAMED_ZH)) {
    const role = roleAtEnd(text.slice(0, index))
    if (role !== undefined) bind(name, role)
  }
  for (const [, name = '', noun = ''] of text.matchAll(IS_ZH)) if (roleAtEnd(noun) !== undefined) bind(name, noun)
  for (const [, name = ''] of text.matchAll(DOER_ZH)) bind(name)
  for (const name of namesBefore(story))
    bind(name, hasHan(name) ? roleAtEnd(text.slice(0, Math.max(0, text.indexOf(name)))) : '')
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
    const [plain, titled] = ENTRY.map(pattern => pattern.exec(entry.trim()) ?? undefined)
    const [, role = '', name, rest = ''] = (titled && isRole(titled[1]!) ? titled : plain) ?? []
    const looks = rest.split(/[,，]\s*/u).map(part => part.replace(/^the\s/u, '').trim())
    return name === undefined ? [] : [{ name, role, looks: looks.filter(part => part !== '' && !ACTS.test(part)) }]
  })
}

/** The names right before quotations. */
function namesBefore(story: string): Set<string> {
  const names = findQuotes(story).flatMap(({ from }) => {
    const [, role, name] = LABEL.exec(story.slice(Math.max(0, from - REACH), from)) ?? []
    return name === undefined || (role !== undefined && !/^the$/iu.test(role) && !isRole(role))
      ? []
      : [withoutTrade(name)]
  })
  return new Set(names.filter(name => !NO_NAME.test(name)))
}

/** A common name, or a word that is always capitalised and belongs to a speaker or a relative. */
const isName = (name: string, text: string): boolean =>
  isCommonName(name) ||
  (!PRONOUN.test(name) &&
    !new RegExp(String.raw`(?<![\p{L}])${name.toLowerCase()}(?![\p{L}])`, 'u').test(text) &&
    new RegExp(`${name}\\s(?:and\\s(?:her|his)\\b|(?:${SAYING}|smiles)\\b)|[\\p{Ll},]\\s${name}\\s`, 'u').test(text))

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
  // A speaker who is called by a trade: `the baker`.
  const asNoun = isRole(name) ? `|(?:[Tt]he|[Aa]n?)\\s${name.toLowerCase()}` : ''
  const mentioned = isHan ? plain : `(?<![\\p{L}])(?:${plain}${asNoun})(?![\\p{L}])`
  return [...text.matchAll(new RegExp(mentioned, 'gu'))].map(({ 0: whole, index }) => {
    let to = index + whole.length
    const from = isHan ? beginZh(text, index) : introductionOf(text, index).from
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
      : /^\s(?:is|was)\san?\s((?:[\p{Ll}-]+\s){0,3}[\p{Ll}-]+)(?=$|[.,;])/u.exec(text.slice(to))?.[1]
    return { from, to, looks: [...looks, ...(is === undefined || !isRole(is.split(' ').at(-1)!) ? [] : [is])] }
  })
}

/** The noun before an English name, the description before that, and the place where they begin. */
function introductionOf(text: string, at: number): { from: number; role?: string; looks?: string } {
  const before = text.slice(Math.max(0, at - MAX_BEFORE), at)
  const [whole = '', looks = '', words = ''] = BEFORE.exec(before) ?? []
  const [first = '', second] = words.split(' ')
  // `Mule One` is not a mule.
  if (isBeing(words) && /^\p{Lu}/u.test(words)) return { from: at }
  if (isRole(words)) return { from: at - whole.length, role: words, looks: looks.trim().toLowerCase() }
  if (second !== undefined && isRole(second))
    return { from: at - whole.length, role: second, looks: `${looks}${first}`.trim().toLowerCase() }
  const [age = ''] = /(?<!\p{L})(?:old|little|young)\s$/iu.exec(before) ?? []
  return { from: at - age.length }
}

/** The place where the words before a Chinese name begin. */
function beginZh(text: string, at: number): number {
  const role = roleAtEnd(text.slice(0, at))
  if (role === undefined) return at
  const before = text.slice(0, at - role.length)
  return before.length - (BEFORE_ZH.exec(before)?.[0].length ?? 0)
}

/** 骑手阿凯: without the trade before a name. */
function withoutTrade(name: string): string {
  const [own] = new RegExp(`(?:${NAME_ZH})$`, 'u').exec(name) ?? []
  return own !== undefined && isRole(name.slice(0, -own.length)) ? own : name
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
