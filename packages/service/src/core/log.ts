import { destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactSecrets } from './known-secrets.ts'

export type Log = Logger

/** One line of JSON per event on standard error; standard output stays free for what a person asked to see. */
export function createLog(level: string): Log {
  const out = destination(2)
  // Errors of others may repeat what they were sent.
  const write = (line: string): void => void out.write(redactSecrets(line))
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, { write })
}
