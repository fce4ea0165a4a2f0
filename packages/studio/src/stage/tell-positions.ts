import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import { type Arrangement, type Bounds, isRelated, type Spatial } from './geometry/arrangement.ts'
import type { Company } from './resolve/resolve-performers.ts'
import type { SceneNotes } from './scene-notes.ts'

/** The relations of placements that can be measured in drawn frames. What is held, worn or towed has its bearer. */
const MEASURED: Readonly<Partial<Record<Placement['relation'], Spatial>>> = {
  on: 'on',
  'standing-on': 'on',
  'seated-on': 'on',
  'lying-on': 'on',
  in: 'in',
  inside: 'in',
  under: 'under',
  above: 'above',
  beside: 'beside',
  'leaning-on': 'beside',
  before: 'before',
  behind: 'behind',
}

/**
 * Reports the placements that no drawn frame of their shot shows. Until an action moves one of the two, the placement
 * holds; where it does not hold at any time, the bodies are elsewhere.
 */
export function tellPositions(
  { shots }: Scene,
  arrangements: readonly Arrangement[],
  company: Company,
  notes: SceneNotes,
): void {
  for (const [at, { placements = [] }] of shots.entries()) {
    const frames = arrangements.filter(({ shot }) => shot === at)
    for (const [nth, { who, relation, to, offset }] of placements.entries()) {
      const measured = MEASURED[relation]
      if (!measured || typeof to !== 'string' || offset) continue
      const isSo = frames.flatMap(frame => {
        const [whose, others] = [bodiesOf(who, frame, company), thingsOf(to, frame, company)]
        return whose.length > 0 && others.length > 0 ? [isRelated(measured, whose, others, frame)] : []
      })
      if (isSo.length > 0 && !isSo.includes(true))
        notes.add('not-placed', `/shots/${at}/placements/${nth}`, `no frame shows ${who} ${relation} ${to}`)
    }
  }
}

function bodiesOf(name: string, { bodies }: Arrangement, company: Company): Arrangement['bodies'] {
  const ids = new Set(company.of(name).map(({ id }) => id))
  return bodies.filter(({ id }) => ids.has(id))
}

/** The bodies of an entity, or a part of the place: `kitchen/table`. */
function thingsOf(to: string, frame: Arrangement, company: Company): readonly (Bounds & { id?: string })[] {
  const [head = '', part] = to.split('/')
  if (company.of(head).length > 0) return part === undefined ? bodiesOf(head, frame, company) : []
  return part === undefined ? [] : frame.spots(part)
}
