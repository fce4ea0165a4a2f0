import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createArena } from '../../src/compositor/arena.ts'
import { type Compositor, createCompositor } from '../../src/compositor/compositor.ts'
import { rgbaPictureOf, yuvPictureOf } from './slow-reference.ts'

const memoryOf = () => {
  const memory = {
    buffer: new ArrayBuffer(65_536),
    grow: (pages: number) => {
      memory.buffer = new ArrayBuffer(memory.buffer.byteLength + pages * 65_536)
      return 0
    },
  }
  return memory
}

test('freed blocks are reused, and neighbouring free blocks merge', () => {
  const memory = memoryOf()
  const arena = createArena(memory, 1_000)
  const [a, b, c] = [arena.take(20_000), arena.take(20_000), arena.take(20_000)]
  const grown = memory.buffer.byteLength
  assert.ok(a >= 1_000 && a % 64 === 0 && b >= a + 20_000 && c >= b + 20_000)
  arena.give(a)
  arena.give(c)
  arena.give(b)
  assert.equal(arena.takenBytes(), 0)
  assert.equal(arena.take(60_000), a)
  assert.equal(memory.buffer.byteLength, grown)
})

test('a small last part is merged instead of lost', () => {
  const memory = memoryOf()
  const arena = createArena(memory, 0)
  arena.take(1_000)
  const last = arena.take(1_000)
  arena.give(last)
  assert.equal(arena.take(100_000), last)
})

test('giving what was not taken, or twice, is an error', () => {
  const arena = createArena(memoryOf(), 0)
  const piece = arena.take(10)
  arena.give(piece)
  assert.throws(() => arena.give(piece), /nothing was taken/)
})

test('a memory that cannot grow says so', () => {
  const memory = {
    ...memoryOf(),
    grow: () => {
      throw new RangeError('no')
    },
  }
  assert.throws(() => createArena(memory, 0).take(1e9), /no room for 1001 MB/)
})

/** Everything that can be added, drawn once. */
function drawAll(compositor: Compositor): void {
  const { width, height } = compositor
  const pixels = yuvPictureOf({ width: 100, height: 80 })
  const added = {
    picture: compositor.addPicture(pixels),
    sprite: compositor.addSprite(rgbaPictureOf({ width: 31, height: 17 })),
    relief: compositor.addRelief(pixels, { width: 10, height: 8, nearness: new Uint8Array(80).map((_, at) => at * 3) }),
    plate: compositor.addPlate({ width: 40, height: 30, rgb: new Float32Array(3_600).fill(0.4) }),
    transition: compositor.addTransition('clock'),
    grade: compositor.addGrade({ contrast: 1.2, vignette: 0.5, grain: 0.5 }),
  }
  compositor.drawTransition(
    added.transition,
    0.5,
    () => compositor.drawRelief(added.relief, { x: 50, y: 40, zoom: width / 80, shiftX: 2 }),
    () => compositor.drawPicture(added.plate, { x: 20, y: 15, zoom: height / 30, turn: 0.1 }),
  )
  compositor.drawSprite(added.sprite, { x: 3.3, y: 4.4, turn: 0.2 })
  compositor.applyGrade(added.grade, 3)
  for (const handle of Object.values(added)) handle.free()
}

test('repeated work takes no more memory, in one compositor and in several', async () => {
  const first = await createCompositor({ width: 320, height: 180 })
  drawAll(first)
  const bytes = first.memoryBytes()
  const frame = Buffer.from(first.frame())
  for (let nth = 0; nth < 10; nth++) drawAll(first)
  assert.equal(first.memoryBytes(), bytes)
  first.close()
  for (let nth = 0; nth < 5; nth++) {
    const next = await createCompositor({ width: 320, height: 180 })
    drawAll(next)
    assert.equal(next.memoryBytes(), bytes)
    // What the last one left in memory is seen nowhere.
    assert.deepEqual(next.frame(), frame)
    next.close()
  }
})

test('drawing keeps the size of memory, and the position of the frame', async () => {
  const compositor = await createCompositor({ width: 320, height: 180 })
  const picture = compositor.addPicture(yuvPictureOf({ width: 640, height: 480 }))
  const frame = compositor.frame()
  for (const zoom of [0.5, 0.2, 0.03, 3]) compositor.drawPicture(picture, { x: 300, y: 200, zoom })
  assert.equal(compositor.frame(), frame)
  assert.equal(frame.length, 320 * 180 * 1.5)
  compositor.close()
})

test('after memory has grown the frame is fetched again with its contents', async () => {
  const compositor = await createCompositor({ width: 64, height: 64 })
  compositor.drawColour([255, 255, 255])
  const old = compositor.frame()
  const bytes = compositor.memoryBytes()
  const large = { width: 4_096, height: 4_096 }
  const pixels = new Uint8Array(4_096 * 4_096 * 1.5)
  while (compositor.memoryBytes() === bytes) compositor.addPicture({ ...large, pixels })
  assert.equal(old.length, 0)
  assert.ok(
    compositor
      .frame()
      .subarray(0, 4_096)
      .every(code => code === 235),
  )
  compositor.close()
})

test('a freed, foreign or closed handle is rejected by name', async () => {
  const [compositor, other] = [
    await createCompositor({ width: 16, height: 16 }),
    await createCompositor({ width: 16, height: 16 }),
  ]
  const picture = compositor.addPicture(yuvPictureOf({ width: 16, height: 16 }))
  assert.throws(() => other.drawPicture(picture), /this picture was freed, or was never added/)
  picture.free()
  assert.throws(() => compositor.drawPicture(picture), /this picture was freed/)
  assert.throws(() => picture.free(), /this picture was freed/)
  const sprite = compositor.addSprite(rgbaPictureOf({ width: 4, height: 4 }))
  compositor.close()
  compositor.close()
  assert.throws(() => compositor.drawSprite(sprite, { x: 0, y: 0 }), /this sprite was freed/)
  for (const use of [
    () => compositor.frame(),
    () => compositor.drawColour([0, 0, 0]),
    () => compositor.addPicture(yuvPictureOf({ width: 16, height: 16 })),
    () => compositor.addGrade({}),
  ])
    assert.throws(use, /the compositor is closed/)
  other.close()
})
