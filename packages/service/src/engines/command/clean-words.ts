import type { Redact } from '../../core/redactor.ts'
import { tidyWords } from '../far-side/read-fault.ts'

/** What a program said, fit for a caller: one line without its secrets, addresses or paths of this machine. */
export const cleanWords = (words: string, redact: Redact): string =>
  tidyWords(redact(words).replaceAll(/[\p{Cc}\s]+/gu, ' '))
