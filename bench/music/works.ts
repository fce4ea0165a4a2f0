import { SOUND_CUES } from '../../packages/studio/src/setting/shot-list.ts'
import { mixAmbience } from '../../packages/studio/src/ambience/mix-ambience.ts'
import { findBeats } from '../../packages/studio/src/hearing/find-beats.ts'
import { findSections } from '../../packages/studio/src/hearing/find-sections.ts'
import { composeMusic } from '../../packages/studio/src/music/compose-music.ts'
import { GENRES } from '../../packages/media/src/scene/vocabulary.ts'
import { playScore } from '../../packages/studio/src/music/play/play-score.ts'
import type { Work } from './measure.ts'

export const musicWorks = (seconds: number): Work[] =>
  GENRES.map(genre => ({
    name: genre,
    seconds,
    run: () => playScore(composeMusic({ genre, mood: 'neutral', seconds, seed: 1 })),
  }))

export const ambienceWorks = (seconds: number): Work[] =>
  SOUND_CUES.map(cue => ({ name: cue, seconds, run: () => mixAmbience([cue], { seconds, seed: 1 }) }))

/** Composing alone counts a minute of music as a minute; the ears hear a piece that was played before. */
export async function otherWorks(seconds: number): Promise<Work[]> {
  const piece = await playScore(composeMusic({ genre: 'pop', mood: 'happy', seconds, seed: 1 }))
  return [
    { name: 'composing alone', seconds, run: () => composeMusic({ genre: 'pop', mood: 'happy', seconds, seed: 2 }) },
    { name: 'finding beats', seconds, run: () => findBeats(piece) },
    { name: 'finding sections', seconds, run: () => findSections(piece) },
  ]
}
