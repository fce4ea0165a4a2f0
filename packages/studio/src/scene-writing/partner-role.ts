import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'

/** The partner's role in a mutual action. */
export function partnerRole(does: string): 'target' | 'object' | undefined {
  const entry = loadCatalogue().action(does)
  const { meets } = behaviourOf(entry?.id ?? '')
  // Not when something is handed over (the receiver does something else) or hand in hand (they do not face each other).
  const isMeeting = meets !== undefined && meets !== 'hand-over' && meets !== 'hand-in-hand'
  if (!entry || !(isMeeting || entry.pose === 'fight')) return undefined
  return (['target', 'object'] as const).find(role =>
    entry.roles.some(one => one.role === role && one.affords === undefined),
  )
}
