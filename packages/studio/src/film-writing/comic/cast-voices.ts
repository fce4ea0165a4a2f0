import type { Language } from '@kinora/media/language/detect-language'
import { ANYBODY, NARRATOR, roleVoices, suitedVoices } from '../voices/suited-voices.ts'
import { narratorFor } from '../voices/extract-voice-request.ts'
import type { ComicAsset } from './comic.ts'

const NARRATING = /^(?:旁白|解说|叙述者|讲述者|画外音|narrator|narration|storyteller|voice-?over)$/iu

export const isNarrator = ({ type, name }: ComicAsset): boolean => type === 'character' && NARRATING.test(name.trim())

export type Voices = {
  narrator: string
  /** By the assets' indices. */
  ofAsset(asset: number): string
  /** The voice of a person who is no asset; the same for the same name in every chapter. */
  ofName(name: string): string
}

/**
 * Assigns a voice to everybody: the requested one, or one that suits the name and description, unique where possible.
 */
export function castVoices(assets: readonly ComicAsset[], language: Language, wish?: string): Voices {
  const teller = assets.find(isNarrator)
  const narrator =
    teller?.voice ||
    roleVoices(teller?.description ?? '', language)?.[0] ||
    narratorFor(wish, NARRATOR[language], language)
  const taken = new Set([narrator, ...assets.map(({ voice }) => voice)])
  const chosen = assets.map(asset => {
    if (asset.type !== 'character') return ''
    if (asset.voice !== '' || isNarrator(asset)) return asset.voice || narrator
    const suited = suitedVoices(`${asset.name} ${asset.description}`, language)
    const voice = suited.find(each => !taken.has(each)) ?? suited[0] ?? narrator
    taken.add(voice)
    return voice
  })
  return {
    narrator,
    ofAsset: asset => chosen[asset] || narrator,
    ofName: name => {
      const suited = roleVoices(name, language) ?? ANYBODY[language]
      return suited[hashOf(name) % suited.length] ?? suited[0]
    },
  }
}

const hashOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
