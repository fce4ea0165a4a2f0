import type { Language } from '@kinora/media/language/detect-language'
import type { StoryLine } from '../storyboard.ts'
import { NARRATOR, suitedVoices } from '../voices/suited-voices.ts'
import { narratorFor } from '../voices/extract-voice-request.ts'
import type { Person } from '../words/find-people.ts'
import { findSpeakers } from './find-speakers.ts'

/**
 * Assigns a voice to each line: its speaker's, chosen by the words about them, unique where possible. Lines without a
 * speaker are the narrator's, whose voice the prompt may describe.
 */
export function castLines(
  prompt: string,
  lines: readonly StoryLine[],
  language: Language,
  people: readonly Person[] = [],
  wish?: string,
): { voice: string; lines: StoryLine[] } {
  const narrator = narratorFor(wish, NARRATOR[language], language)
  const speakerOf = findSpeakers(prompt, people)
  const cast = new Map<string, string>()
  const said = lines.map(({ text }) => speakerOf(text))
  for (const speaker of said) {
    if (!speaker || cast.has(speaker.key)) continue
    const suited = suitedVoices(`${speaker.key} ${speaker.about}`, language)
    const taken = new Set([narrator, ...cast.values()])
    cast.set(speaker.key, suited.find(each => !taken.has(each)) ?? suited[0] ?? narrator)
  }
  const voices = said.map(speaker => (speaker && cast.get(speaker.key)) ?? narrator)
  const voice = new Set(voices).size === 1 ? voices[0]! : narrator
  return { voice, lines: lines.map((line, at) => (voices[at] === voice ? line : { ...line, voice: voices[at]! })) }
}
