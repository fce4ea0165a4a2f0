import type { Language } from '@kinora/media/language/detect-language'
import type { StoryLine } from '../storyboard.ts'
import { NARRATOR, suitedVoices } from '../voices/suited-voices.ts'
import type { Person } from '../words/find-people.ts'
import { findSpeakers } from './find-speakers.ts'

const ASKED = {
  female: /\b(?:female|woman'?s|soft) (?:voice|narrat\w+)|女声|女性(?:旁白|配音)/iu,
  male: /\b(?:(?<!fe)male|man'?s|deep) (?:voice|narrat\w+)|男声|男性(?:旁白|配音)/iu,
} as const
const ASKED_VOICES = {
  female: { en: 'British_Emma', zh: 'Chinese_Female_Currency' },
  male: { en: 'English_Male_Currency', zh: 'Chinese_Male_Currency' },
} as const

/**
 * Assigns a voice to each line: its speaker's, chosen by the words about them, unique where possible. Lines without a
 * speaker are the narrator's; a voice that the prompt asks for speaks everything.
 */
export function castLines(
  prompt: string,
  lines: readonly StoryLine[],
  language: Language,
  people: readonly Person[] = [],
): { voice: string; lines: StoryLine[] } {
  const asked = ASKED.female.test(prompt) ? 'female' : ASKED.male.test(prompt) ? 'male' : undefined
  if (asked) return { voice: ASKED_VOICES[asked][language], lines: [...lines] }
  const speakerOf = findSpeakers(prompt, people)
  const cast = new Map<string, string>()
  const said = lines.map(({ text }) => speakerOf(text))
  for (const speaker of said) {
    if (!speaker || cast.has(speaker.key)) continue
    const suited = suitedVoices(`${speaker.key} ${speaker.about}`, language)
    const taken = new Set([NARRATOR[language], ...cast.values()])
    cast.set(speaker.key, suited.find(each => !taken.has(each)) ?? suited[0] ?? NARRATOR[language])
  }
  const voices = said.map(speaker => (speaker && cast.get(speaker.key)) ?? NARRATOR[language])
  const voice = new Set(voices).size === 1 ? voices[0]! : NARRATOR[language]
  return { voice, lines: lines.map((line, at) => (voices[at] === voice ? line : { ...line, voice: voices[at]! })) }
}
