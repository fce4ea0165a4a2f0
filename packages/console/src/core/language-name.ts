import { locale } from './format.ts'

/** A language as the page's own language calls it; what is no code stays as it is. */
export function languageName(code: string): string {
  if (!/^[a-z]{2,3}(?:-\w+)*$/.test(code)) return code
  return new Intl.DisplayNames(locale.value, { type: 'language', fallback: 'code' }).of(code) ?? code
}
