import type { Action } from '@kinora/media/scene/scene-schema'
import { AGES, SIZES } from '@kinora/media/scene/vocabulary'
import type { Change } from '../setting/shot-list.ts'
import { assetOfBody } from '../library/asset-bodies.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { colourOf } from './looks.ts'

type Becomes = NonNullable<Action['becomes']>

/** The state of an entity after its changes. */
function becomesOf({ of, to, count }: Change): Becomes {
  switch (of) {
    case 'colour':
      return { colour: colourOf(to) }
    case 'hair':
      return { hair: colourOf(to) }
    case 'size': {
      const size = SIZES.find(one => one === to)
      return size ? { size } : {}
    }
    case 'light':
      return { lights: to === 'off' ? 'off' : 'on' }
    case 'material': {
      const material = loadCatalogue().material(to)?.id
      return material ? { material } : {}
    }
    case 'age': {
      const age = AGES.find(one => one === to)
      return age ? { age } : {}
    }
    case 'figure': {
      const asset = assetOfBody(to)
      return asset ? { asset, ...(count !== undefined && count > 1 && { count }) } : {}
    }
  }
}

/** Actions with the actor's final state: by its last action, or by the change alone. */
export function withChanges(actions: Action[], who: string, changes: readonly Change[]): Action[] {
  const becomes: Becomes = Object.assign({}, ...changes.map(becomesOf))
  if (Object.keys(becomes).length === 0) return actions
  const last = actions.findLastIndex(({ object }) => object === undefined)
  return last < 0
    ? [...actions, { who, does: becomes.asset === undefined ? 'stand' : 'transform', becomes }]
    : actions.map((action, at) => (at === last ? { ...action, becomes } : action))
}
