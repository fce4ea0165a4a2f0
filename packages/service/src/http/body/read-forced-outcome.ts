import type { FastifyRequest } from 'fastify'
import { type ForcedOutcome, OUTCOME_HEADER, readOutcome, sandboxIsOff, splitModel } from '../../core/forced-outcome.ts'
import { Refusal } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import type { Endpoint } from '../endpoint.ts'
import type { CreateServices } from '../services.ts'

/** Reads the outcome that the header forces. A header without effect is refused, because a test would rely on it. */
export function readOutcomeHeader(
  { headers, method }: FastifyRequest,
  { takesOutcome, path }: Endpoint,
  { sandbox }: Pick<CreateServices, 'sandbox'>,
): ForcedOutcome | undefined {
  const value = headers[OUTCOME_HEADER]
  if (value === undefined) return undefined
  if (!sandbox) throw sandboxIsOff(`the header ${OUTCOME_HEADER}`)
  if (!takesOutcome)
    throw new Refusal('BadRequest', `${OUTCOME_HEADER} forces the outcome of creates; ${method} ${path} is none`)
  return readOutcome(String(value), OUTCOME_HEADER)
}

/** Splits a forced outcome off the model of a body. */
export function takeModelOutcome(
  body: Record<string, unknown>,
  { takesOutcome }: Endpoint,
  { sandbox }: Pick<CreateServices, 'sandbox'>,
): { body: Record<string, unknown>; outcome?: ForcedOutcome } {
  if (!takesOutcome || typeof body.model !== 'string') return { body }
  const { model, outcome } = splitModel(body.model)
  if (outcome === undefined) return { body }
  if (!sandbox) throw sandboxIsOff(`the outcome after the colon of model ${quoteValue(body.model)}`)
  return { body: { ...body, model }, outcome: readOutcome(outcome, 'what stands behind the model') }
}
