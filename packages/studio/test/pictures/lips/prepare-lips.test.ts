import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CLOSED, type MouthPose } from '../../../src/setting/mouth-pose.ts'
import { posesFromSound } from '../../../src/voice/lips/poses-from-sound.ts'
import { createSpeaker } from '../../../src/voice/create-speaker.ts'
import { createFormantRenderer } from '../../../src/voice/formant/create-formant-renderer.ts'
import { gatherSpeech } from '../../../src/voice/gather-speech.ts'
import { prepareLips } from '../../../src/pictures/lips/prepare-lips.ts'
import { findFaces } from '../../../src/pictures/look-at/faces/find-faces.ts'
import { openGraphModel } from '../../../src/models/tfjs/open-graph-model.ts'
import { frameToRgba } from '../../../../media/src/av/frame-to-rgba.ts'
import { createCompositor } from '../../../../media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { type Sound, SAMPLE_RATE, soundSeconds } from '../../../../media/src/sound/sound.ts'
import { FRAMES_PER_SECOND } from '../../../../media/src/frames/yuv-frame.ts'
import { filmed } from '../photo/filmed.ts'
import { wavesOf } from '../photo/test-pictures.ts'
import { type Head, portraitOf } from './portrait.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined
const SIZE = { width: 320, height: 240 }
const HEAD = { x: 160, y: 107, radius: 64 }
const where = 'images[0]'
const open = (open: number): MouthPose => ({ open, wide: 0 })
const portrait = portraitOf(SIZE, [HEAD])

async function noteOn(picture: RgbaPicture, withModels = true): Promise<string | undefined> {
  const compositor = await createCompositor(SIZE)
  try {
    const first = { shown: compositor.addPicture(picture), pixels: picture, left: 0, top: 0 }
    const models = withModels ? openGraphModel : async () => undefined
    return (await prepareLips(compositor, picture, { poses: [], where }, { first, others: [] }, models)).note
  } finally {
    compositor.close()
  }
}

test('without the models lips do not move, and the note says why', async () => {
  assert.equal(await noteOn(portrait, false), 'lips: no model is installed that finds faces')
})

describe('lips in a film', { skip: !isInstalled && '@vladmandic/human is not installed' }, () => {
  test('do not move without a face that is frontal and large enough, and a note says so', async () => {
    assert.equal(await noteOn(wavesOf(SIZE)), 'lips: no frontal face in images[0]')
    assert.equal(await noteOn(portraitOf(SIZE, [{ ...HEAD, turn: 0.9 }])), 'lips: no frontal face in images[0]')
    assert.equal(await noteOn(portrait), undefined)
  })

  test('change nothing while they are closed, or where there is no face', async () => {
    const closed = [open(0.8), open(0.5), CLOSED, CLOSED]
    for (const picture of [portrait, wavesOf(SIZE)]) {
      const options = { picture, frames: 4, move: 'push' } as const
      const plain = await filmed(SIZE, options, [0, 1, 2, 3])
      const moved = await filmed(SIZE, { ...options, lips: { poses: closed, where } }, [0, 1, 2, 3])
      const isSame = moved.map((frame, index) => frame.equals(plain[index]!))
      assert.deepEqual(isSame, picture === portrait ? [false, false, true, true] : [true, true, true, true])
    }
  })

  test('are those of the larger of two faces', async () => {
    const heads: Head[] = [
      { x: 80, y: 100, radius: 44 },
      { x: 226, y: 100, radius: 58 },
    ]
    const picture = portraitOf(SIZE, heads)
    const options = { picture, frames: 2, move: 'still' } as const
    const [, plain] = await filmed(SIZE, options, [0, 1])
    const [, spoken] = await filmed(SIZE, { ...options, lips: { poses: [CLOSED, open(0.8)], where } }, [0, 1])
    const changed = heads.map(({ x, y, radius }) => changedAround(plain!, spoken!, x, y + 0.65 * radius, 0.3 * radius))
    assert.equal(changed[0], 0)
    assert.ok(changed[1]! > 50, `${changed[1]}`)
  })

  test('move with the speech while the camera moves', async context => {
    const sound = await spoken('We all sing. <#0.4#> Now stop.')
    const frames = Math.floor(soundSeconds(sound) * FRAMES_PER_SECOND)
    const indices = Array.from({ length: frames }, (_, index) => index)
    const lips = { poses: posesFromSound(sound, frames), where }
    const film = await filmed(SIZE, { picture: portrait, frames, move: 'push', lips }, indices)
    const [gaps, energies]: [number[], number[]] = [[], []]
    for (const index of indices.filter(one => one % 3 === 0)) {
      // Measured by who has not moved them: the points of the face in the frame.
      const [face] = (await findFaces(await frameToRgba({ ...SIZE, pixels: film[index]! }))) ?? []
      assert.ok(face, `there is no face in frame ${index}`)
      const distance = (a: number, b: number): number =>
        Math.hypot(face.points[a]!.x - face.points[b]!.x, face.points[a]!.y - face.points[b]!.y)
      gaps.push(distance(13, 14) / distance(78, 308))
      energies.push(energyAt(sound, index))
    }
    const together = correlationOf(gaps, energies)
    context.diagnostic(`mouth opening and speech energy correlate by ${together.toFixed(3)}`)
    assert.ok(together > 0.7, `${together}`)
  })
})

async function spoken(text: string): Promise<Sound> {
  const speaker = await createSpeaker({ renderer: createFormantRenderer() })
  const { sound } = await gatherSpeech(speaker.speak({ text, voice: 'English_Female_Currency' }))
  await speaker.close()
  return sound
}

function energyAt({ left }: Sound, frame: number): number {
  const samples = SAMPLE_RATE / FRAMES_PER_SECOND
  const part = left.subarray(frame * samples, (frame + 1) * samples)
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / samples)
}

function correlationOf(a: readonly number[], b: readonly number[]): number {
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  const along = a.reduce((sum, value, at) => sum + (value - meanA) * (b[at]! - meanB), 0)
  const [spreadA, spreadB] = [a.map(value => (value - meanA) ** 2), b.map(value => (value - meanB) ** 2)]
  return along / Math.sqrt(meanOf(spreadA) * a.length * meanOf(spreadB) * b.length)
}

/** Pixels of luma around a place that differ. */
function changedAround(a: Buffer, b: Buffer, x: number, y: number, reach: number): number {
  let count = 0
  for (let row = Math.round(y - reach); row < y + reach; row++) {
    for (let column = Math.round(x - reach); column < x + reach; column++) {
      const at = row * SIZE.width + column
      if (Math.abs(a[at]! - b[at]!) > 3) count++
    }
  }
  return count
}
