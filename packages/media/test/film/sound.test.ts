import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { amplitudeToDecibels } from '../../src/sound/decibels.ts'
import { amplitudeAt } from '../sound/find-frequency.ts'
import { measureLoudness } from '../sound/measure-loudness.ts'
import { SAMPLE_RATE, type Sound } from '../../src/sound/sound.ts'
import { writeSound } from '../../src/write/write-sound.ts'
import type { Track } from '../../src/film/timeline.ts'
import { toneOf } from '../write/tones.ts'
import { compose, folderOf, makeClip, plainOf, timelineOf } from './made-film.ts'

const bothOf = (side: Float32Array): Sound => ({ left: side, right: side })
const tone = (seconds: number, hertz: number, level = 0.3): Sound => bothOf(toneOf(seconds * SAMPLE_RATE, hertz, level))

/** Tones of their own for each, so that they can be told apart in the mix. */
const HERTZ = { music: 440, scene: 650, song: 900, narration: 1_500 } as const

async function filmOf(t: Parameters<typeof folderOf>[0], kinds: readonly (keyof typeof HERTZ)[], level = 0.2) {
  const folder = await folderOf(t)
  const files: Record<string, string> = { a: await makeClip(join(folder, 'a.mp4'), { frames: 48, draw: plainOf(100) }) }
  const tracks: Track[] = []
  for (const kind of kinds) {
    files[kind] = join(folder, `${kind}.wav`)
    await writeSound(files[kind], tone(kind === 'narration' ? 3 : 10, HERTZ[kind], level), { format: 'wav' })
    const seconds = kind === 'narration' ? 3 : 10
    const atSeconds = kind === 'narration' ? 4 : 0
    tracks.push({ kind, gainDb: 0, cues: [{ source: kind, atSeconds, fromSeconds: 0, seconds }] })
  }
  const shots = Array.from({ length: 5 }, () => ({ source: 'a', frames: 48 }))
  const path = join(folder, 'film.mp4')
  const composed = await compose(timelineOf(shots, { tracks }), files, path)
  const sound = await decodeSound(path)
  const levelOf = (kind: keyof typeof HERTZ, from: number, to: number): number =>
    amplitudeToDecibels(amplitudeAt(sound.left.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE), HERTZ[kind]))
  return { composed, sound, levelOf }
}

test('speech lowers music and scene sound, but not a song', async t => {
  const { levelOf } = await filmOf(t, ['music', 'scene', 'song', 'narration'])
  for (const kind of ['music', 'scene'] as const) {
    const depth = levelOf(kind, 1, 3) - levelOf(kind, 5, 6.5)
    assert.ok(depth > 10 && depth < 14, `${kind} falls by ${depth.toFixed(1)} dB`)
    const after = levelOf(kind, 1, 3) - levelOf(kind, 8.5, 9.5)
    assert.ok(Math.abs(after) < 0.5, `${kind} comes back to ${after.toFixed(1)} dB below`)
  }
  assert.ok(Math.abs(levelOf('song', 1, 3) - levelOf('song', 5, 6.5)) < 0.5, 'the song stays')
  assert.ok(levelOf('narration', 5, 6) > levelOf('music', 5, 6) + 6)
})

test('a film with speech, a song or music is as loud as it has to be, however quiet its parts are, and its peaks stay below the ceiling', async t => {
  for (const [kinds, level] of [
    [['narration'], 0.2],
    [['music', 'narration'], 0.2],
    [['song', 'scene', 'narration'], 0.2],
    [['scene', 'music'], 0.02],
  ] as const) {
    const { composed, sound } = await filmOf(t, kinds, level)
    const { integratedLufs, truePeakDb } = measureLoudness(sound)
    assert.ok(Math.abs(integratedLufs + 16) < 1, `${kinds.join()}: ${integratedLufs.toFixed(2)} LUFS`)
    assert.ok(truePeakDb <= -1, `${kinds.join()}: ${truePeakDb.toFixed(2)} dBTP`)
    assert.ok(Math.abs((composed.lufs ?? 0) - integratedLufs) < 0.5)
  }
})

