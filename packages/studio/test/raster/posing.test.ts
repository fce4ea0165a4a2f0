import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  type BodyOptions,
  createRasteriser,
  type Layer,
  type Posable,
  type Posing,
} from '../../src/raster/rasteriser.ts'
import { lightFrame, seenBounds, shadowBox, spanBounds } from '../../src/raster/light-frame.ts'
import { COLOUR_WORD, MATERIALS, type Mesh, packColour, VERTEX_WORDS, writeVertex } from '../../src/raster/mesh.ts'
import type { RasterLight } from '../../src/raster/raster-scene.ts'
import { flatPlate } from './slow-raster.ts'
import { LIGHT as ABOVE, REST, SIZE, STILL } from './still-frame.ts'

const LIGHT: RasterLight = { ...ABOVE, mirrorsAll: true }

/** A square of a metre that faces the camera five metres away, its lower edge at a height. */
function squareAt(bottom: number, material: 'glowing' | 'card' = 'glowing'): Mesh {
  const corners = [
    [-0.5, bottom],
    [0.5, bottom],
    [0.5, bottom + 1],
    [-0.5, bottom + 1],
  ] as const
  const vertices = new Float32Array(4 * VERTEX_WORDS)
  for (const [at, [x, y]] of corners.entries())
    writeVertex(vertices, at, {
      place: [x, y, 5],
      normal: [0, 0, -1],
      bones: [0, 0],
      share: 1,
      colour: [200, 40, 40],
      material,
      open: 1,
    })
  // Seen from both sides, so that it does not matter which of them is the front.
  return { vertices, indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 2, 1, 0, 3, 2, 0]), bones: 1 }
}

function drawn(body: BodyOptions, posing: Partial<Posing> = {}, prepare: (posable: Posable) => void = () => {}) {
  const rasteriser = createRasteriser({ frame: SIZE, plate: flatPlate(SIZE, 1_000), light: LIGHT })
  const posable = rasteriser.add(body)
  prepare(posable)
  rasteriser.begin(STILL)
  posable.pose(REST, { at: [0, 0, 5], radius: 2, groundY: -1, ...posing })
  return rasteriser.finish()
}

/** How many pixels are seen, how strongly, where their middle is, and their mean colour. */
function seen(layer: Layer | undefined, isIn: (y: number) => boolean = () => true) {
  const sums = { count: 0, alpha: 0, y: 0, red: 0, green: 0, top: Infinity, bottom: -Infinity }
  for (let at = 0; layer && at < layer.width * layer.height; at++) {
    const [red = 0, green = 0, , alpha = 0] = layer.rgba.subarray(at * 4, at * 4 + 4)
    const y = layer.top + Math.floor(at / layer.width)
    if (alpha < 8 || !isIn(y)) continue
    sums.count += 1
    sums.alpha += alpha
    sums.y += y
    sums.red += red
    sums.green += green
    sums.top = Math.min(sums.top, y)
    sums.bottom = Math.max(sums.bottom, y)
  }
  const mean = (sum: number): number => sum / Math.max(1, sums.count)
  return { ...sums, alpha: mean(sums.alpha), y: mean(sums.y), red: mean(sums.red), green: mean(sums.green) }
}

const square = squareAt(0)
const whole = seen(drawn({ mesh: square }))

test('a body is visible in proportion to its opacity', () => {
  assert.ok(whole.count > 20 && whole.alpha > 200, JSON.stringify(whole))
  const half = seen(drawn({ mesh: square }, { opacity: 0.5 }))
  assert.ok(Math.abs(half.alpha / whole.alpha - 0.5) < 0.1, `${half.alpha} of ${whole.alpha}`)
})

test('water shows a body upside down, at the same distance from its edge, with the given strength', () => {
  const at = -0.2
  const mirrored = drawn({ mesh: square }, { mirror: { at, strength: 0.4 } })
  const below = seen(mirrored, y => y > whole.bottom)
  assert.ok(below.count > 0.6 * whole.count, JSON.stringify(below))
  assert.ok(Math.abs(below.alpha / whole.alpha - 0.4) < 0.15, `${below.alpha}`)
  // The edge of the water lies between the two.
  const plate = flatPlate(SIZE, 1_000)
  const edge = plate.horizonY - (at * plate.focal) / 5
  assert.ok(Math.abs((below.y + whole.y) / 2 - edge) < 1.5, `${below.y} and ${whole.y} about ${edge}`)
})

