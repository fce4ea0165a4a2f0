import type { FormField } from './form-fields.ts'

export type ControlProps = {
  id: string
  field: FormField
  value: unknown
  /** Whether it was said, and is not merely the default. */
  isSaid: boolean
  isInvalid: boolean
  describedBy: string
  onChange: (value: unknown) => void
}
