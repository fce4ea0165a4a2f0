import { genderOf, type Person, tellPeople } from '../words/find-people.ts'
import { BEINGS, BEINGS_ZH, PEOPLE, PEOPLE_ZH } from '../words/setting-words.ts'

type Somebody = Omit<Person, 'name'>

const WHO = `${PEOPLE}|${BEINGS}`
const WHO_ZH = `${PEOPLE_ZH}|${BEINGS_ZH}`
/** Time or place before the subject: `In the rain she…`, `At the end they…`. The match ends at the subject. */
const LEAD =
  '(?:(?:in|at|on|by|during|after|before|under|near|as|when|while|one|later|soon|meanwhile|now|suddenly|outside|inside|early|late|back|beneath|beside)\\b[^.;:]{0,44}?[\\s,]+)?'
const LEAD_ZH = '(?:[^。；：]{1,14}?(?:[，,]|(?<=[夜晚晨时分天后前里上下中边旁日季间刻])))?'
/**
 * The person whom a scene introduces, with clothes: `a young woman in a red dress`; after a name, `Marco, a man in a
 * suit, `.
 */
const INTRODUCED = new RegExp(
  `^(?:[^,]{1,30},\\s|${LEAD.slice(0, -1)})?((?:an?|the|my|our|two|three)\\s(?:[\\w-]+\\s){0,3}?(${WHO})\\b(?:\\s(?:in|with|wearing)\\s(?:an?\\s)?(?:[\\w-]+\\s){0,2}?(?:dress|coat|suit|hat|cap|jacket|shirt|uniform|robe|cloak|raincoat|sweater|scarf|apron|beard|hair|glasses)){0,3}(?:\\sand\\s(?:an?|the|his|her|their|two)\\s(?:[\\w-]+\\s){0,2}?(?:${WHO})\\b)?)`,
  'iu',
)
const INTRODUCED_ZH = new RegExp(
  `((?:[一两三几](?:位|个|名|只|条|匹|对|群)|我的)[^，。]{0,14}?(${WHO_ZH}))(?!们?的)`,
  'u',
)
/** A person without a name beside a named one: `Mara and her grandfather`, 小梅和爷爷. */
const BESIDE = new RegExp(
  `^\\s(?:and|with)\\s((?:an?|the|his|her|their)\\s(?:[\\w-]+\\s){0,2}?(${WHO}))\\b(?!\\snamed\\s)`,
  'iu',
)
const BESIDE_ZH = new RegExp(`^[和跟与]((?:[她他]的)?(${WHO_ZH}))(?!们?的)`, 'u')
const PRONOUN = new RegExp(
  `^(${LEAD})(she|he|it|they|the two(?: of them)?|both(?: of them)?)\\s|^(${LEAD_ZH})([她他它]们?|[两俩]人)(?!的)`,
  'iu',
)
/** A scene that begins with a verb, without a subject. */
export const DEED_ZH =
  /^(?:又|再|还|并|独自|一起|静静地|慢慢地)?(?:[跳跑走坐站躺飞游骑开驾看吹弹唱拿抱举打回来去奔爬睡喝吃望等撑背牵追穿登划]|在|放|拥抱|告别|相遇|亲吻|微笑|演奏|旋转|迎着|沿着)/u
const PLURAL = /^(?:they|the two(?: of them)?|both(?: of them)?|[她他它]们|[两俩]人)$/iu
/** A person as an object: `sits beside her and…`, but not `beside her house`. */
const OBJECT =
  /\b(beside|with|behind|before|to|towards|near|at|follows|meets|hugs|kisses|sees|helps|after)\s(her|him)(?=$|[,.;]|\s(?:and|in|on|at|by|while|as|with|under|through|along|from|to)\b)/giu
const OBJECT_ZH = /(对|和|跟|向|给|陪|陪着|抱住|拥抱|追上|遇见|看着|盯着|望着|牵着)([她他它])(?![们的])/gu
const GENDERS: Readonly<Record<string, Somebody['gender']>> = { she: 'female', 她: 'female', he: 'male', 他: 'male' }

/**
 * Replaces pronouns for people by descriptions, so that the words of a shot say who is
 * in it. `people` are described wherever they are named. Pronouns for things are left to the reading of the film.
 */
export function namePronouns(scenes: readonly string[], people: readonly Person[] = []): string[] {
  // The most recently seen person is last.
  let introduced: Somebody[] = []
  return scenes.map(scene => {
    const text = tellPeople(scene, people)
    const named = people
      .filter(({ words }) => text.toLowerCase().includes(words.toLowerCase()))
      .flatMap(one => [one, ...besideIn(text, one, introduced)])
    const found = returning(text, introduced)
    if (found) {
      const { lead, meant, rest, isEnglish } = found
      const who = meant
        .map(({ words }, at) => (isEnglish ? (at > 0 || lead !== '' ? lower : upper)(words) : words))
        .join(isEnglish ? ' and ' : '和')
      const others = introduced
      introduced = withLast(introduced, [...meant, ...named])
      return nameObjects(`${lead}${who}${isEnglish ? ' ' : ''}${rest}`, others, meant)
    }
    const others = introduced
    const somebody = named.length === 0 ? introducedIn(text) : undefined
    introduced = withLast(introduced, somebody ? [somebody] : named)
    return nameObjects(text, others, named)
  })
}

