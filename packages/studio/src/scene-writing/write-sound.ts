import type { Scene, SceneMusic } from '@kinora/media/scene/scene-schema'
import { LEADS } from '@kinora/media/scene/vocabulary'
import type { ShotList } from '../setting/shot-list.ts'
import { composedTempo } from '../music/compose-music.ts'
import { deniesMusic } from '../prompt-parsing/music/denies-music.ts'
import { readMusicPrompt } from '../prompt-parsing/music/read-music-prompt.ts'

/** The request for music: stated, left open, or declined. */
export type MusicWish = 'wanted' | 'open' | 'unwanted'

/** The sounds that do not belong to a shot. */
export function writeSound({ shots }: ShotList, prompt: string, wish: MusicWish): NonNullable<Scene['sound']> {
  const music = musicOf(shots, prompt, wish)
  return { ambience: [], ...(music && { music }) }
}

function musicOf(shots: ShotList['shots'], prompt: string, wish: MusicWish): SceneMusic | undefined {
  const isSilent = shots.every(({ sounds }) => sounds.length === 0)
  if (wish !== 'wanted' && deniesMusic(prompt)) return 'none'
  if (wish === 'unwanted' && !isSilent) return undefined
  const read = readMusicPrompt(prompt)
  const mood = shots.map(one => one.mood).find(one => one !== 'neutral') ?? (wish === 'wanted' ? read.mood : 'calm')
  const lead = LEADS.find(one => one === read.lead)
  const tempo = composedTempo({ ...read, ...(mood && { mood }) })
  return {
    ...(mood && { mood }),
    ...(read.genre && { genre: read.genre }),
    ...(tempo !== undefined && { tempo }),
    ...(lead && { lead }),
    volume: wish === 'wanted' ? 'normal' : 'quiet',
  }
}
