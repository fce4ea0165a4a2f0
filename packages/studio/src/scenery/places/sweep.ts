import { readData } from '../../data-files/read-data.ts'
import { thingHue } from '../../hues/hues.ts'
import { type Colour, parseColour as c, desaturate, scaleColour } from '../colour.ts'
import { colours } from '../paint-land.ts'
import { KINDS } from '../plate.ts'
import { type Lamp, paintSolids, type Solid } from '../solid-list.ts'
import type { PaintedPlace } from './painted-place.ts'
import { surfaceLook } from './surface-look.ts'

const PAPERS = ['#e8e6e2', '#d9cfc4', '#c6d2da', '#e3c9c0', '#cdd8c6', '#d8cce0'] as const
/** By the name of a hue: the paper, and the strength of its light. */
const PAPERS_BY_NAME =
  readData<Readonly<Record<string, readonly [paper: string, light: number]>>>('scenery/papers.json')

/** The strength of the light on paper of a given colour. */
const AS_THINGS = 1.3

const paperNamed = (name: string): readonly [paper: string, light: number] | undefined => {
  const thing = thingHue(name)
  return PAPERS_BY_NAME[name] ?? (thing === undefined ? undefined : [thing, AS_THINGS])
}

/** Paper by its name; also used behind a table. */
export const paperColour = (name: string): Colour | undefined => {
  const [paper] = paperNamed(name) ?? []
  return paper === undefined ? undefined : c(paper)
}

/** A photographer's paper sweep. The time of day selects the light, the seed the paper. */
export const sweep: PaintedPlace = {
  horizon: 0.52,
  eye: 1.25,
  subjectDepths: [2.6, 4.6],
  floor: 0,
  lightFromSide: true,
  paint(context) {
    const { air, kernels, seeded, options } = context
    const [picked, lit] = [seeded.pick(PAPERS), paperNamed(options.backdrop ?? '')]
    const paper: Colour = c(lit?.[0] ?? picked)
    const light = (options.time === 'night' ? 1.1 : options.time === 'dusk' ? 1.3 : 0.34) * (lit?.[1] ?? 1)
    // On white paper, light has no colour.
    const key = scaleColour(desaturate(air.sun, lit ? 0.9 : 0.55), light)
    const fill = scaleColour(desaturate(air.ambient, 0.4), options.time === 'night' ? 0.6 : 0.75)
    kernels.set({
      ...colours({ fieldA: paper, fieldB: key, fieldC: fill, fieldD: scaleColour(key, lit ? 0.9 : 0.55) }),
      poolX: seeded.between(-0.6, 0.6),
      poolZ: 3.6,
      poolReach: 3.4,
      sweepZ: 5,
      sweepBend: 2.4,
    })
    for (let y = 0; y < context.height; y++) kernels.call('sweepRow', y)
    air.hazePerMetre = 0
    air.direction = [air.direction[0] < 0 ? -0.45 : 0.45, 0.72, -0.53]
    air.sun = scaleColour(key, 2.2)
    air.ambient = scaleColour(fill, 2)
    if (options.surface) board(context, surfaceLook(options.surface), key)
    if (options.weather === 'fog') mist(context, key)
  },
}

/** A board of a material on the paper, under the product. */
function board(context: Parameters<PaintedPlace['paint']>[0], look: ReturnType<typeof surfaceLook>, key: Colour): void {
  const top: Solid = { at: [0, -0.06, 2.6], size: [9, 0.068, 4.2], texel: 0.08, kind: KINDS.ground, ...look }
  const lamp: Lamp = {
    at: [context.air.direction[0] < 0 ? -2.4 : 2.4, 3.4, 1.2],
    radius: 0.5,
    colour: scaleColour(key, 5),
  }
  paintSolids(context, [top], [lamp], { texel: 0.3, rays: 24, openSky: true })
}

/** Dry ice along the floor. */
function mist(context: Parameters<PaintedPlace['paint']>[0], key: Colour): void {
  const { brush, seeded, width, height } = context
  for (let i = 0; i < 60; i++) {
    brush.blob({
      x: seeded.next() * width,
      y: height * seeded.between(0.62, 1),
      rx: width * seeded.between(0.08, 0.2),
      ry: height * seeded.between(0.02, 0.06),
      z: 2.6,
      colour: scaleColour(key, 0.8),
      alpha: 0.1,
      soft: 1,
      kind: KINDS.other,
    })
  }
}
