import { tidyWords } from '../far-side/read-fault.ts'

// Shorter ones are in every sentence.
const LEAST_SECRET_CHARACTERS = 4

/** What a program said, fit for a caller: one line without its secrets, addresses or paths of this machine. */
export function cleanWords(words: string, secrets: readonly string[]): string {
  let clean = words
  for (const secret of secrets) if (secret.length >= LEAST_SECRET_CHARACTERS) clean = clean.replaceAll(secret, '…')
  return tidyWords(clean.replaceAll(/[\p{Cc}\s]+/gu, ' '))
}
