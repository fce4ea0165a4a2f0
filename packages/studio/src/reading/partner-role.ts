import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'

/** The role of the other one in an action that two do with each other. */
export function partnerRole(does: string): 'target' | 'object' | undefined {
  const entry = loadCatalogue().action(does)
  const { meets } = behaviourOf(entry?.id ?? '')
  // Who gets something does not give it, and two who go hand in hand look the same way.
  const isMeeting = meets !== undefined && meets !== 'hand-over' && meets !== 'hand-in-hand'
  if (!entry || !(isMeeting || entry.pose === 'fight')) return undefined
  return (['target', 'object'] as const).find(role =>
    entry.roles.some(one => one.role === role && one.affords === undefined),
  )
}
