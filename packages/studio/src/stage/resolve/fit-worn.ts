import type { Scene } from '@kinora/media/scene/scene-schema'
import { bodyExtent } from '../../bodies/extent.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { wornAt } from './garments.ts'
import { type Performer, sizeOf } from './performer.ts'

/** The height of a hat with a brim, as a share of its width, at most. */
const FLAT = 0.5
/** Widths of the head: a hat with a brim, and one without. */
const [WITH_BRIM, WITHOUT] = [1.6, 0.95]
/** An animal's head, in widths of its pair of eyes. */
const AROUND_EYES = 1.15

/** The longest side of an animal's clothes that are not on its head, as a share of its height. */
const ON_BODY = 0.55

/** Hats and other clothes that are worn fit their wearers, unless the document gives their measures. */
export function fitWorn({ shots }: Scene, all: readonly Performer[]): Performer[] {
  const worn = shots
    .flatMap(({ placements = [] }) => placements)
    .flatMap(({ who, relation, to }) => (relation === 'worn-by' && typeof to === 'string' ? [{ who, to }] : []))
  const named = (name: string): Performer[] => all.filter(({ id, entity }) => id === name || entity.id === name)
  return all.map(one => {
    const own = worn.find(({ who }) => named(who).includes(one))
    const [wearer] = own ? named(own.to.split('/')[0]!) : []
    if (!wearer || typeof one.entity.size === 'object') return one
    if (wornAt(one.asset) !== undefined) {
      const most = ON_BODY * sizeOf(wearer).height
      return { ...one, scale: one.scale * Math.min(1, most / Math.max(...Object.values(sizeOf(one)))) }
    }
    const head = headWidth(wearer)
    if (!head || !isHat(one)) return one
    const { width, height } = sizeOf(one)
    return { ...one, scale: (one.scale * head * (height < FLAT * width ? WITH_BRIM : WITHOUT)) / width }
  })
}

const isHat = ({ asset, body }: Performer): boolean =>
  body.sockets['eyes'] === undefined && loadCatalogue().asset(asset)?.isA.includes('headwear') === true

/** Metres: the width of a head, by its face or its eyes. */
function headWidth({ body, scale }: Performer): number | undefined {
  if (body.face) return body.face.width * scale
  const parts = body.parts.filter(({ bone }) => bone === 'eyes')
  if (parts.length === 0) return undefined
  const { low, high } = bodyExtent({ ...body, parts })
  return AROUND_EYES * (high[0] - low[0]) * scale
}
