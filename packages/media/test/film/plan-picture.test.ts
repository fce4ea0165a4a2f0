import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../src/core/seeded-random.ts'
import type { ClipIndex } from '../../src/film/index-clip.ts'
import { type Piece, type PlannedShot, planPicture } from '../../src/film/plan-picture.ts'
import { splitLongPiece } from '../../src/film/split-long-piece.ts'

/** A clip with key frames at the given places, between which a decoder can stop after every fourth frame. */
function clipOf(frames: number, keys: readonly number[]): ClipIndex {
  const starts = new Uint8Array(frames)
  const ends = new Uint8Array(frames + 1).fill(0)
  for (const key of keys) starts[key] = 1
  let since = 0
  for (let frame = 0; frame <= frames; frame++) {
    since = starts[frame] === 1 ? 0 : since + 1
    ends[frame] = since === 0 || since % 4 === 1 || frame === frames ? 1 : 0
  }
  return { path: 'clip', isPlain: true, frames, parameterSets: 'sets', places: { starts, ends } }
}

const shotsOf = (
  clips: readonly { clip: ClipIndex; fromFrame?: number; frames?: number; isCopyable?: boolean }[],
): PlannedShot[] => {
  let atFrame = 0
  return clips.map(({ clip, fromFrame = 0, frames = clip.frames - fromFrame, isCopyable = true }, index) => {
    const shot = { source: `${index}`, name: '', fromFrame, frames, clip, isCopyable, atFrame }
    atFrame += frames
    return shot
  })
}

const spans = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, fromFrame, toFrame }) => `${kind} ${fromFrame}-${toFrame}`).join(', ')

test('packets without drawing are copied up to the last cut point before a transition', () => {
  const clip = clipOf(120, [0, 48, 96])
  const shots = shotsOf([{ clip }, { clip }])
  assert.equal(spans(planPicture(shots, () => false)), 'copy 0-120, copy 120-240')
  assert.equal(
    spans(planPicture(shots, frame => frame >= 112 && frame < 120)),
    'copy 0-109, encode 109-120, copy 120-240',
  )
  assert.equal(spans(planPicture(shots, frame => frame < 30)), 'encode 0-48, copy 48-120, copy 120-240')
  assert.equal(spans(planPicture(shots, () => true)), 'encode 0-240')
})

test('a clip of another encoder, or without places, is encoded whole', () => {
  const clip = clipOf(48, [0])
  const other = { ...clip, places: undefined }
  assert.equal(
    spans(planPicture(shotsOf([{ clip }, { clip, isCopyable: false }, { clip: other }]), () => false)),
    'copy 0-48, encode 48-144',
  )
})

test('a single frame takes neighbours along, and a piece does not end with a key picture', () => {
  const one = clipOf(1, [0])
  const long = clipOf(49, [0, 48])
  assert.equal(spans(planPicture(shotsOf([{ clip: one }]), () => false)), 'copy 0-1')
  assert.equal(spans(planPicture(shotsOf([{ clip: one }, { clip: long }]), () => false)), 'encode 0-49, copy 49-50')
  assert.equal(
    spans(planPicture(shotsOf([{ clip: long }, { clip: long }]), () => false)),
    'copy 0-45, encode 45-49, copy 49-98',
  )
})

test('however a film is cut and drawn on, every frame is there once, and every copy can be decoded', () => {
  const { next: random } = seededRandom(5)
  for (let round = 0; round < 400; round++) {
    const clips = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const frames = 1 + Math.floor(random() * 60)
      const keys = [0, ...Array.from({ length: 3 }, () => Math.floor(random() * frames))]
      const fromFrame = random() < 0.5 ? 0 : Math.floor(random() * frames)
      const clip = clipOf(frames, keys)
      return { clip, fromFrame, frames: 1 + Math.floor(random() * (frames - fromFrame)), isCopyable: random() < 0.9 }
    })
    const shots = shotsOf(clips)
    const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
    const touched = new Set(Array.from({ length: frames }, (_, frame) => frame).filter(() => random() < 0.05))
    const pieces = planPicture(shots, frame => touched.has(frame)).flatMap(piece => splitLongPiece(piece, shots))
    let at = 0
    for (const piece of pieces) {
      assert.equal(piece.fromFrame, at)
      at = piece.toFrame
      assert.ok(piece.toFrame - piece.fromFrame > 1 || at === frames, spans(pieces))
      if (piece.kind !== 'copy') continue
      const { clip, atFrame, fromFrame, isCopyable } = shots[piece.shot]!
      const to = piece.clipFrame + piece.toFrame - piece.fromFrame
      assert.equal(piece.clipFrame, fromFrame + piece.fromFrame - atFrame)
      assert.ok(isCopyable && clip.places?.starts[piece.clipFrame] === 1 && clip.places.ends[to] === 1)
      assert.ok(clip.places.starts[to - 1] !== 1 || at === frames)
      for (let frame = piece.fromFrame; frame < at; frame++) assert.ok(!touched.has(frame))
    }
    assert.equal(at, frames)
  }
})
