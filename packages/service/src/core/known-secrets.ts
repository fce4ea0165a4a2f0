import { createRedactor, type Redact } from './redactor.ts'

// Of this process: the operator's keys for engines, wherever they came from. A key that was replaced stays one.
const known = new Set<string>()
let redactor: Redact | undefined

/** From now on this stands in no text that goes through `redactSecrets`. */
export function keepSecret(secret: string): void {
  if (known.has(secret)) return
  known.add(secret)
  redactor = undefined
}

/** A text of somebody else's without any secret that this process knows. */
export const redactSecrets: Redact = text => (redactor ??= createRedactor([...known]))(text)
