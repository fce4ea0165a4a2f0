import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { mkdtempSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { decodeSound } from '../../../media/src/av/decode-sound.ts'
import { frameToRgba } from '../../../media/src/av/frame-to-rgba.ts'
import type { Made, Order } from '../../../media/src/engine/contract.ts'
import { FRAMES_PER_SECOND } from '../../../media/src/frames/yuv-frame.ts'
import { type Sound, soundSeconds } from '../../../media/src/sound/sound.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import { writeSound } from '../../../media/src/write/write-sound.ts'
import { clip as VIDEO } from '../../../service/test/engines/minimal-orders.ts'
import { openGraphModel } from '../../src/models/tfjs/open-graph-model.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { findFaces } from '../../src/pictures/look-at/faces/find-faces.ts'
import { createFormantRenderer } from '../../src/voice/formant/create-formant-renderer.ts'
import { createSpeaker } from '../../src/voice/create-speaker.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { posesFromSound } from '../../src/voice/lips/poses-from-sound.ts'
import { type Head, portraitOf } from '../pictures/lips/portrait.ts'
import { framesOf } from './lips-orders.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined
const skip = !isInstalled && '@vladmandic/human is not installed'
const SIZE = { width: 480, height: 360 }
const HEAD: Head = { x: 240, y: 160, radius: 92 }
const folder = mkdtempSync(join(tmpdir(), 'kinora-move-lips-'))
after(() => rm(folder, { recursive: true, force: true }))

async function spoken(text: string): Promise<Sound> {
  const speaker = await createSpeaker({ renderer: createFormantRenderer() })
  const { sound } = await gatherSpeech(speaker.speak({ text, voice: 'English_Female_Currency' }))
  await speaker.close()
  return sound
}

const at = (name: string): string => join(folder, name)

async function moved(seconds: number): Promise<Made & { frames: Uint8Array[] }> {
  const order: Order = {
    kind: 'lips',
    prompt: '',
    seed: 1,
    inputs: [
      { role: 'video_url', kind: 'clip', path: at('talking.mp4') },
      { role: 'audio_url', kind: 'sound', path: at('new.wav') },
    ],
    ...SIZE,
    seconds,
    clip: 'video_url',
    sound: 'audio_url',
  }
  await mkdir(at('made'))
  const done = await makeOrder({ folder: at('made'), order }, () => undefined)
  return { ...done, frames: await framesOf(done.files[0]!.path) }
}

/** How far lips are apart in every third frame, as somebody sees it who has not moved them. */
async function gapsOf(frames: readonly Uint8Array[]): Promise<number[]> {
  const gaps: number[] = []
  for (const pixels of frames.filter((_, index) => index % 3 === 0)) {
    const [face] = (await findFaces(await frameToRgba({ ...SIZE, pixels }))) ?? []
    const distance = (a: number, b: number): number =>
      face ? Math.hypot(face.points[a]!.x - face.points[b]!.x, face.points[a]!.y - face.points[b]!.y) : 0
    gaps.push(distance(13, 14) / Math.max(1, distance(78, 308)))
  }
  return gaps
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const along = mean(a.map((value, index) => (value - meanA) * (b[index]! - meanB)))
  return along / Math.sqrt(mean(a.map(value => (value - meanA) ** 2)) * mean(b.map(value => (value - meanB) ** 2)))
}

describe('a clip with a speaker', { skip }, () => {
  let sound: Sound
  let talking: Uint8Array[]
  let made: Made & { frames: Uint8Array[] }

  before(async () => {
    await writePicture(at('portrait.png'), portraitOf(SIZE, [HEAD]), { format: 'png' })
    await writeSound(at('old.wav'), await spoken('Mama and papa are far away, far away.'), { format: 'wav' })
    sound = await spoken('We all sing. <#0.4#> Now stop.')
    await writeSound(at('new.wav'), sound, { format: 'wav' })
    const inputs = [
      { role: 'images[0]', kind: 'picture', path: at('portrait.png') },
      { role: 'sounds[0]', kind: 'sound', path: at('old.wav') },
    ] as const
    const old: Order = {
      ...VIDEO,
      ...SIZE,
      seconds: 2,
      prompt: 'slow zoom in',
      from: { kind: 'frame' },
      inputs,
      lips: { sound: 'sounds[0]' },
    }
    const film = await makeOrder({ order: old, folder }, () => undefined)
    await rename(film.files[0]!.path, at('talking.mp4'))
    talking = await framesOf(at('talking.mp4'))
    made = await moved(soundSeconds(sound))
  })

  test('follows another sound, without traces of its former speech', async context => {
    const frames = Math.round(soundSeconds(sound) * FRAMES_PER_SECOND)
    assert.equal(made.frames.length, frames)
    const wanted = posesFromSound(sound, frames).filter((_, index) => index % 3 === 0)
    const gaps = await gapsOf(made.frames)
    const together = correlation(
      gaps,
      wanted.map(({ open }) => open),
    )
    context.diagnostic(`mouth opening and the new sound correlate by ${together.toFixed(3)}`)
    assert.ok(together >= 0.85, `${together}`)
    const before = await gapsOf(talking)
    const old = correlation(gaps.slice(0, before.length), before.slice(0, gaps.length))
    context.diagnostic(`and with what it said before by ${old.toFixed(3)}`)
    assert.ok(old < together / 2, `${old}`)
  })

  test('keeps the rest of each frame', context => {
    // Wider than the face, and down to below the chin.
    const [left, right, top, bottom] = [HEAD.x - 115, HEAD.x + 115, HEAD.y - 125, HEAD.y + 170]
    let [sum, count, most] = [0, 0, 0]
    for (const [index, before] of talking.slice(0, made.frames.length).entries())
      for (let y = 0; y < SIZE.height; y++)
        for (let x = 0; x < SIZE.width; x++) {
          if (x > left && x < right && y > top && y < bottom) continue
          const off = Math.abs(before[y * SIZE.width + x]! - made.frames[index]![y * SIZE.width + x]!)
          sum += off
          most = Math.max(most, off)
          count += 1
        }
    context.diagnostic(`outside the face luma differs by ${(sum / count).toFixed(3)} in the mean, ${most} at most`)
    assert.ok(sum / count < 0.5 && most <= 16, `${sum / count}, ${most}`)
  })

  test('has only the new sound', async () => {
    const heard = await decodeSound(made.files[0]!.path)
    const length = Math.min(heard.left.length, sound.left.length)
    const energy = (samples: Float32Array): number[] =>
      Array.from({ length: Math.floor(length / 2_400) }, (_, step) =>
        Math.sqrt(samples.subarray(step * 2_400, (step + 1) * 2_400).reduce((sum, value) => sum + value ** 2, 0)),
      )
    assert.ok(correlation(energy(heard.left), energy(sound.left)) > 0.98)
    assert.deepEqual(made.notes, [])
  })
})
