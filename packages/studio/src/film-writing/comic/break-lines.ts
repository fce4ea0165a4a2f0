import { hasHan } from '@kinora/media/language/has-han'
import { splitSentences } from '@kinora/media/language/split-sentences'
import type { KnownNames } from './read-prose.ts'

const NUMBER = '(?:[一二三四五六七八九十百\\d]+|[IVX]+\\b)'
const HEADING = `(?:第${NUMBER}[幕场章节集回]|场景\\s*${NUMBER}|(?:Scene|Act|Chapter)\\s+${NUMBER})\\s*[:：.、—–-]`
const HEADED = new RegExp(`^(?:${HEADING})`, 'iu')
/** The end of a sentence, and what closes it; `MR.` ends none. */
const END = '(?<=[。！？!?….”"」』])(?<!\\b(?:[Mm][Rr][Ss]?|[Mm][Ss]|[Dd][Rr]|[Ss][Tt])\\.)\\s*'
const LATER_HEADING = new RegExp(`${END}(?=${HEADING})`, 'giu')
const LATER_LABEL = new RegExp(`${END}(?=([\\p{L}·'’ .-]{1,24}?)\\s*[:：])`, 'gu')
const LABELLED = /^([\p{L}·'’ .-]{1,24}?)\s*[:：]\s*/u
const NARRATOR = /^(?:旁白|解说|画外音|narrator|narration|voice-?over)$/iu

/**
 * A script that is written without line breaks, as lines: one for each heading, each speech, and the sentences between
 * them. A speech ends where a sentence begins with the name of a person. A script with line breaks is unchanged.
 */
export function breakLines(script: string, knows: KnownNames): string {
  const isLabel = (name: string): boolean => NARRATOR.test(name.trim()) || knows.isSomebody(name.trim())
  return script
    .split('\n')
    .map(line => {
      const broken = line
        .replaceAll(LATER_HEADING, '\n')
        .split('\n')
        .flatMap(part => (HEADED.test(part) ? headingAndRest(part, knows) : [part]))
        .join('\n')
        .replaceAll(LATER_LABEL, (space: string, name: string) => (isLabel(name) ? '\n' : space))
      if (!broken.includes('\n')) return line
      return broken
        .split('\n')
        .map(part => (isLabel(LABELLED.exec(part)?.[1] ?? '') ? endSpeech(part, knows) : part))
        .join('\n')
    })
    .join('\n')
}

/** A heading goes on until somebody is named, or a sentence is too long for one: `A garden. Noon. Leo comes in.` */
function headingAndRest(line: string, knows: KnownNames): string[] {
  const sentences = splitSentences(line)
  const told = sentences.findIndex(
    (sentence, at) => at > 0 && (knows.peopleIn(sentence).length > 0 || isLong(sentence)),
  )
  if (told < 0) return [line]
  const from = line.indexOf(sentences[told]!)
  return [line.slice(0, from).trim(), line.slice(from)]
}

const isLong = (sentence: string): boolean =>
  hasHan(sentence) ? sentence.length > LONGEST_HEADING.characters : sentence.split(' ').length > LONGEST_HEADING.words
const LONGEST_HEADING = { words: 5, characters: 8 }

/** `Pip: "Wait." They walk away.`: quoted speech ends with its quotation. */
const QUOTED_SPEECH = /^([^:：]{1,40}[:：]\s*(?:"[^"]*"|“[^”]*”|「[^」]*」))\s*(?=\S)(.+)$/u

/** The first sentence is spoken in any case. */
function endSpeech(line: string, knows: KnownNames): string {
  const quoted = QUOTED_SPEECH.exec(line)
  if (quoted) return `${quoted[1]}\n${quoted[2]}`
  const sentences = splitSentences(line)
  const told = sentences.findIndex((sentence, at) => {
    const [name] = at > 0 ? knows.peopleIn(sentence) : []
    return name !== undefined && sentence.toLowerCase().startsWith(name.toLowerCase())
  })
  if (told < 0) return line
  const from = line.indexOf(sentences[told]!)
  return `${line.slice(0, from).trim()}\n${line.slice(from)}`
}
