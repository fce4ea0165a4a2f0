import { t } from '../texts/texts.ts'
import { word } from './words.ts'

/** The label of a field by its pointer: its plain name in its part of the document, or the field's own word. */
export function fieldLabel(pointer: string): string {
  const steps = pointer.split('/').filter(step => step !== '' && Number.isNaN(Number(step)))
  const name = steps.at(-1) ?? ''
  const own = t().desk.fields as Readonly<Record<string, string>>
  return own[steps.slice(-2).join('.')] ?? own[name] ?? capital(word(name))
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)
