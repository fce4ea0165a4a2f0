import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { Place } from '../../src/setting/shot-list.ts'
import { createAtmosphere } from '../../src/scenery/create-atmosphere.ts'
import type { PlateOptions } from '../../src/scenery/plate.ts'
import { findPainted } from '../../src/scenery/find-painted.ts'
import { RECORD } from '../../src/scenery/solid-clusters.ts'
import type { Reach } from '../../src/bodies/adrift.ts'
import { samplePlateOptions } from './plate-samples.ts'

export type Painted = {
  /** The lists of solids that were handed to the kernels, read where these would read them. */
  solids: Reach[][]
  /** The last value of each setting. */
  settings: Record<string, number>
  /** How often each brush was used. */
  brushed: Record<'blob' | 'stroke' | 'glow' | 'shade', number>
}

/** What a place tells the kernels and the brush to do; nothing is drawn. */
export function paintDry(place: Place, wish: Partial<PlateOptions> = {}): Painted {
  const options = samplePlateOptions({ place, ...wish })
  const painted = findPainted(place, options.where)
  const memory = { buffer: new ArrayBuffer(1 << 22) }
  const found: Painted = { solids: [], settings: {}, brushed: { blob: 0, stroke: 0, glow: 0, shade: 0 } }
  const kernels = {
    memory,
    get: () => 0,
    call: () => 0,
    set: (settings: Record<string, number>) => {
      Object.assign(found.settings, settings)
      const { solidsAt, solidCount = 0 } = settings
      if (solidsAt === undefined) return
      found.solids.push(
        Array.from({ length: solidCount }, (_, index): Reach => {
          const record = new Float32Array(memory.buffer, solidsAt + index * RECORD * 4, RECORD)
          const [, x, y, z, halfWide, halfHigh, halfDeep, c, s] = record
          const wide = halfWide! * Math.abs(c!) + halfDeep! * Math.abs(s!)
          const deep = halfWide! * Math.abs(s!) + halfDeep! * Math.abs(c!)
          return [
            [x! - wide, x! + wide],
            [y! - halfHigh!, y! + halfHigh!],
            [z! - deep, z! + deep],
          ]
        }),
      )
    },
  }
  const seeded = seededRandom(options.seed)
  painted.paint({
    options,
    width: 160,
    height: 90,
    focal: 100,
    centreX: 80,
    horizonY: 40,
    pitch: 0,
    roll: 0,
    isBare: false,
    eye: painted.eye,
    air: createAtmosphere(options.time, options.weather, seeded.fork('air'), painted.lightFromSide),
    seeded,
    kernels,
    brush: {
      blob: () => void found.brushed.blob++,
      stroke: () => void found.brushed.stroke++,
      glow: () => void found.brushed.glow++,
      shade: () => void found.brushed.shade++,
      flush() {},
    },
    boards: [],
    chimneys: [],
  })
  return found
}
