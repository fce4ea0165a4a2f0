import { policyProblemsOf } from '../catalog/check/policy-problems.ts'
import type { Column } from '../catalog/column.ts'
import type { PlanName } from '../catalog/declare.ts'
import type { Values } from '../catalog/values-of.ts'
import { Refusal, refusalOf } from '../core/errors.ts'
import { orderKindsOf } from '../plans/order-kinds-of.ts'
import type { Services } from './services.ts'

/**
 * Refuses what this service does not make, before anything is stored or charged for it: texts with something in them that
 * the operator does not want, and what the plan orders if no engine here makes it.
 */
export async function mustBeMakeable(
  { policy, makes }: Services,
  { column, values }: { column: Column; values: Values },
  plan?: PlanName,
): Promise<void> {
  const problems = policy ? await policyProblemsOf(column.fields, values, policy) : []
  if (problems.length > 0) throw refusalOf(problems)
  const lacking = plan === undefined ? undefined : orderKindsOf(plan, values).find(kind => !makes.has(kind))
  if (lacking !== undefined) throw new Refusal('ModelUnavailable', `no engine of this service makes ${lacking} orders`)
}
