import type { Place } from '../../setting/setting.ts'
import { LAID_PLACES } from '../../setting/laid-places.ts'
import type { OpenPlace } from './dressed-place.ts'

type Ground = Required<Pick<OpenPlace, 'land' | 'far'>> & { colour: string; isBare: boolean }

/** The ground that a land gives to what is laid out on it, and the colour of what would be paved. */
const GROUNDS: Partial<Record<Place, Ground>> = {
  desert: { land: 'sand', far: 'hills', colour: '#d2b078', isBare: true },
  beach: { land: 'sand', far: 'plain', colour: '#dcc498', isBare: true },
  snowfield: { land: 'snow', far: 'hills', colour: '#e4eaf0', isBare: false },
}
/** Pavements as wide as this are the ground itself. */
const GROUND_WIDTH = 60

/** A playground in the desert: slides and swings as elsewhere, with sand below them and no trees behind. */
export function layGround(row: OpenPlace, place: Place, where: string | undefined): OpenPlace {
  const ground = LAID_PLACES.has(where ?? '') ? GROUNDS[place] : undefined
  if (!ground) return row
  const { growth: _, grass: __, tints: ___, ...bare } = row
  const { isBare, land, far, colour } = ground
  return {
    ...(isBare ? bare : row),
    ...(row.land && { land, far, ...(isBare && { relief: { ...row.relief, woodsHeight: 0 } }) }),
    ...(row.paved && {
      paved: row.paved.map(slab =>
        slab.matter !== 'pool' && (slab.isTurf || slab.x[1] - slab.x[0] >= GROUND_WIDTH)
          ? { x: slab.x, z: slab.z, ...(slab.top !== undefined && { top: slab.top }), colour, matter: 'rock' as const }
          : slab,
      ),
    }),
  }
}