test('a film of scenes alone stays as loud as they are', async t => {
  const { composed, sound } = await filmOf(t, ['scene'], 0.02)
  const { integratedLufs } = measureLoudness(sound)
  assert.ok(integratedLufs < -28 && integratedLufs > -40, `${integratedLufs.toFixed(2)} LUFS`)
  assert.ok(Math.abs((composed.lufs ?? 0) - integratedLufs) < 0.5)
})

test('speech is louder than the rest, even if it was quiet', async t => {
  const { levelOf } = await filmOf(t, ['scene', 'narration'], 0.02)
  assert.ok(levelOf('narration', 5, 6) > levelOf('scene', 1, 3) + 12)
})

/** How far the loudest step from sample to sample stands out. */
function steepestOf({ left }: Sound, from: number, to: number): number {
  let steepest = 0
  for (let i = Math.round(from * SAMPLE_RATE); i < to * SAMPLE_RATE; i++)
    steepest = Math.max(steepest, Math.abs((left[i + 1] ?? 0) - (left[i] ?? 0)))
  return steepest
}

test('no cue begins or ends with a click, and a cue that continues has no gap', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 48, draw: plainOf(100) })
  const music = join(folder, 'music.wav')
  // A low tone: a jump stands out against its gentle steps.
  await writeSound(music, tone(6, 60, 0.5), { format: 'wav' })
  const path = join(folder, 'film.mp4')
  const cueAt = (atSeconds: number, fromSeconds: number, seconds: number) => ({
    source: 'music',
    atSeconds,
    fromSeconds,
    seconds,
  })
  // Cut in the middle of waves; the last two are one after the other in the source as well.
  const cues = [cueAt(0.5, 0.254, 0.5), cueAt(2, 1.004, 0.75), cueAt(2.75, 1.754, 0.75)]
  const shots = [1, 2].map(() => ({ source: 'a', frames: 48 }))
  await compose(timelineOf(shots, { tracks: [{ kind: 'music', gainDb: 0, cues }] }), { a, music }, path)
  const sound = await decodeSound(path)
  const within = steepestOf(sound, 2.2, 2.4)
  for (const edge of [0.5, 1, 2, 3.5]) {
    const steepest = steepestOf(sound, edge - 0.02, edge + 0.02)
    assert.ok(steepest < 6 * within, `at ${edge}: ${(steepest / within).toFixed(1)} times the tone's own`)
  }
  const quietest = Math.min(...[0, 1, 2, 3].map(step => peakAt(sound, 2.74 + step * 0.005)))
  assert.ok(quietest > 0.2 * peakAt(sound, 2.3), 'no gap at 2.75')
})

/** Over a wave of the tone. */
const peakAt = ({ left }: Sound, seconds: number): number =>
  left
    .subarray(Math.round((seconds - 0.009) * SAMPLE_RATE), Math.round((seconds + 0.009) * SAMPLE_RATE))
    .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

test('music that loops is heard to the end', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 48, draw: plainOf(100) })
  const music = join(folder, 'music.wav')
  await writeSound(music, tone(1.5, 440), { format: 'wav' })
  const path = join(folder, 'film.mp4')
  const cues = [{ source: 'music', atSeconds: 0, fromSeconds: 0, seconds: 8, loops: true as const, fadeOutSeconds: 1 }]
  const shots = [1, 2, 3, 4].map(() => ({ source: 'a', frames: 48 }))
  await compose(timelineOf(shots, { tracks: [{ kind: 'music', gainDb: 0, cues }] }), { a, music }, path)
  const sound = await decodeSound(path)
  const levels = [0.5, 1.5, 3, 4.5, 6, 6.8].map(at => peakAt(sound, at))
  for (const level of levels) assert.ok(level > 0.5 * levels[0]!, levels.join())
  assert.ok(peakAt(sound, 7.97) < 0.2 * levels[0]!, 'faded out')
})
