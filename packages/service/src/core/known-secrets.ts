import { createRedactor, type Redact } from './redactor.ts'

// The operator's engine keys known to this process. Replaced keys stay in it.
const known = new Set<string>()
let redactor: Redact | undefined

/** `redactSecrets` removes this secret from now on. */
export function keepSecret(secret: string): void {
  if (known.has(secret)) return
  known.add(secret)
  redactor = undefined
}

/** Removes all known secrets from a text. */
export const redactSecrets: Redact = text => (redactor ??= createRedactor([...known]))(text)
