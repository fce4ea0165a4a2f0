import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { composeMusic } from '../../../../../studio/src/music/compose-music.ts'
import { readMusicPrompt } from '../../../../../studio/src/prompt-parsing/music/read-music-prompt.ts'
import { playScore } from '../../../../../studio/src/music/play/play-score.ts'
import { mixAmbience } from '../../../../../studio/src/ambience/mix-ambience.ts'
import { decodeSound } from '../../../../../media/src/av/decode-sound.ts'
import { amplitudeToDecibels } from '../../../../../media/src/sound/decibels.ts'
import { normaliseLoudness } from '../../../../../media/src/sound/normalise-loudness.ts'
import { PEAK_CEILING_DB } from '../../../../../media/src/sound/peak-ceiling.ts'
import { SAMPLE_RATE, type Sound } from '../../../../../media/src/sound/sound.ts'
import { measureTruePeak } from '../../../../../media/src/sound/true-peak.ts'
import { holdPeaks } from '../../../../../media/src/write/hold-peaks.ts'
import { writeSound } from '../../../../../media/src/write/write-sound.ts'

const PROMISED_DB = -1

/** Beats over quiet: the peaks of a song that was pressed loud, which a limiter has to hold. */
function beats(): Sound {
  const side = Float32Array.from({ length: 3 * SAMPLE_RATE }, (_, at) => {
    const since = at % (SAMPLE_RATE / 4)
    const hit = Math.exp(-since / 900) * (Math.sin(since * 0.02) + 0.7 * Math.sin(since * 1.1))
    return Math.max(-1, Math.min(1, 1.4 * hit)) * 0.98
  })
  return { left: side, right: side.map((sample, at) => sample * (at % 3 === 0 ? 0.9 : 1)) }
}

test('no peak is above -1 dBTP after the codecs, also the second time', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-peaks-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const coded = async (sound: Sound, format: 'mp3' | 'm4a'): Promise<Sound> => {
    const path = join(folder, `sound.${format}`)
    await writeSound(path, sound, { format })
    return decodeSound(path)
  }
  const played = (words: string): Promise<Sound> =>
    playScore(composeMusic({ seconds: 6, seed: 3, ...readMusicPrompt(words) }))
  const sounds: Record<string, Sound> = {
    folk: await played('folk'),
    'hip-hop': await played('hip-hop'),
    thunder: mixAmbience(['thunder', 'rain'], { seconds: 4, seed: 2, intensity: 1 }),
    beats: beats(),
  }
  for (const [name, sound] of Object.entries(sounds)) {
    const scratch = join(folder, 'scratch.m4a')
    const levelled = normaliseLoudness(sound, { ceilingDb: PEAK_CEILING_DB })
    const clip = await coded(await holdPeaks(levelled, scratch), 'm4a')
    const results = {
      speech: await coded(levelled, 'mp3'),
      clip,
      film: await coded(await holdPeaks(clip, scratch), 'm4a'),
    }
    for (const [result, heard] of Object.entries(results)) {
      const peak = amplitudeToDecibels(measureTruePeak(heard))
      assert.ok(peak < PROMISED_DB, `${name} in a ${result}: ${peak.toFixed(2)} dBTP`)
    }
    assert.equal(existsSync(scratch), false)
  }
})
