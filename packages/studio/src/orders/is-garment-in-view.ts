import { readRows } from '../library/read-rows.ts'
import { type ArrangedBody, type Arrangement, turnToCamera } from '../stage/geometry/arrangement.ts'

type Worn = { body: ArrangedBody; frame: Pick<Arrangement, 'away'> }

/** Parts of cuts that are seen from the front only. */
const IN_FRONT: ReadonlySet<string> = new Set(
  'tie shirt bowTie necklace mask glasses goggles moustache stethoscope shield'.split(' '),
)
/** How far a body may be turned away: the side of a tie is still seen. */
const AWAY = -0.3
/** Of the frame: a body that ends lower is cut off above its feet. */
const LOWEST = 0.99

/** Whether some frame shows the side of the wearer on which the garment is; of shoes, the feet. */
export function isGarmentInView(garment: string, worn: readonly Worn[]): boolean {
  const parts = Object.keys(readRows('garment').find(({ id }) => id === garment)?.cut ?? {})
  if (parts.length === 0 || worn.length === 0) return true
  if (parts.every(part => IN_FRONT.has(part))) return worn.some(({ body, frame }) => turnToCamera(body, frame) > AWAY)
  if (parts.every(part => part === 'shoes')) return worn.some(({ body: { box } }) => box!.top + box!.height < LOWEST)
  return true
}
