import { createHash } from 'node:crypto'
import type { PlanTask } from '../../plans/plan.ts'

/**
 * Films have no seed of their own: the same request gives the same film, and an input is the same that has the same
 * bytes, whatever upload brought them.
 */
export function deriveSeed({ type, request }: Pick<PlanTask, 'type' | 'request'>): number {
  const { callback_url: _callback, payload: _payload, ...asked } = request
  const hash = createHash('sha256')
    .update(JSON.stringify([type, asked], (_name, value: unknown) => withoutUpload(value)))
    .digest()
  return 1 + (hash.readUInt32BE(0) % 2_147_483_000)
}

const withoutUpload = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'blob' in value ? { blob: value.blob } : value
