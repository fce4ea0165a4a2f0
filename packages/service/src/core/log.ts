import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

/** One line of JSON per event on standard error; standard output stays free for what a person asked to see. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination(2))
