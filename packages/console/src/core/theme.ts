import { signal } from '@preact/signals'
import { keep, recall } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const kept = recall('theme')
export const theme = signal<Theme>(kept === 'light' || kept === 'dark' ? kept : 'system')

/** `early-theme.ts` does the same before the page is drawn. */
export function chooseTheme(chosen: Theme): void {
  theme.value = chosen
  keep('theme', chosen === 'system' ? undefined : chosen)
  if (chosen === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}
