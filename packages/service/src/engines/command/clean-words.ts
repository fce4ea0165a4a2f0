import type { Redact } from '../../core/redactor.ts'
import { tidyWords } from '../remote/read-fault.ts'

/** A program's message for the caller: one line without secrets, addresses or local paths. */
export const cleanWords = (words: string, redact: Redact): string =>
  tidyWords(redact(words).replaceAll(/[\p{Cc}\s]+/gu, ' '))
