import { signal } from '@preact/signals'
import { locale } from '../core/format.ts'
import { keep, recall } from '../core/storage.ts'
import type { Texts } from './texts-type.ts'

export type { Texts }

export const LANGUAGES = { en: 'English', zh: '中文' } as const
export type Language = keyof typeof LANGUAGES

// Each language is a separate file; a browser loads one.
const LOAD: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en.ts').then(file => file.en),
  zh: () => import('./zh.ts').then(file => file.zh),
}

const isLanguage = (name: string | undefined): name is Language => name !== undefined && name in LANGUAGES

/** The chosen language, or the first supported language of the browser. */
export const firstLanguage = (wished: readonly string[], kept = recall('language')): Language =>
  isLanguage(kept) ? kept : (wished.map(one => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en')

export const language = signal<Language>('en')
const shown = signal<Texts | undefined>(undefined)

/** The texts in the page's language. A component that reads them follows the language. */
export function t(): Texts {
  if (!shown.value) throw new Error('no language is loaded')
  return shown.value
}

export async function speak(chosen: Language, { keepIt = false } = {}): Promise<void> {
  const loaded = await LOAD[chosen]()
  if (keepIt) keep('language', chosen)
  language.value = chosen
  locale.value = chosen === 'zh' ? 'zh-CN' : (navigator.languages.find(one => one.startsWith('en')) ?? 'en')
  document.documentElement.lang = chosen === 'zh' ? 'zh-CN' : 'en'
  shown.value = loaded
}