/** The person without a name who is beside a named one. */
function besideIn(text: string, { words: of }: Person, introduced: readonly Somebody[]): Somebody[] {
  const rest = text.slice(text.toLowerCase().indexOf(of.toLowerCase()) + of.length)
  const [, words, noun = ''] = BESIDE.exec(rest) ?? BESIDE_ZH.exec(rest) ?? []
  if (words === undefined) return []
  return [introduced.find(one => one.words === words) ?? { words, noun, gender: genderOf(words) }]
}

const withLast = (introduced: readonly Somebody[], seen: readonly Somebody[]): Somebody[] => [
  ...introduced.filter(one => !seen.includes(one)),
  ...seen,
]

/** The subject of a scene, as introduced there. */
export const subjectOf = (text: string): string | undefined => introducedIn(text)?.words

function introducedIn(text: string): Somebody | undefined {
  const [, words, noun = ''] = INTRODUCED.exec(text) ?? INTRODUCED_ZH.exec(text) ?? []
  if (words === undefined) return undefined
  return { words, noun, gender: genderOf(words) }
}

type PronounSentence = { lead: string; meant: readonly Somebody[]; rest: string; isEnglish: boolean }

function returning(text: string, introduced: readonly Somebody[]): PronounSentence | undefined {
  const [whole = '', leadEn, english, leadZh, chinese] = PRONOUN.exec(text) ?? []
  const lead = leadEn ?? leadZh ?? ''
  if (whole && !SOMEBODY.test(lead) && !/[和跟给对向陪把被让看追抱]$/u.test(lead)) {
    const meant = meantBy((english ?? chinese ?? '').toLowerCase(), introduced)
    if (meant.length > 0) return { lead, meant, rest: text.slice(whole.length), isEnglish: english !== undefined }
  }
  if (DEED_ZH.test(text) && !SOMEBODY.test(text) && !COUNTED_ZH.test(text)) {
    const last = introduced.at(-1)
    return last && { lead: '', meant: [last], rest: text, isEnglish: false }
  }
  return undefined
}

/** Another thing is in the scene. */
const COUNTED_ZH = /[一两三几][个位只条匹对群辆艘架座朵棵]/u

const SOMEBODY = new RegExp(`\\b(?:${WHO})\\b|${WHO_ZH}`, 'iu')

/** The last person that the pronoun can refer to; `they` are the last two. */
function meantBy(pronoun: string, introduced: readonly Somebody[]): Somebody[] {
  if (PLURAL.test(pronoun)) {
    const last = introduced.at(-1)
    return last && MANY.test(last.words) ? [last] : introduced.slice(-2)
  }
  const gender = GENDERS[pronoun] ?? 'any'
  const one = introduced.findLast(each => gender === 'any' || each.gender === gender || each.gender === 'any')
  return one ? [one] : []
}

/** Nouns that are plural without an ending. */
export const MANY =
  /^(?:two|three)\b|\b(?:children|people|couple|lovers|friends|family|women|men|girls|boys|kids)\b|^[两三几一][对群]|^[两三几]|情侣|恋人|夫妻|一家人/iu

const lower = (words: string): string => words.replace(/^(?:An?|The|My|Our|Two|Three)\b/u, first => first.toLowerCase())
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Replaces pronouns for people who are not the subject. */
function nameObjects(text: string, introduced: readonly Somebody[], doers: readonly Somebody[]): string {
  const others = introduced.filter(one => !doers.includes(one))
  const named = (whole: string, before: string, pronoun: string, gap: string): string => {
    const gender = OBJECT_GENDERS[pronoun.toLowerCase()]
    const meant = others.findLast(one => one.gender === gender)
    if (meant) return `${before}${gap}${lower(meant.words)}`
    // Both are in the scene: `Mara looks at him`.
    const [own, ...more] = doers.length > 1 ? doers.filter(one => one.gender === gender) : []
    return own && more.length === 0 ? `${before}${gap}${gap && 'the '}${own.noun}` : whole
  }
  return text
    .replaceAll(OBJECT, (whole, before: string, pronoun: string) => named(whole, before, pronoun, ' '))
    .replaceAll(OBJECT_ZH, (whole, before: string, pronoun: string) => named(whole, before, pronoun, ''))
}

const OBJECT_GENDERS: Readonly<Record<string, Somebody['gender']>> = {
  her: 'female',
  她: 'female',
  him: 'male',
  他: 'male',
  它: 'any',
}
