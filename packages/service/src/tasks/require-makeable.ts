import { findPolicyProblems } from '../catalog/check/find-policy-problems.ts'
import type { PromptPolicy } from '../catalog/check/prompt-policy.ts'
import type { Column } from '../catalog/column.ts'
import type { PlanName } from '../catalog/declare.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { Refusal, refuseProblems } from '../core/errors.ts'
import type { OrderKind } from '@kinora/media/engine/contract'
import { findPlan } from './plans.ts'

export type MakeablePorts = {
  /** What the operator does not want made, if there is anything. */
  policy?: PromptPolicy
  /** The kinds of order that an engine of this service makes. */
  makes: ReadonlySet<OrderKind>
}

/**
 * Refuses what this service does not make, before anything is stored or charged for it: texts with something in them that
 * the operator does not want, and what the plan orders if no engine here makes it.
 */
export async function requireMakeable(
  { policy, makes }: MakeablePorts,
  { column, values }: { column: Column; values: Values },
  plan?: PlanName,
): Promise<void> {
  const problems = policy ? await findPolicyProblems(column.fields, values, policy) : []
  if (problems.length > 0) throw refuseProblems(problems)
  const lacking =
    plan &&
    findPlan(plan)
      .needs(values)
      .find(kind => !makes.has(kind))
  if (lacking) throw new Refusal('ModelUnavailable', `no engine of this service makes ${lacking} orders`)
}
