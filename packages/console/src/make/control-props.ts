import type { FormField } from './form-fields.ts'

export type ControlProps = {
  id: string
  field: FormField
  value: unknown
  /** True if the value was set, rather than a default. */
  isSaid: boolean
  isInvalid: boolean
  describedBy: string
  onChange: (value: unknown) => void
}
