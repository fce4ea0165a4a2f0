import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeMap } from '../../src/compositor/change-map.ts'
import { copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import { drawPicture } from '../../src/compositor/draw-picture.ts'
import { drawRelief } from '../../src/compositor/draw-relief.ts'
import { drawSprite } from '../../src/compositor/draw-sprite.ts'
import { drawTransition } from '../../src/compositor/draw-transition.ts'
import { addGrade, applyGrade } from '../../src/compositor/grade.ts'
import { closeStage, openStage } from '../../src/compositor/open-stage.ts'
import { fillPicture, allocateLevels } from '../../src/compositor/picture-levels.ts'
import { layOutFramePlanes } from '../../src/compositor/planes.ts'
import { addRelief } from '../../src/compositor/relief.ts'
import { addSprite } from '../../src/compositor/sprite-levels.ts'
import { bytesAt, type Stage } from '../../src/compositor/stage.ts'
import { type TransitionKind, TRANSITIONS } from '../../src/compositor/transition-kinds.ts'
import { createSurfaces } from '../../src/compositor/transitions.ts'
import type { Size } from '../../src/frames/size.ts'
import { rgbaPictureOf, yuvPictureOf } from './slow-reference.ts'

const GUARD = 4_096

/** A stage whose target lies between bytes that nobody may write. */
async function guardedStage(size: Size): Promise<{ stage: Stage; isWhole(): boolean }> {
  const stage = await openStage(size)
  const bytes = size.width * size.height * 1.5
  const at = stage.arena.take(bytes + 2 * GUARD)
  bytesAt(stage, at, bytes + 2 * GUARD).fill(0xa5)
  stage.target = layOutFramePlanes(at + GUARD, size)
  const isWhole = (): boolean =>
    [at, at + GUARD + bytes].every(guard => bytesAt(stage, guard, GUARD).every(byte => byte === 0xa5))
  return { stage, isWhole }
}

for (const [width, height] of [
  [2, 2],
  [14, 10],
  [16, 16],
  [18, 6],
  [46, 34],
  [98, 50],
  [130, 4],
] as const) {
  test(`nothing is written outside a frame of ${width} x ${height}`, async () => {
    const { stage, isWhole } = await guardedStage({ width, height })
    const picture = allocateLevels(stage, { width: 77, height: 55 })
    fillPicture(stage, rgbaPictureOf({ width: 77, height: 55 }), picture)
    const sprite = addSprite(stage, rgbaPictureOf({ width: 23, height: 15 }))
    const relief = addRelief(stage, yuvPictureOf({ width: 60, height: 40 }), {
      width: 2,
      height: 1,
      nearness: Uint8Array.of(0, 255),
    })
    for (const zoom of [0.3, 0.7, 1, 1.9]) {
      for (const turn of [0, 0.4]) drawPicture(stage, picture, { x: 38.5, y: 27.5, zoom, turn })
    }
    assert.ok(isWhole(), 'pictures')
    for (const [x, y] of [
      [-3.5, -2.2],
      [width - 4, height - 4],
      [width / 2 - 11.3, height / 2 - 7],
    ] as const) {
      for (const turn of [0, 0.5]) drawSprite(stage, sprite, { x, y, turn, scale: 1.3 })
    }
    assert.ok(isWhole(), 'sprites')
    drawRelief(stage, relief, { x: 30, y: 20, zoom: 1.2, shiftX: width / 20, push: 0.1 })
    assert.ok(isWhole(), 'relief')
    const surfaces = createSurfaces(stage)
    surfaces.take()
    for (const kind of Object.keys(TRANSITIONS) as TransitionKind[]) {
      const way = TRANSITIONS[kind]
      const map = 'map' in way ? storeMap(stage, way.map, 0.1) : undefined
      const draw = (): void => drawPicture(stage, picture, { x: 38.5, y: 27.5, zoom: 1.1 })
      drawTransition(stage, { way, map }, 0.5, surfaces.all(), [draw, draw])
      assert.ok(isWhole(), kind)
    }
    applyGrade(stage, addGrade(stage, { contrast: 1.3, temperature: 0.3, vignette: 0.7, grain: 0.7 }), 1)
    assert.ok(isWhole(), 'grade')
    closeStage(stage)
  })
}

test('a frame of 4K is drawn to its last pixel', async () => {
  const size = { width: 3_840, height: 2_160 }
  const compositor = await createCompositor(size)
  compositor.drawPicture(
    compositor.addPicture({ width: 64, height: 36, pixels: new Uint8Array(64 * 36 * 1.5).fill(90) }),
  )
  const frame = compositor.frame()
  assert.equal(frame.length, 3_840 * 2_160 * 1.5)
  assert.ok(frame.every(code => code === 90))
  compositor.close()
})

async function drawMuch(): Promise<Buffer> {
  const compositor = await createCompositor({ width: 150, height: 82 })
  const picture = compositor.addPicture(rgbaPictureOf({ width: 200, height: 120 }))
  const nearness = new Uint8Array(200 * 120).map((_, at) => (at % 200) + ((at % 7) * at) / 24_000)
  const relief = compositor.addRelief(rgbaPictureOf({ width: 200, height: 120 }), { width: 200, height: 120, nearness })
  compositor.drawTransition(
    compositor.addTransition('clouds'),
    0.6,
    () => compositor.drawPicture(picture, { x: 99, y: 61, zoom: 0.8, turn: 0.1 }),
    () => compositor.drawRelief(relief, { x: 99, y: 61, zoom: 0.8, shiftX: 4, push: 0.1 }),
  )
  compositor.drawSprite(compositor.addSprite(rgbaPictureOf({ width: 33, height: 21 })), {
    x: 110.3,
    y: 55.5,
    turn: 0.3,
  })
  compositor.applyGrade(compositor.addGrade({ grain: 1, temperature: 0.4, vignette: 0.3 }), 5)
  const frame = copyFrame(compositor.frame())
  compositor.close()
  return frame
}

test('the same drawings give the same bytes for any earlier contents of memory', async () => {
  const frames: Buffer[] = []
  for (const before of [0, 255, 90, 201]) {
    const stage = await openStage({ width: 16, height: 16 })
    bytesAt(stage, stage.arena.take(8e6), 8e6).fill(before)
    closeStage(stage)
    frames.push(await drawMuch())
  }
  for (const frame of frames) assert.deepEqual(frame, frames[0])
})
