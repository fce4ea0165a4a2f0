import { locale } from './format.ts'

/** The name of a language in the page's language; an unknown code is unchanged. */
export function languageName(code: string): string {
  if (!/^[a-z]{2,3}(?:-\w+)*$/.test(code)) return code
  return new Intl.DisplayNames(locale.value, { type: 'language', fallback: 'code' }).of(code) ?? code
}