test('a picture is drawn at its position, and colours are replaced', () => {
  const picture = { width: 2, height: 2, left: -0.5, top: 1, perMetre: 2 }
  // Green above, red below.
  const rgba = Uint8Array.from([0, 200, 0, 255, 0, 200, 0, 255, 200, 0, 0, 255, 200, 0, 0, 255])
  const painted = drawn({ mesh: squareAt(0, 'card'), picture }, { glow: 1 }, one => one.paint(rgba))
  const [upper, lower] = [seen(painted, y => y < whole.y - 1), seen(painted, y => y > whole.y + 1)]
  assert.ok(upper.green > upper.red && lower.red > lower.green, JSON.stringify([upper, lower]))
  const green = packColour([0, 200, 0], MATERIALS.glowing)
  const recoloured = seen(
    drawn({ mesh: square }, {}, one => one.recolour(Uint32Array.from({ length: 4 }, () => green))),
  )
  assert.ok(whole.red > whole.green && recoloured.green > recoloured.red)
  assert.throws(() => drawn({ mesh: square }, {}, one => one.paint(rgba)), /has no picture/)
})

test('a vertex has ten words: position, normal, share, bones, colour and openness', () => {
  const vertices = new Float32Array(2 * VERTEX_WORDS)
  writeVertex(vertices, 1, {
    place: [1, 2, 3],
    normal: [0, 1, 0],
    bones: [4, 5],
    share: 0.25,
    colour: [1, 2, 3],
    material: 'glossy',
    open: 0.5,
  })
  const words = new Uint32Array(vertices.buffer)
  assert.deepEqual([...vertices.subarray(10, 17)], [1, 2, 3, 0, 1, 0, 0.25])
  assert.equal(words[17], 4 + (5 << 16))
  assert.equal(words[10 + COLOUR_WORD], 1 + (2 << 8) + (3 << 16) + (6 << 24))
  assert.equal(vertices[19], 0.5)
  assert.ok(vertices.subarray(0, 10).every(word => word === 0))
  assert.equal(packColour([1, 2, 3]), 1 + (2 << 8) + (3 << 16), 'matte, if nothing is said')
})

test('materials have the numbers of the wasm, and an unknown one is 0', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/raster/assembly/shade.as'), 'utf8')
  const told = [...source.matchAll(/^const ([A-Z]+): u32 = (\d+)$/gm)].map(([, name = '', number]) => [
    name.toLowerCase(),
    Number(number),
  ])
  assert.deepEqual(MATERIALS, { matte: 0, ...Object.fromEntries(told) })
})

const PLATE_OF_SEEN = { ...SIZE, waterKind: 1, focal: 64, centreX: 32, horizonY: 24, nearest: 1 }

const BODIES = [
  { at: [-2, 1.5, 6], radius: 1, groundY: 0 },
  { at: [3, 0.75, 9], radius: 0.5, groundY: -0.5 },
] as const

test('both maps of the light have exactly all bodies', () => {
  const spans = spanBounds(BODIES)
  assert.deepEqual(spans, { low: [-3, 0.25, 5], high: [3.5, 2.5, 9.5] })
  for (const [x, y, z] of [
    [0, 1, 0],
    [0.6, 0.8, 0],
    [0.36, 0.8, -0.48],
  ] as const) {
    const map = lightFrame([x, y, z], spans, 512, 128)
    const far: number[] = []
    for (const cx of [spans.low[0], spans.high[0]])
      for (const cy of [spans.low[1], spans.high[1]])
        for (const cz of [spans.low[2], spans.high[2]]) {
          const [dx, dy, dz] = [cx - map.lightAtX, cy - map.lightAtY, cz - map.lightAtZ]
          far.push(Math.abs(map.lightScale * (dx * map.acrossX + dy * map.acrossY + dz * map.acrossZ)))
          far.push(Math.abs(map.lightScale * (dx * map.upX + dy * map.upY + dz * map.upZ)))
          // However the light turns, the furthest corner stays four pixels inside.
          assert.ok(Math.abs(map.lightScale * Math.hypot(dx, dy, dz) - 252) < 1e-6)
          for (const place of [(cx - map.contactX) * map.contactScale, (cz - map.contactZ) * map.contactScale])
            assert.ok(place > 0 && place < 128, `contact at ${place}`)
        }
    assert.ok(Math.max(...far) <= 252 + 1e-6 && Math.max(...far) > 160, `${Math.max(...far)} from the middle of 512`)
    // Across, up and the light stand at right angles, each one long.
    const axes = [
      [map.acrossX, map.acrossY, map.acrossZ],
      [map.upX, map.upY, map.upZ],
      [map.lightX, map.lightY, map.lightZ],
    ] as const
    for (const [i, one] of axes.entries())
      for (const [j, other] of axes.entries()) {
        const dot = one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
        assert.ok(Math.abs(dot - (i === j ? 1 : 0)) < 1e-9)
      }
  }
})

