import type { Order, OrderPreview } from '@kinora/media/engine/contract'
import { mixSounds } from '@kinora/media/sound/mix-sounds'
import { normaliseLoudness } from '@kinora/media/sound/normalise-loudness'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import type { Sound } from '@kinora/media/sound/sound'
import { placeEffects } from '../prompt-parsing/read-effects.ts'
import { direct } from '../prompt-parsing/read-prompt.ts'
import type { SoundCue } from '../setting/shot-list.ts'
import { effectKinds } from '../sound-effects/effect-kinds.ts'
import { mixEffects, type PlacedEffect } from '../sound-effects/mix-effects.ts'
import { composeMusic } from '../music/compose-music.ts'
import { playScore } from '../music/play/play-score.ts'
import { deniesMusic } from '../prompt-parsing/music/denies-music.ts'
import { readMusicPrompt } from '../prompt-parsing/music/read-music-prompt.ts'
import { unknownMusicWords } from '../prompt-parsing/music/unknown-music-words.ts'

type EffectsOrder = Extract<Order, { kind: 'effects' }>

const MUSIC =
  /\b(?:music|melody|melodies|song|songs|tune|soundtrack|bgm|jingle|ballad|symphony|beats?)\b|音乐|旋律|乐曲|配乐|伴奏|歌曲|曲子/iu
const LUFS = -18
// Music under sounds is lowered.
const [ALONE_LUFS, UNDER_LUFS] = [-18, -24]

/** The sounds of an order, and notes. */
type ReadOrder = { placed: readonly PlacedEffect[]; music: boolean } & Required<Pick<OrderPreview, 'notes' | 'unknown'>>

/** Parses an order's text: sounds, music if allowed, and for unknown words the most similar sound. */
export function readEffectsOrder({ effects, prompt, withMusic, seed }: EffectsOrder): ReadOrder {
  const read = placeEffects(effects)
  const asks = asksForMusic(
    prompt,
    read.some(({ read: { kinds } }) => kinds.length > 0),
  )
  const music = withMusic && asks
  const notes: string[] = []
  if (asks && !withMusic)
    notes.push('timing_prompts: no music is made at given times; POST /ent/v2/text2audio makes some')
  const placed = read.map((effect, index) => {
    if (effect.read.kinds.length > 0 || music) return effect
    const where = withMusic ? 'prompt' : `timing_prompts[${index}].prompt`
    const similar = findSimilarKinds(effect.prompt, seed)
    notes.push(
      `${where}: no sound is known by these words; ${similar.map(({ name }) => name.replaceAll('-', ' ')).join(', ')} is heard instead`,
    )
    return { ...effect, read: { ...effect.read, kinds: similar } }
  })
  const byMusic = new Set(unknownMusicWords(prompt))
  const unknown = [...new Set(placed.flatMap(({ read: { unknown } }) => unknown))]
  return { placed, music, notes, unknown: music ? unknown.filter(word => byMusic.has(word)) : unknown }
}

/** True if music is named; false if the text only names a style or an instrument. */
function asksForMusic(prompt: string, hasSounds: boolean): boolean {
  if (deniesMusic(prompt)) return false
  if (MUSIC.test(prompt)) return true
  const { genre, lead } = readMusicPrompt(prompt)
  return !hasSounds && (genre !== undefined || lead !== undefined)
}

/** The ambience of the described scene. */
function findSimilarKinds(prompt: string, seed: number): PlacedEffect['read']['kinds'] {
  const cues = direct({ prompt, seed, inputs: [] }).shots.flatMap(({ sounds }): readonly SoundCue[] => sounds)
  const found = effectKinds()
    .filter(({ name }) => cues.some(cue => cue === name))
    .slice(0, 2)
  return found.length > 0 ? found : effectKinds().filter(({ name }) => name === STANDARD)
}

// A generic event sound.
const STANDARD = 'whoosh'

/** The sound of an order, with limited true peaks. */
export async function makeEffects(order: EffectsOrder): Promise<{ sound: Sound } & ReadOrder> {
  const read = readEffectsOrder(order)
  const { seconds, seed, prompt } = order
  const effects = mixEffects(read.placed, { seconds, seed })
  const isAlone = read.placed.every(({ read: { kinds } }) => kinds.length === 0)
  const bed = read.music
    ? normaliseLoudness(await playScore(composeMusic({ seconds, seed, ...readMusicPrompt(prompt) })), {
        lufs: isAlone ? ALONE_LUFS : UNDER_LUFS,
        ceilingDb: PEAK_CEILING_DB,
      })
    : undefined
  const mix = bed ? mixSounds(seconds, [{ sound: effects }, { sound: bed }]) : effects
  return { ...read, sound: normaliseLoudness(mix, { lufs: LUFS, ceilingDb: PEAK_CEILING_DB }) }
}
