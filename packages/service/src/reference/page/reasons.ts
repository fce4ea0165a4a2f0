import { ERRORS, type Reason } from '../../core/errors.ts'
import { type Block, table } from './blocks.ts'

export const reasonTable = (): Block =>
  table(
    'fields',
    ['Reason', 'HTTP', 'Meaning'],
    Object.entries(ERRORS).map(([reason, { status, about }]) => [`\`${reason}\``, String(status), about]),
  )

/** Reasons that a status can carry. */
export const reasonsForStatus = (status: number): Reason[] =>
  (Object.keys(ERRORS) as Reason[]).filter(reason => ERRORS[reason].status === status)
