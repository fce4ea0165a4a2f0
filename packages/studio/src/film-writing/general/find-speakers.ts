import { findQuotes } from '@kinora/media/language/find-quotes'
import type { Person } from '../words/describe-person.ts'
import { isSaying } from '../words/saying.ts'
import { knownNouns } from '../words/known-nouns.ts'
import { detectGender } from '../words/detect-gender.ts'

/** A speaker: the name, and the words about them. */
export type Speaker = { key: string; about: string }

const NARRATED = /(?:旁白|解说词?|画外音|配音|\bnarrat(?:or|ion)|\bvoice-?over)[^。.!?！？]{0,8}$/iu
let person: RegExp | undefined
function compilePerson(): RegExp {
  const { en, zh } = knownNouns().all
  return new RegExp(`(?<![a-z])(?:(?:old|young|little|small|elderly) )?(?:${en})(?![a-z])|(?:小|老)?(?:${zh})`, 'iu')
}
/** A capital letter inside a sentence, or an uncommon word at its beginning. */
const NAME =
  /^(?!(?:An?|The|He|She|It|They|His|Her|Then|Finally|Next|In|On|At|One|Two|When|As|My|Our)\b)(\p{Lu}\p{Ll}+)\b|^((?:小|老|阿)\p{Script=Han})(?=[，,说问喊在走跑站坐])/u
const PRONOUN = /\b(?:she|he)\b|[她他](?!们)/iu
/** The colon before spoken words. */
const LABELLED = /[:：]\s*$/u
/** The same, or a comma: `Tom comes in, "It is mine."` */
const SPEAKING = /[:：,，]\s*$/u
const ENDS = /[.!?。！？;；\n]/u

/** `"Wait," he says.`: the speech ends, where the sentence around it goes on. */
export const endSpeech = (quoted: string): string => quoted.replace(/,$/u, '.').replace(/，$/u, '。')

/** The speaker of each quoted line, by the words around it; undefined for a narrator or if unknown. */
export function findSpeakers(prompt: string, people: readonly Person[] = []): (line: string) => Speaker | undefined {
  const quotes = findQuotes(prompt)
  const known: Speaker[] = []
  const speakers = new Map<string, Speaker | undefined>()
  let done = 0
  for (const { text: quoted, from, to } of quotes) {
    const text = endSpeech(quoted)
    const between = prompt.slice(done, from)
    const sentences = between.split(ENDS).map(sentence => sentence.trim())
    for (const sentence of sentences) introduce(sentence, known)
    // `"Wait!" shouts the boy.`
    const after = /^[\s,，]*([^.!?。！？“"]{0,40})/u.exec(prompt.slice(to))?.[1] ?? ''
    const before = sentences.at(-1) ?? ''
    const isAfter = isSaying(after.slice(0, 16)) && !isSaying(before) && !LABELLED.test(before)
    const telling = isAfter ? after : before
    const named = people.find(({ name }) => (isSaying(telling) || SPEAKING.test(telling)) && telling.includes(name))
    const speaker = named ? { key: named.name, about: named.words } : speakerIn(telling, known)
    if (!speakers.has(text)) speakers.set(text, NARRATED.test(between) ? undefined : speaker)
    done = to
  }
  return line => speakers.get(line)
}

function introduce(sentence: string, known: Speaker[]): void {
  const key = keyIn(sentence)
  if (key && !known.some(one => one.key === key)) known.push({ key, about: sentence })
}

function keyIn(sentence: string): string | undefined {
  person ??= compilePerson()
  const [, english, chinese] = NAME.exec(sentence) ?? []
  return english ?? chinese ?? person.exec(sentence)?.[0].toLowerCase()
}

/** A name or a noun of the sentence itself; a pronoun refers to the last matching person. */
function speakerIn(sentence: string, known: readonly Speaker[]): Speaker | undefined {
  if (!isSaying(sentence) && !LABELLED.test(sentence)) return undefined
  const key = keyIn(sentence)
  if (key) return known.find(one => one.key === key) ?? { key, about: sentence }
  const pronoun = PRONOUN.exec(sentence)?.[0]
  if (!pronoun) return undefined
  const gender = detectGender(pronoun)
  return (
    known.findLast(({ about }) => detectGender(about) === gender) ??
    known.findLast(({ about }) => detectGender(about) === undefined) ?? { key: pronoun.toLowerCase(), about: pronoun }
  )
}
