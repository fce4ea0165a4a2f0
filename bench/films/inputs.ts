import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeMusic } from '../../packages/studio/src/music/compose-music.ts'
import { readMusicPrompt } from '../../packages/studio/src/prompt-parsing/music/read-music-prompt.ts'
import { playScore } from '../../packages/studio/src/music/play/play-score.ts'
import { normaliseLoudness } from '../../packages/media/src/sound/normalise-loudness.ts'
import { writeSound } from '../../packages/media/src/write/write-sound.ts'
import { writeInputs } from '../studio/inputs.ts'

/** What callers of films send: pictures, and songs of 15 and 30 seconds. */
export type Inputs = { pictures: string[]; song: string; longSong: string }

export async function makeInputs(): Promise<Inputs> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-film-inputs-'))
  try {
    await writeInputs(folder)
    for (const seconds of [15, 30]) {
      const score = composeMusic({ seconds, seed: 3, ...readMusicPrompt('energetic rock, 120 bpm') })
      await writeSound(join(folder, `song-${seconds}.mp3`), normaliseLoudness(await playScore(score)), {
        format: 'mp3',
      })
    }
    const asUrl = async (name: string, type: string): Promise<string> =>
      `data:${type};base64,${(await readFile(join(folder, name))).toString('base64')}`
    const pictures = []
    for (const name of ['portrait.png', 'dog.png', 'other.png']) pictures.push(await asUrl(name, 'image/png'))
    const [song, longSong] = [await asUrl('song-15.mp3', 'audio/mpeg'), await asUrl('song-30.mp3', 'audio/mpeg')]
    return { pictures, song, longSong }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
