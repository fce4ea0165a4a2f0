import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Compositor, Sprite } from '../../../media/src/compositor/compositor.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import type { ShotCamera } from '../../src/camera/shot-camera.ts'
import type { Place } from '../../src/direct/shot-list.ts'
import { type Actor, drawActors } from '../../src/scene/actors.ts'
import { createAudience } from '../../src/scene/create-audience.ts'
import { createCaption } from '../../src/scene/create-caption.ts'
import { createMovingLayers } from '../../src/scene/moving-layers.ts'
import { paintAurora } from '../../src/scene/paint-aurora.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import { KINDS } from '../../src/scenery/plate.ts'
import { levelPlate, memberOf, spotOf } from './level-plate.ts'
import { shotOf } from './shots.ts'

type Drawn = { sprite: Sprite; x: number; y: number; scale?: number; opacity?: number }

/** A compositor that keeps the pictures it is given and where they are put, and draws none. */
function recorder(width = 320, height = 180) {
  const pictures: RgbaPicture[] = []
  const drawn: Drawn[] = []
  const compositor = {
    width,
    height,
    addSprite: (picture: RgbaPicture) => {
      pictures.push(picture)
      return { width: picture.width, height: picture.height, free() {} }
    },
    drawSprite: (sprite: Sprite, at: Omit<Drawn, 'sprite'>) => void drawn.push({ sprite, ...at }),
  } as unknown as Compositor
  const during = (draw: () => void): Drawn[] => {
    drawn.length = 0
    draw()
    return [...drawn]
  }
  return { compositor, pictures, during }
}

const CAMERA: ShotCamera = { x: 92, y: 52, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.5 }

test('a caption comes in gently from below within a second of its time, and then stands', () => {
  const { compositor, during } = recorder()
  const caption = createCaption(compositor, 'Once upon a time', 'en', { from: 1 })!
  const at = (seconds: number): Drawn | undefined => during(() => caption.draw(seconds))[0]
  assert.equal(at(0.9), undefined, 'not yet')
  const [first, half, whole, later] = [at(1.05)!, at(1.3)!, at(1.6)!, at(4)!]
  assert.ok(first.opacity! < half.opacity! && half.opacity! < 1 && whole.opacity === 1)
  assert.ok(first.y > half.y && half.y > whole.y && first.y - whole.y <= 0.02 * 180 + 1e-6, `${first.y - whole.y}`)
  assert.deepEqual([whole.x, whole.y], [later.x, later.y])
  assert.equal(createCaption(compositor, ' ', 'en'), undefined)
})

test('an audience fills the width before a stage in two rows, the nearer darker, and moves as people do', () => {
  const { compositor, pictures, during } = recorder()
  const audience = createAudience(compositor, seededRandom(2))
  for (const { width, height, rgba } of pictures) {
    assert.ok(width >= 1.1 * 320)
    const isHead = (x: number): boolean =>
      Array.from({ length: height }, (_, y) => y).some(y => y < height * 0.66 && rgba[(y * width + x) * 4 + 3]! > 100)
    let [gap, most, heads] = [0, 0, 0]
    for (let x = 0; x < width; x++) {
      if (isHead(x) && gap > 0) heads++
      gap = isHead(x) ? 0 : gap + 1
      most = Math.max(most, gap)
    }
    assert.ok(heads > 8 && most < 0.12 * 320, `${heads} heads, ${most} pixels without one`)
  }
  const brightness = ({ rgba }: RgbaPicture): number => Math.max(...rgba.filter((_, at) => at % 4 === 2))
  assert.ok(brightness(pictures[1]!) < brightness(pictures[0]!))
  const places = Array.from({ length: 40 }, (_, at) => during(() => audience.draw(at * 0.25)))
  for (const row of [0, 1]) {
    const [xs, ys] = [places.map(one => one[row]!.x), places.map(one => one[row]!.y)]
    assert.ok(Math.max(...xs) - Math.min(...xs) > 2 && Math.max(...xs) < 0, 'sways, and no edge is seen')
    assert.ok(Math.max(...ys) - Math.min(...ys) > 1 && Math.max(...ys) - Math.min(...ys) < 4, 'nods')
  }
})

