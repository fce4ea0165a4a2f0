import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Asked } from '../prompt-parsing/asked-words.ts'
import type { Account } from './account-for-words.ts'
import { readOrder } from './direct-order.ts'
import type { SceneOrder } from './film-options.ts'
import type { SilentOptions } from './find-silent-words.ts'
import { writeRead } from './read-as-scene.ts'
import { sceneNames } from './scene-names.ts'

type Read = { asked: readonly Asked[]; scene: Scene; account: Account }

/** Requests for a phrase. Its words have requests of their own. */
const OF_PHRASES: ReadonlySet<Asked['of']> = new Set<Asked['of']>(['relation', 'held', 'view'])

/** How the words of an order's prompt are accounted for. */
export function silentOptions(order: SceneOrder, { asked, scene, account }: Read): SilentOptions {
  const { unknown, unshown, notes } = account
  return {
    accounted: [
      ...asked.filter(({ of }) => !OF_PHRASES.has(of)).map(({ word }) => word),
      ...unknown,
      ...unshown,
      ...notes.map(({ word }) => word),
    ],
    isNamed: sceneNames(scene),
    write(prompt) {
      const { shots } = readOrder({ ...order, prompt })
      const list = order.kind === 'image' ? { ...shots, shots: shots.shots.slice(0, 1) } : shots
      const seconds = order.kind === 'image' ? 4 : order.seconds
      return writeRead(list, order.inputs, { seconds, prompt: '', music: 'unwanted' }).scene
    },
  }
}
