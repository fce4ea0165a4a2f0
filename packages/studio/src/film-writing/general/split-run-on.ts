import { hasHan } from '@kinora/media/language/has-han'
import { isBareSetting, isHour, settingsIn } from '../words/setting-words.ts'
import { subjectOf } from './may-show-subject.ts'

/** A scene that begins with a verb, without a subject. */
const DEED_ZH =
  /^(?:又|再|还|并|独自|一起|静静地|慢慢地)?(?:[跳跑走坐站躺飞游骑开驾看吹弹唱拿抱举打回来去奔爬睡喝吃望等撑背牵追穿登划]|在|放|拥抱|告别|相遇|亲吻|微笑|演奏|旋转|迎着|沿着)/u

/**
 * Splits a sentence that leads from one place or time to another into scenes: `Two lovers meet in a station, dance on
 * an empty street and drive along the coast at sunset`. Each scene repeats the subject. A sentence in one place stays
 * whole.
 */
export const splitRunOn = (sentence: string): string[] => splitSubjects(sentence).flatMap(splitPlaces)

/** `A piano goes up the stairs, Mrs Okafor watches`: a person with a verb of their own begins a scene. */
function splitSubjects(sentence: string): string[] {
  if (WAITS.test(sentence)) return [sentence]
  const parts: string[] = []
  for (const part of sentence.split(SUBJECT).filter(each => /\S/u.test(each))) {
    const last = parts.at(-1)
    if (last !== undefined && isLead(last)) parts[parts.length - 1] = `${last}，${part}`
    else parts.push(part)
  }
  return parts
}
const SUBJECT =
  /,\s+(?:and\s+|then\s+)?(?=(?:she|he|they|it|everyone|everybody|somebody)\s(?!who\b)\w+|(?:Mrs?\.?\s|Ms\s)?[A-Z][a-z]+\s[a-z]+[^s\W]s\b)|[，,](?=[她他它](?:们)?(?!的))/u
/** The first clause needs the next. */
const WAITS = /^(?:when|while|as|if|because|after|before|once|since|although|at|in|on)\b|^(?:当|如果|因为|虽然)/iu

/** Splits a sentence at its places. */
function splitPlaces(sentence: string): string[] {
  const clauses = sentence
    .replace(/[。.！!]\s*$/u, '')
    .split(hasHan(sentence) ? /[，,；;]/u : /,\s+(?:and\s+)?|;\s+|\s+and\s+(?=[\w-]+\s)/u)
    .map(clause => clause.trim())
    .filter(clause => clause !== '')
  if (clauses.length < 2) return [sentence]
  const subject = subjectOf(sentence)
  const scenes: string[][] = []
  for (const clause of clauses) {
    const open = scenes.at(-1)
    if (!open) scenes.push([clause])
    else if (isScene(open) && isElsewhere(open, clause)) {
      const begun = begin(clause, subject)
      // The subject is unknown: the sentence stays whole.
      if (begun === undefined) return [sentence]
      scenes.push([begun])
    } else open.push(clause)
  }
  if (scenes.length < 2) return [sentence]
  return hasHan(sentence) ? scenes.map(parts => parts.join('，')) : wholesOf(sentence, scenes)
}

/** English clauses, joined again except those that begin a scene. */
function wholesOf(sentence: string, scenes: readonly (readonly string[])[]): string[] {
  return scenes.map(parts =>
    parts.slice(1).reduce((whole, part) => {
      const joint = new RegExp(`(,\\s+(?:and\\s+)?|;\\s+|\\s+and\\s+)${escaped(part)}`, 'u').exec(sentence)?.[1]
      return `${whole}${joint ?? ', '}${part}`
    }, parts[0] ?? ''),
  )
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** True if a clause has more than place and time. */
const isScene = (parts: readonly string[]): boolean => parts.some(part => !isLead(part))

const LEAD_EN = /^(?:in|at|on|by|during|before|after|under|near|one|early|late|all|every|this|that|outside|inside)\b/iu
const LEAD_ZH = /^.{1,10}(?:里|上|下|中|边|旁|时|时分|夜|晨|天|季|后|前|晚|间|刻)$/u
const isLead = (clause: string): boolean =>
  hasHan(clause)
    ? (LEAD_ZH.test(clause) || isBareSetting(clause)) && !/[着了过]/u.test(clause)
    : LEAD_EN.test(clause) && !VERBAL.test(clause)
const VERBAL = /\b(?:he|she|they|it|we|i)\s+\w+/iu

/** True if a clause has another place or time than the text before it. */
function isElsewhere(open: readonly string[], clause: string): boolean {
  const here = settingsIn(open.join(' '))
  const there = settingsIn(clause)
  if (here.length === 0 || there.every(words => here.includes(words))) return false
  // `…, at night` continues with the place.
  return hasHan(clause) || !isHour(clause) || !isLead(clause)
}

const BEGINS_EN =
  /^(?:an?|the|two|three|four|five|some|many|several|my|our|his|her|their|its|he|she|it|they|we|i|\p{Lu}\p{Ll}+)\s/u
const PARTICIPLE = /^\w+ing\b|^(?:with|while|as|where|which|who|whose|that|because|so|but|when|wearing|like)\b/iu

/** A separate scene with its subject; undefined if the subject is unknown. */
function begin(clause: string, subject: string | undefined): string | undefined {
  if (hasHan(clause)) {
    if (!DEED_ZH.test(clause)) return clause
    return subject === undefined ? undefined : `${subject}${clause}`
  }
  if (BEGINS_EN.test(clause) || (LEAD_EN.test(clause) && VERBAL.test(clause))) return clause
  if (PARTICIPLE.test(clause) || LEAD_EN.test(clause)) return undefined
  return subject === undefined ? undefined : `${subject} ${clause}`
}
