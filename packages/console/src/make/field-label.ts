import { t } from '../texts/texts.ts'

/** The name of a field for people. */
export const fieldLabel = (name: string): string => {
  const labels: Record<string, string> = t().fields.labels
  return labels[name] ?? name
}
