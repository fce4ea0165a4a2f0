import type { CatalogueEntry, CatalogueKind, Role } from '@kinora/media/scene/catalogue'
import { type Scene, SCENE_VERSION, type SceneShot } from '@kinora/media/scene/scene-schema'

const SECONDS = 2
// Degrees: the view shows the front and a side.
const TURNED = 30
const SET = { id: 'set', asset: 'product-sweep', backdrop: '#dfe6ea' } as const
const shot = (given: Partial<SceneShot>): SceneShot => ({ from: 0, to: SECONDS, place: 'set', ...given })

const scene = (given: Partial<Scene>): Scene => ({
  version: SCENE_VERSION,
  seconds: SECONDS,
  entities: [],
  places: [SET],
  shots: [shot({})],
  sound: { music: 'none' },
  ...given,
})

/** In the picture of an action, a required object is a person. */
const FILLED: Readonly<Record<Role['role'], unknown>> = {
  object: 'other',
  target: 'other',
  of: 'other',
  with: ['other'],
  text: 'A',
  path: { to: [1, 0, 0] },
}

/** The kinds of entries that can be drawn. */
export const PICTURED: ReadonlySet<CatalogueKind> = new Set(['asset', 'place', 'garment', 'action'])

/**
 * A document whose still shows a catalogue entry: a thing on plain ground, a place by day. Undefined for entries
 * without a shape.
 */
export function pictureScene(entry: CatalogueEntry): Scene | undefined {
  const { kind, id } = entry
  const camera: SceneShot['camera'] = { target: ['it'], size: 'whole', move: 'still' }
  const placements: SceneShot['placements'] = [{ who: 'it', relation: 'on', to: 'set/surface', facing: TURNED }]
  switch (kind) {
    case 'asset':
      return scene({ entities: [{ id: 'it', asset: id }], shots: [shot({ placements, camera })] })
    case 'garment':
      return scene({
        entities: [{ id: 'it', asset: 'woman', wears: [{ garment: id }] }],
        shots: [shot({ placements, camera })],
      })
    case 'action': {
      const needed = 'roles' in entry ? entry.roles.filter(({ isNeeded }) => isNeeded) : []
      const filled = Object.fromEntries(needed.map(({ role }) => [role, FILLED[role]]))
      const other = { who: 'other', relation: 'beside', to: 'it', side: 'right', facing: 'it' } as const
      return scene({
        entities: [
          { id: 'it', asset: 'man' },
          { id: 'other', asset: 'woman' },
        ].slice(0, needed.length > 0 ? 2 : 1),
        shots: [
          shot({
            placements: needed.length > 0 ? [...placements, other] : placements,
            actions: [{ who: 'it', does: id, ...filled }],
            camera: needed.length > 0 ? { ...camera, target: ['it', 'other'] } : camera,
          }),
        ],
      })
    }
    case 'place':
      return scene({ places: [{ id: 'set', asset: id, time: 'noon' }], shots: [shot({ camera: { move: 'still' } })] })
    case 'material':
    case 'colour':
    case 'look':
    case 'light':
    case 'lens':
    case 'move':
    case 'sound':
      return undefined
  }
}
