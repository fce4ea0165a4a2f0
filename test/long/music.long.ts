import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOODS } from '../../packages/studio/src/setting/shot-list.ts'
import { findBeats } from '../../packages/studio/src/hearing/find-beats.ts'
import { composeMusic } from '../../packages/studio/src/music/compose-music.ts'
import { GENRES } from '../../packages/media/src/scene/vocabulary.ts'
import { genres } from '../../packages/studio/src/music/genres/genres.ts'
import { isMinor } from '../../packages/studio/src/music/harmony/modes.ts'
import { playScore } from '../../packages/studio/src/music/play/play-score.ts'
import { measuredByFfmpeg } from '../../packages/media/test/sound/ebur128.ts'
import { secondsToSamples } from '../../packages/media/src/sound/sound.ts'
import { plainTempoOf } from '../../packages/studio/test/hearing/plain-tempo.ts'
import { brightnessOf, levelDbOf } from '../../packages/studio/test/music/meters.ts'

const SECONDS = 20
const print = (line: string): boolean => process.stdout.write(`${line}\n`)

test('every genre is heard at the requested tempo', async () => {
  print('genre        asked   ears    plain')
  const wrong: string[] = []
  for (const [index, genre] of GENRES.entries()) {
    const [slow, fast] = genres()[genre].tempo
    for (const place of [0.3, 0.5, 0.7]) {
      const tempo = Math.round((slow + (fast - slow) * place) * 10) / 10
      const sound = await playScore(
        composeMusic({ genre, mood: MOODS[index % MOODS.length]!, tempo, seconds: SECONDS, seed: 1 }),
      )
      const [ears, plain] = [findBeats(sound).tempo, plainTempoOf(sound, tempo)]
      print(
        `${genre.padEnd(11)} ${tempo.toFixed(1).padStart(6)} ${ears.toFixed(1).padStart(6)} ${plain.toFixed(1).padStart(7)}`,
      )
      if (![ears, plain].every(heard => Math.abs(heard / tempo - 1) < 0.02)) wrong.push(`${genre} at ${tempo}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('moods differ in tempo, mode and brightness; all end in time, below the ceiling, and in silence', async () => {
  const rows = new Map<string, { tempo: number; minor: boolean; brightness: number }>()
  print('mood        genre      tempo  mode            centre   LUFS   peak  range')
  for (const mood of MOODS) {
    const score = composeMusic({ mood, seconds: 30, seed: 7 })
    const sound = await playScore(score)
    const { lufs, truePeakDb, range } = await measuredByFfmpeg(sound)
    const brightness = brightnessOf(sound)
    rows.set(mood, { tempo: score.tempo, minor: isMinor(score.mode), brightness })
    print(
      `${mood.padEnd(11)} ${score.genre.padEnd(10)} ${score.tempo.toFixed(1).padStart(5)}  ${score.mode.padEnd(14)} ${brightness.toFixed(0).padStart(6)} ${lufs.toFixed(1).padStart(7)} ${truePeakDb.toFixed(1).padStart(6)} ${range.toFixed(1).padStart(5)}`,
    )
    assert.equal(sound.left.length, secondsToSamples(30))
    assert.ok(truePeakDb <= -2.9)
    assert.ok(levelDbOf(sound, 29.9, 30) < -55, mood)
  }
  const of = (mood: string) => rows.get(mood)!
  assert.ok(of('happy').brightness > 1.8 * of('sad').brightness)
  assert.ok(of('happy').tempo > 1.4 * of('sad').tempo)
  assert.ok(of('playful').brightness > 1.5 * of('calm').brightness)
  for (const mood of ['sad', 'epic', 'tense', 'mysterious']) assert.ok(of(mood).minor, mood)
  for (const mood of ['calm', 'happy', 'romantic', 'playful', 'neutral']) assert.ok(!of(mood).minor, mood)
})