test('the maps of the light have only the near part of a body that extends far beyond the frame', () => {
  const plate = { ...PLATE_OF_SEEN, depth: new Float32Array(0), mask: new Uint8Array(0) }
  const face = { at: [0, 0, 2], radius: 0.2, groundY: -1 } as const
  const ship = { at: [4, 1, 6], radius: 20, groundY: -1 } as const
  const wide = { ...STILL, zoom: 0.02 }
  assert.deepEqual(seenBounds([face, ship], plate, wide, SIZE), spanBounds([face, ship]), 'all of it is seen')
  const { low, high } = seenBounds([face, ship], plate, { ...STILL, zoom: 4 }, SIZE)
  // At the ship 1.5 metres are seen, half of it to each side, and one more beyond it.
  assert.ok(Math.abs(high[0] - 1.75) < 1e-6 && Math.abs(low[0] + 1.75) < 1e-6, `${low[0]} to ${high[0]}`)
  assert.ok(high[1] - low[1] < 4)
  const aside = { at: [50, 0, 6], radius: 1, groundY: -1 } as const
  const alone = seenBounds([face], plate, STILL, SIZE)
  assert.deepEqual(seenBounds([face, aside], plate, STILL, SIZE), alone, 'and nothing of who is far away')
})

test('shadows are searched below a body and away from the light, within the frame', () => {
  const frame = { width: 640, height: 480 }
  const plate = flatPlate(frame, 1_000)
  const camera = { ...STILL, x: 320, y: 240 }
  const body = [{ at: [0, 0, 6], radius: 0.5, groundY: -1 }] as const
  const boxFor = (direction: RasterLight['direction'], shadow = 1) =>
    shadowBox(body, { ...LIGHT, direction, shadow }, plate, camera, frame)
  const screenX = (x: number, z: number): number => 320 + plate.centreX - 320 + (x * plate.focal) / z
  const screenY = (y: number, z: number): number => 240 + plate.horizonY - 240 - (y * plate.focal) / z
  const above = boxFor([0, 1, 0])
  assert.equal(above.left, Math.max(0, Math.floor(screenX(-0.5, 5.5))))
  assert.equal(above.right, Math.min(640, Math.ceil(screenX(0.5, 5.5))))
  assert.equal(above.bottom, Math.min(480, Math.ceil(screenY(-1, 5.5))))
  const [fromRight, fromLeft] = [boxFor([0.6, 0.8, 0]), boxFor([-0.6, 0.8, 0])]
  assert.ok(fromRight.left < above.left && fromRight.right === above.right)
  assert.ok(fromLeft.right > above.right && fromLeft.left === above.left)
  const none = boxFor([0, 1, 0], 0)
  assert.ok(none.right <= none.left && none.bottom <= none.top, 'without shadows nowhere')
  const faint = boxFor([0, 1, 0], 0.2)
  assert.ok(faint.right > faint.left && faint.bottom > faint.top, 'a faint one is one')
  const contact = shadowBox(body, { ...LIGHT, direction: [0.6, 0.8, 0], shadow: 0, contact: 0.5 }, plate, camera, frame)
  assert.deepEqual([contact.left, contact.right], [above.left, above.right], 'where a foot stands it is below it alone')
})

test('a lower light extends the search for shadows, up to a limit at the horizon', () => {
  const frame = { width: 4_000, height: 480 }
  const plate = flatPlate(frame, 1_000)
  const camera = { ...STILL, x: 2_000, y: 240 }
  const reach = (high: number): number => {
    const direction: RasterLight['direction'] = [Math.sqrt(1 - high * high), high, 0]
    const body = [{ at: [0, 0, 40], radius: 0.5, groundY: -1 }] as const
    const box = shadowBox(body, { ...LIGHT, direction, shadow: 1 }, plate, camera, frame)
    return ((2_000 - box.left) * 40) / plate.focal
  }
  const [high, middle, low, flat] = [reach(0.9), reach(0.5), reach(0.25), reach(0.01)]
  assert.ok(high < middle && middle < low && low <= flat, `${high} ${middle} ${low} ${flat}`)
  // As long as the body is high for each metre that the light climbs, and its own half beside.
  assert.ok(Math.abs(middle - (1.5 * Math.sqrt(0.75)) / 0.5 - 0.5) < 0.1, `${middle}`)
  assert.ok(flat > 7 && flat < 9, `${flat} m`)
})
