import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Season, TimeOfDay } from '../../src/setting/shot-list.ts'
import { type Colour, colourLuminance } from '../../src/scenery/colour.ts'
import { createAtmosphere } from '../../src/scenery/create-atmosphere.ts'
import { paintBareTree } from '../../src/scenery/growth/bare-tree.ts'
import { paintBroadleaf } from '../../src/scenery/growth/broadleaf.ts'
import { paintBush } from '../../src/scenery/growth/bush.ts'
import { castShadow } from '../../src/scenery/growth/cast-shadow.ts'
import { leafLight } from '../../src/scenery/growth/leaf-light.ts'
import { paintPalm } from '../../src/scenery/growth/palm.ts'
import { paintPine } from '../../src/scenery/growth/pine.ts'
import { paintRock } from '../../src/scenery/growth/rock.ts'
import { loadKernels } from '../../src/scenery/load-kernels.ts'
import { type PlateContext, projectPoint } from '../../src/scenery/plate-context.ts'
import { isSnowy } from '../../src/scenery/places/is-snowy.ts'
import type { StrokeList } from '../../src/scenery/stroke-list.ts'
import { samplePlateOptions } from './plate-samples.ts'

type Drawn = { x: number; y: number; reach: number; z: number; colour: Colour; isShade: boolean }

/** A place to grow things in, whose brush keeps a note of every stroke. */
function note(time: TimeOfDay = 'noon'): { context: PlateContext; drawn: Drawn[] } {
  const drawn: Drawn[] = []
  const blob =
    (isShade: boolean): StrokeList['blob'] =>
    ({ x, y, rx, ry, z, colour }) =>
      void drawn.push({ x, y, reach: Math.max(rx, ry), z, colour, isShade })
  const brush: StrokeList = {
    blob: blob(false),
    glow: blob(false),
    shade: blob(true),
    stroke: ({ x, y, x1, y1, w, w1, z, colour, end }) => {
      drawn.push({ x, y, reach: w, z, colour, isShade: false })
      drawn.push({ x: x1, y: y1, reach: w1, z, colour: end ?? colour, isShade: false })
    },
    flush: () => undefined,
  }
  const context: PlateContext = {
    options: samplePlateOptions(),
    width: 184,
    height: 104,
    focal: 130,
    centreX: 92,
    horizonY: 44,
    pitch: 0,
    roll: 0,
    isBare: false,
    eye: 1.6,
    air: createAtmosphere(time, 'clear', seededRandom(1), false),
    seeded: seededRandom(1),
    kernels: loadKernels(),
    brush,
    boards: [],
    chimneys: [],
  }
  return { context, drawn }
}

const GREEN: Colour = [0.1, 0.3, 0.05]
const SPOT = { x: 0.5, z: 8, y: 0, height: 4 }
const GROWN = {
  pine: (context: PlateContext, seed: number, snow = 0) =>
    paintPine(context, { ...SPOT, needles: GREEN, snow }, seededRandom(seed)),
  broadleaf: (context: PlateContext, seed: number, snow = 0) =>
    paintBroadleaf(context, { ...SPOT, leaves: [GREEN], snow }, seededRandom(seed)),
  palm: (context: PlateContext, seed: number) => paintPalm(context, { ...SPOT, lean: 0.1 }, seededRandom(seed)),
  'bare tree': (context: PlateContext, seed: number, snow = 0) =>
    paintBareTree(context, { ...SPOT, snow }, seededRandom(seed)),
  bush: (context: PlateContext, seed: number, snow = 0) =>
    paintBush(context, { ...SPOT, width: 2, height: 1.2, leaf: GREEN, snow }, seededRandom(seed)),
  rock: (context: PlateContext, seed: number, snow = 0) =>
    paintRock(context, { ...SPOT, size: 1, colour: [0.3, 0.3, 0.3], snow }, seededRandom(seed)),
}
const grow = (name: keyof typeof GROWN, seed = 3, snow = 0, time?: TimeOfDay): Drawn[] => {
  const { context, drawn } = note(time)
  GROWN[name](context, seed, snow)
  return drawn
}
const solid = (drawn: readonly Drawn[]): Drawn[] => drawn.filter(({ isShade }) => !isShade)
const light = (drawn: readonly Drawn[]): number =>
  solid(drawn).reduce((sum, { colour }) => sum + colourLuminance(colour), 0) / solid(drawn).length