describe('water and clouds', () => {
  const layersOf = (place: Place, waterFrom = 0.3) => {
    const plate = levelPlate({ waterFrom })
    const rgba = new Uint8Array(plate.width * plate.height * 4).fill(200)
    const scenery = { plate, picture: { width: plate.width, height: plate.height, rgba }, nearnessOf: () => 0.5 }
    const { compositor, pictures, during } = recorder(160, 90)
    const layers = createMovingLayers(compositor, scenery as unknown as Scenery, shotOf([], { place }))
    return { pictures, at: (seconds: number) => during(() => layers.draw(CAMERA, seconds)) }
  }

  test('are whole in their middle and soft at their edges', () => {
    for (const { width, height, rgba } of layersOf('lake').pictures) {
      assert.equal(rgba[((height >> 1) * width + (width >> 1)) * 4 + 3], 255)
      const alphas = new Set(rgba.filter((_, byte) => byte % 4 === 3))
      assert.ok(alphas.size > 4, 'soft')
    }
  })

  test('a water never stops and has no seam: the one is always whole, the other comes and goes over it', () => {
    const { at } = layersOf('sea')
    const seen = Array.from({ length: 33 }, (_, nth) => at(nth / 8).slice(-2))
    assert.ok(seen.every(([first]) => first!.opacity === 1))
    const over = seen.map(([, second]) => second!.opacity!)
    assert.ok(Math.min(...over) < 0.05 && Math.max(...over) > 0.95)
    for (let nth = 1; nth < over.length; nth++) assert.ok(Math.abs(over[nth]! - over[nth - 1]!) < 0.1)
    const growing = seen.filter(([first], nth) => nth > 0 && first!.scale! > seen[nth - 1]![0]!.scale!)
    assert.ok(growing.length >= 30, 'it comes towards the camera')
  })

  test('a lake sways a little, a fall goes down, a room has neither', () => {
    const lake = Array.from({ length: 40 }, (_, nth) => layersAt('lake', nth / 4))
    const swayed = Math.max(...lake.map(({ x }) => x)) - Math.min(...lake.map(({ x }) => x))
    assert.ok(swayed > 0.1 && swayed < 0.02 * 90, `${swayed} pixels`)
    const fall = [0.1, 0.4, 0.7].map(seconds => layersAt('waterfall', seconds).y)
    assert.ok(fall[0]! < fall[1]! && fall[1]! < fall[2]!, fall.join())
    assert.equal(layersOf('room').at(1).length, 0)
    function layersAt(place: Place, seconds: number): Drawn {
      return layersOf(place).at(seconds).at(-2)!
    }
  })

  test('clouds come nearer, slowly, and a puddle of a few pixels is no water', () => {
    const { at } = layersOf('meadow')
    const [first, later] = [at(0)[0]!, at(10)[0]!]
    assert.ok(later.scale! > first.scale! && later.scale! < 1.05 * first.scale!)
    assert.equal(layersOf('lake', 0.999).at(1).length, 1, 'clouds alone')
  })
})

test('who leaps leaves the shadow on the ground, fainter, and the mirrored one goes down as far as he goes up', () => {
  const sprite = (width: number): Sprite => ({ width, height: 20, free() {} }) as unknown as Sprite
  const [figure, cast, mirror, contact] = [sprite(30), sprite(40), sprite(50), sprite(60)]
  const part = (own: Sprite) => ({
    sprite: own,
    strength: 0.8,
    shadow: { picture: { width: 20, height: 20 }, foot: { x: 10, y: 20 } },
  })
  const player = {
    figure: {
      height: 20,
      width: 20,
      foot: { x: 10, y: 20 },
      standsAt: 10,
      frames: [{ width: 20, height: 20 }],
      seconds: 1,
    },
    sprites: [figure],
    phase: 0,
    bound: [],
  }
  const drawnAt = (lift: number) => {
    const { compositor, during } = recorder()
    const actor = {
      spot: spotOf(memberOf('🐈'), { x: 92, y: 80, height: 20 }),
      player,
      nearness: 0.5,
      journey: () => ({ x: 0, y: 0, lift, turn: 0, opacity: 1 }),
      cast: part(cast),
      mirror: part(mirror),
      contact: { strength: 0.5, width: 10 },
    } as unknown as Actor
    const all = during(() =>
      drawActors([actor], { compositor, frame: compositor, camera: CAMERA, seconds: 0, progress: 0, contact }),
    )
    const of = (own: Sprite): Drawn => all.find(one => one.sprite === own)!
    return {
      body: of(figure),
      cast: of(cast),
      mirror: of(mirror),
      contact: of(contact),
      order: all.map(one => one.sprite),
    }
  }
  const [stands, leaps] = [drawnAt(0), drawnAt(8)]
  assert.equal(stands.body.y - leaps.body.y, 8)
  assert.equal(leaps.cast.y, stands.cast.y)
  assert.equal(leaps.mirror.y - stands.mirror.y, 8)
  assert.equal(leaps.contact.y, stands.contact.y)
  for (const one of ['cast', 'mirror', 'contact'] as const)
    assert.ok(leaps[one].opacity! < stands[one].opacity!, `${one} is fainter`)
  assert.ok(leaps.contact.scale! < stands.contact.scale!, 'and smaller below him')
  assert.equal(stands.order.at(-1), figure, 'he is before all of them')
})

test('curtains of northern lights are green at their foot and violet above, in the sky and not on the land', () => {
  const plate = levelPlate()
  plate.ground.horizonY = 90
  for (let at = 0; at < plate.mask.length; at++) plate.mask[at] = at < plate.width * 90 ? KINDS.sky : KINDS.ground
  plate.rgb.fill(0.01)
  paintAurora(plate, 4)
  const rows = Array.from({ length: 90 }, (_, y) => {
    const row = plate.rgb.subarray(y * plate.width * 3, (y + 1) * plate.width * 3)
    const sum = (part: number): number => row.filter((_, at) => at % 3 === part).reduce((all, one) => all + one, 0)
    return { green: sum(1), violet: sum(0) + sum(2) }
  })
  const lit = rows.flatMap(({ green, violet }, y) => (green + violet > 0.08 * plate.width ? [y] : []))
  const ratio = (y: number): number => rows[y]!.green / rows[y]!.violet
  assert.ok(lit.length > 25)
  assert.ok(ratio(lit.at(-3)!) > 1.5 * ratio(lit[2]!), `${ratio(lit.at(-3)!)} ${ratio(lit[2]!)}`)
  const land = plate.rgb.subarray(plate.width * 95 * 3, plate.width * 95 * 3 + 3)
  assert.ok(land[1]! > land[0]! && land[1]! < 0.02, 'a little of it lies on the land')
})
