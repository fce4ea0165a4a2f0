import type { Deed, Subject } from './shot-list.ts'
import { spriteName } from './words/noun-table.ts'

const HAND = /^(?:(?:a|the|one|two|his|her) )?(?:\w+ )?hands?$|^(?:一只|一双|双)?手$/iu
const SPRITE = spriteName(':hand:')

/** What a hand does to a ware, and what is seen of the ware. */
const DONE: readonly (readonly [verbs: ReadonlySet<string>, becomes: string | undefined])[] = (
  [
    ['take grab pick lift carry catch hold steal', 'lifted'],
    ['put place drop set lay give add', 'set-down'],
    ['open twist peel tear unwrap unpack', 'open'],
    ['press touch tap turn-on click light', 'light'],
    ['cut split break', 'split'],
    ['pour', undefined],
  ] as const
).map(([verbs, becomes]) => [new Set(verbs.split(' ')), becomes] as const)

/** Done in passing, by a hand that nothing else is seen of. */
export const isReach = (verb: string): boolean => DONE.some(([verbs]) => verbs.has(verb)) || verb === 'stretch'

/**
 * `a hand takes the burger`, 一只手拿起酸奶: of wares that are seen close nobody else is in the picture. The hand comes in from
 * the side, and the ware goes with it.
 */
export function reachForWares(subjects: Subject[]): Subject[] {
  const at = subjects.findIndex(({ build, words }) => build === 'person' && HAND.test(words))
  const isAlone = subjects.every(({ build }, index) => index === at || (build !== 'person' && build !== 'four-legged'))
  const hand = subjects[at]
  if (!hand || !isAlone || subjects.length < 2) return subjects
  const deeds = hand.deeds ?? []
  if (!deeds.every(({ verb }) => isReach(verb))) return subjects
  const to = deeds.find(deed => deed.to !== undefined && deed.to !== at)?.to ?? hand.relation?.to ?? (at === 0 ? 1 : 0)
  const becomes = deeds.flatMap(({ verb }) => DONE.find(([verbs]) => verbs.has(verb))?.[1] ?? [])
  return subjects.map((one, index): Subject => {
    if (index === at) {
      const { outfit: _outfit, tool: _tool, features: _features, wears: _wears, ...own } = one
      return {
        ...own,
        what: { sprite: SPRITE },
        count: 1,
        motion: 'still',
        metres: 0.2,
        build: 'product',
        relation: { kind: 'above', to },
        deeds: [{ verb: becomes.includes('set-down') ? 'let-go' : 'reach-in', words: '' }],
      }
    }
    if (index !== to) return one
    const { relation, ...ware } = one
    const gets: Deed[] = becomes.map(verb => ({ verb, words: '' }))
    return {
      ...ware,
      ...(relation && relation.to !== at && { relation }),
      motion: 'still',
      deeds: [...(one.deeds ?? []), ...gets],
    }
  })
}
export const isHandOfWares = ({ what }: Subject): boolean => 'sprite' in what && what.sprite === SPRITE