describe('a plant', () => {
  for (const name of Object.keys(GROWN) as (keyof typeof GROWN)[]) {
    test(`${name}: stands on its foot, has at most its height, and is visible`, () => {
      const { context } = note()
      const foot = projectPoint(context, SPOT.x, 0, SPOT.z)
      const height = name === 'bush' ? 1.2 : name === 'rock' ? 1 : SPOT.height
      const drawn = solid(grow(name))
      assert.ok(drawn.length > 10)
      for (const { x, y, reach, z, colour } of drawn) {
        assert.ok([x, y, reach, z, ...colour].every(Number.isFinite))
        assert.ok(z > 0 && reach >= 0)
        assert.ok(Math.min(...colour) >= 0)
      }
      const top = Math.min(...drawn.map(({ y }) => y))
      const bottom = Math.max(...drawn.map(({ y }) => y))
      assert.ok(foot.y - top < 1.35 * height * foot.scale, `${foot.y - top} of ${height * foot.scale}`)
      assert.ok(foot.y - top > (name === 'rock' ? 0.2 : 0.5) * height * foot.scale)
      assert.ok(bottom < foot.y + 0.35 * height * foot.scale + 3)
    })

    test(`${name}: differs for every seed, is reproducible, and is darker at night`, () => {
      assert.deepEqual(grow(name, 3), grow(name, 3))
      assert.notDeepEqual(grow(name, 3), grow(name, 4))
      assert.ok(light(grow(name, 3, 0, 'night')) < 0.5 * light(grow(name, 3, 0, 'noon')))
    })

    test(`${name}: casts a shadow`, () => {
      assert.ok(grow(name).some(({ isShade }) => isShade))
    })
  }

  test('is brighter under snow', () => {
    for (const name of ['pine', 'broadleaf', 'bare tree', 'bush', 'rock'] as const)
      assert.ok(light(grow(name, 3, 1)) > light(grow(name, 3, 0)), name)
  })

  test('is smaller further away', () => {
    const tall = (z: number): number => {
      const { context, drawn } = note()
      paintPine(context, { ...SPOT, z, needles: GREEN }, seededRandom(1))
      const ys = solid(drawn).map(({ y }) => y)
      return Math.max(...ys) - Math.min(...ys)
    }
    assert.ok(tall(8) > 1.8 * tall(16))
  })

  test('is smoother if it is clipped, and has its petals in bloom', () => {
    const bush = (more: object): Drawn[] => {
      const { context, drawn } = note()
      paintBush(context, { ...SPOT, width: 2, height: 1.2, leaf: GREEN, ...more }, seededRandom(1))
      return solid(drawn)
    }
    const red = (drawn: readonly Drawn[]): number => drawn.filter(({ colour }) => colour[0] > 2 * colour[1]).length
    assert.equal(red(bush({})), 0)
    assert.ok(red(bush({ bloom: 0.5, petals: [[0.9, 0.05, 0.1]] })) > 10)
    assert.notDeepEqual(bush({ clipped: true }), bush({}))
  })
})

describe('light on leaves', () => {
  const { air } = note().context

  test('is stronger towards the sun, and at the surface of a crown', () => {
    const at = (facing: number, open: number): number => colourLuminance(leafLight(air, GREEN, facing, 0, open))
    assert.ok(at(1, 1) > at(0, 1) && at(1, 1) > at(-1, 1))
    assert.ok(at(0.5, 1) > at(0.5, 0.2))
  })

  test('comes through thin leaves from behind, and is yellower', () => {
    const through = (thin: number): Colour => leafLight(air, GREEN, -1, 0, 1, thin)
    assert.ok(colourLuminance(through(0.9)) > colourLuminance(through(0)))
    assert.ok(through(0.9)[0] / through(0.9)[2] > through(0)[0] / through(0)[2])
  })
})

describe('shade at the foot', () => {
  const shadesOf = (time: TimeOfDay, direction?: Colour): Drawn[] => {
    const { context, drawn } = note(time)
    const air = direction ? { ...context.air, direction } : context.air
    castShadow({ ...context, air }, { x: 0, y: 0, z: 8, radius: 0.5, height: 3 })
    return drawn
  }

  test('is right below, and extends away from the sun', () => {
    const right = shadesOf('noon', [0.7, 0.5, -0.5])
    assert.ok(right.length === 2 && right.every(({ isShade }) => isShade))
    assert.ok(right[1]!.x < right[0]!.x)
    const left = shadesOf('noon', [-0.7, 0.5, -0.5])
    assert.ok(left[1]!.x > left[0]!.x)
  })

  test('extends further at a low sun', () => {
    const reach = (high: number): number => {
      const [foot, far] = shadesOf('noon', [0.7, high, -0.2])
      return foot!.x - far!.x
    }
    assert.ok(reach(0.2) > reach(0.8))
  })
})

describe('the projection of things', () => {
  test("has the eye's height on the horizon at every distance", () => {
    const { context } = note()
    for (const z of [2, 10, 300]) assert.equal(projectPoint(context, 0, context.eye, z).y, context.horizonY)
  })

  test('makes farther things smaller and nearer to the middle', () => {
    const { context } = note()
    const [near, far] = [projectPoint(context, 2, 0, 5), projectPoint(context, 2, 0, 20)]
    assert.ok(near.scale === 4 * far.scale && near.x > far.x && near.y > far.y)
  })

  test('reports a setting that the kernels do not have', () => {
    assert.throws(() => loadKernels().set({ noSuchSetting: 1 }), /no setting noSuchSetting/)
  })
})

test('snow lies in winter and when it falls', () => {
  const snowy = (season: Season, weather: 'clear' | 'snow'): boolean => isSnowy(samplePlateOptions({ season, weather }))
  assert.deepEqual(
    [snowy('winter', 'clear'), snowy('summer', 'snow'), snowy('summer', 'clear'), snowy('autumn', 'clear')],
    [true, true, false, false],
  )
})
