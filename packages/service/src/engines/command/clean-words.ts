const MOST_CHARACTERS = 300
// Shorter ones are in every sentence.
const LEAST_SECRET_CHARACTERS = 4

/** What a program said, fit for a caller: one line without secrets, addresses or paths of this machine. */
export function cleanWords(words: string, secrets: readonly string[]): string {
  let clean = words
  for (const secret of secrets) if (secret.length >= LEAST_SECRET_CHARACTERS) clean = clean.replaceAll(secret, '…')
  return clean
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[a-z][a-z0-9+.-]*:\/\/[^\s'"]+/gi, '…')
    .replaceAll(/(?<![\w.])(?:~|\.{1,2})?(?:\/[^\s'":,;()]+)+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
}
