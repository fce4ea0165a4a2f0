import type { Language } from '@kinora/media/language/detect-language'
import type { Script, ScriptLine } from '@kinora/media/script/script-schema'
import { suitedVoices } from '@kinora/studio/film-writing'

/** The voice of each line's speaker, by the cast or by the words about them, unique where possible; else the narrator's. */
export function castVoices(
  { cast = [], shots }: Script,
  narrator: string,
  language: Language,
): (line: ScriptLine) => string {
  const voices = new Map<string, string>()
  for (const line of shots.flatMap(({ lines = [] }) => lines)) {
    const speaker = speakerOf(line)
    if (speaker === undefined || voices.has(speaker)) continue
    const entity = cast.find(({ id }) => id === line.who)
    const told = entity && `${entity.traits?.age ?? ''} ${entity.asset.replaceAll('-', ' ')} ${entity.name ?? ''}`
    const suited = suitedVoices([told, line.voice].filter(Boolean).join(' '), language)
    const taken = new Set([narrator, ...voices.values()])
    voices.set(speaker, suited.find(voice => !taken.has(voice)) ?? suited[0] ?? narrator)
  }
  return line => voices.get(speakerOf(line) ?? '') ?? narrator
}

const speakerOf = ({ who, voice }: ScriptLine): string | undefined => who ?? voice
