import { isSnowy } from './is-snowy.ts'
import { parseColour as c, mixColours, scaleColour } from '../colour.ts'
import { colours, paintWater } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { KINDS } from '../plate.ts'
import { paintSolids, type Lamp, type Solid } from '../solid-list.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Towers across the water, seen from a promenade. */
export const skyline: PaintedPlace = {
  horizon: 0.6,
  eye: 3.4,
  subjectDepths: [3.4, 7],
  floor: 1.7,
  lightFromSide: false,
  paint(context) {
    const { air, kernels, options } = context
    paintSky(context)
    kernels.set({
      litWindows:
        options.lights === 'off'
          ? 0
          : options.lights === 'on'
            ? 0.46
            : air.isDark
              ? 0.4
              : options.time === 'sunset' || options.time === 'dawn' || options.weather === 'storm'
                ? 0.14
                : 0.01,
      windowGlow: options.lights === 'on' ? 0.6 : air.isDark ? 0.36 : 0.6,
      paneR: air.zenith[0] * 0.5 + air.horizon[0] * 0.3,
      paneG: air.zenith[1] * 0.5 + air.horizon[1] * 0.3,
      paneB: air.zenith[2] * 0.5 + air.horizon[2] * 0.3,
    })
    paintSolids(context, towers(context), [], { texel: 10, rays: 4, openSky: true, isBaked: false })
    paintClouds(context)
    paintWater(context, {
      ...colours({ deep: c('#0c2a38'), shallow: c('#1c4a54') }),
      waveSteep: 0.035 + 0.08 * air.wind,
      waveLength: 5,
      whitecaps: Math.max(0, air.wind - 0.7),
      waterFar: 640,
    })
    const lamps: Lamp[] = []
    paintSolids(context, promenade(lamps, options.lights === undefined ? air.isDark : air.isLit), lamps, {
      texel: 0.35,
      rays: 24,
      openSky: true,
      wetness: air.wet,
      snowDepth: isSnowy(options) ? 0.9 : 0,
    })
  },
}

function towers(context: Parameters<PaintedPlace['paint']>[0]): Solid[] {
  const { seeded } = context
  const list: Solid[] = [{ at: [0, -1, 760], size: [4000, 4.5, 220], colour: c('#6a6a60'), kind: KINDS.built }]
  const hues = [c('#9a8f84'), c('#7f8a98'), c('#a89a86'), c('#6f7a88'), c('#8c8278'), c('#b0a698')] as const
  // Two districts of towers, so that the outline has a rhythm.
  const first = seeded.between(-330, -120)
  const second = seeded.between(90, 330)
  const crowd = (x: number): number => {
    const a = (x - first) / 150
    const b = (x - second) / 110
    return Math.max(1 / (1 + a * a), 0.9 / (1 + b * b))
  }
  for (let i = 0; i < 130; i++) {
    const z = seeded.between(680, 1150)
    const x = seeded.between(-1, 1) * (520 + (z - 680) * 0.6)
    const tall = 14 + 190 * crowd(x) * seeded.next() * seeded.next() + 30 * seeded.next()
    const wide = seeded.between(16, 38)
    const colour = seeded.pick(hues)
    const variant = seeded.next()
    list.push({
      at: [x, 0, z],
      size: [wide, tall, wide * seeded.between(0.7, 1.2)],
      turn: seeded.next() < 0.3 ? seeded.between(-30, 30) : 0,
      colour,
      matter: 'facade',
      scale: seeded.between(2.6, 4.2),
      variant,
    })
    if (tall > 70) {
      list.push({
        at: [x, tall, z],
        size: [wide * 0.62, tall * seeded.between(0.12, 0.3), wide * 0.62],
        colour,
        matter: 'facade',
        scale: 3,
        variant,
      })
      if (seeded.next() < 0.6)
        list.push({
          shape: 'cylinder',
          // From the tower's own roof: the heights of the storeys above it differ.
          at: [x, tall, z],
          size: [1.6, tall * 0.48, 1.6],
          colour: scaleColour(colour, 0.6),
        })
    }
  }
  return list
}

function promenade(lamps: Lamp[], isDark: boolean): Solid[] {
  const stone = c('#a89f92')
  const rail = c('#3a3c3e')
  const list: Solid[] = [
    {
      at: [0, 0.7, 3.4],
      size: [60, 1, 9.2],
      colour: stone,
      matter: 'slabs',
      scale: 1.1,
      gloss: 0.01,
      rough: 0.15,
      kind: KINDS.ground,
    },
    { at: [0, 1.7, 7.8], size: [60, 0.22, 0.5], colour: mixColours(stone, c('#c8c0b4'), 0.4), matter: 'plaster' },
    { at: [0, 2.68, 7.8], size: [60, 0.06, 0.09], colour: rail, texel: 2 },
    { at: [0, 2.3, 7.8], size: [60, 0.03, 0.03], colour: rail, texel: 2 },
  ]
  for (let x = -14; x <= 14; x += 1.75)
    list.push({ at: [x, 1.9, 7.8], size: [0.06, 0.8, 0.06], colour: rail, texel: 2 })
  for (const x of [-5.2, 5.2]) {
    list.push(
      { shape: 'cylinder', at: [x, 1.7, 7.4], size: [0.11, 3, 0.11], colour: rail },
      {
        shape: 'ellipsoid',
        at: [x, 4.6, 7.4],
        size: [0.34, 0.34, 0.34],
        colour: c('#f0e8dc'),
        glow: isDark ? c('#ffd49c', 4) : c('#000000'),
        isClear: true,
      },
    )
    if (isDark) lamps.push({ at: [x, 4.77, 7.4], radius: 0.16, colour: c('#ffc88a', 3) })
  }
  return list
}
