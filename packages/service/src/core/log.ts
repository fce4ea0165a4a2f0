import { destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactSecrets } from './known-secrets.ts'

export type Log = Logger

/** One line of JSON per event on standard error; standard output is for the command's own output. */
export function createLog(level: string): Log {
  const out = destination(2)
  // Error texts of other services may quote the request with its credentials.
  const write = (line: string): void => void out.write(redactSecrets(line))
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, { write })
}
