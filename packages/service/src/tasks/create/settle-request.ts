import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { Generator, PlanName } from '../../catalog/declare.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../store/pool.ts'
import { resolveInputs } from './resolve-inputs.ts'
import { findPolicyProblems } from '../../catalog/check/find-policy-problems.ts'
import type { PromptPolicy } from '../../catalog/check/prompt-policy.ts'
import type { Column } from '../../catalog/column.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { Refusal, refuseProblems } from '../../core/errors.ts'
import type { OrderKind } from '@kinora/media/engine/contract'
import { findPlan } from '../plans.ts'

export type SettlePorts = MakeablePorts & { db: Database; clock: Clock }

/** Checks and prices a request before anything is stored or charged. */
export async function settleRequest(
  { plan }: Pick<Generator, 'plan'>,
  accountId: string,
  body: UnderstoodRequest,
  ports: SettlePorts,
): Promise<void> {
  await resolveInputs(ports.db, accountId, body, ports.clock())
  await requireMakeable(ports, body, plan)
}

/** Draws random values that the request left open. 31 bits, which every engine accepts. */
export function drawValues({ column, values }: UnderstoodRequest): void {
  for (const [name, field] of Object.entries(column.fields))
    if (field.kind === 'integer' && field.drawn && !values[name])
      values[name] = 1 + Math.floor(Math.random() * (2 ** 31 - 2))
}

export type MakeablePorts = {
  /** The operator's list of forbidden words, if any. */
  policy?: PromptPolicy
  /** The kinds of order that the engines make. */
  makes: ReadonlySet<OrderKind>
  /** True if an engine films scene documents. */
  takesScenes: boolean
}

/**
 * Refuses requests before anything is stored or charged: texts that the operator forbids, and orders that no engine
 * here makes.
 */
export async function requireMakeable(
  { policy, makes, takesScenes }: MakeablePorts,
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
  const scene = Object.keys(values).find(name => {
    const field = column.fields[name]
    return field?.kind === 'scene' || (field?.kind === 'list' && field.of.kind === 'scene')
  })
  if (scene !== undefined && !takesScenes)
    throw new Refusal('ModelUnavailable', `no engine of this service films scene documents, so ${scene} cannot be made`)
  if (lacking) throw new Refusal('ModelUnavailable', `no engine of this service makes ${lacking} orders`)
}
